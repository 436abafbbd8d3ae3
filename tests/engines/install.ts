/** Installs what the checks need on Debian. Their script runs this first. */
import { aptInstall, becomeRoot, which } from '../tools/debian.ts';

/** A program of each Debian package. */
const PACKAGES = {
  xvfb: 'xvfb-run',
  xauth: 'xauth',
  'firefox-esr': 'firefox-esr',
  'webkit2gtk-driver': 'WebKitWebDriver',
};

const missing = () =>
  Object.entries(PACKAGES).flatMap(([name, program]) => (which(program) ? [] : [name]));

const asRoot = becomeRoot();
if (missing().length > 0 && asRoot !== undefined) aptInstall(asRoot, missing());
if (missing().length > 0) {
  console.error(`Missing here. On Debian, as root: apt-get install ${missing().join(' ')}`);
  process.exitCode = 1;
}

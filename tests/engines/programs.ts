import { aptInstall, becomeRoot, which } from '../tools/debian.ts';

/** Each program's names, the preferred one first, and the Debian package that contains it. */
const PROGRAMS = {
  xvfb: { names: ['Xvfb'], package: 'xvfb' },
  firefox: { names: ['firefox-esr', 'firefox'], package: 'firefox-esr' },
  webKitDriver: { names: ['WebKitWebDriver'], package: 'webkit2gtk-driver' },
} as const;

const find = ({ names }: { readonly names: readonly string[] }) =>
  names.map(which).find((file) => file !== undefined);

/**
 * Installs the Debian packages of missing programs where possible.
 * @param complain is told in a sentence what to do about each that is still missing.
 */
export function findPrograms(complain: (sentence: string) => void) {
  const all = Object.values(PROGRAMS);
  const packages = all.filter((program) => find(program) === undefined).map((each) => each.package);
  const asRoot = becomeRoot();
  if (packages.length > 0 && asRoot !== undefined && which('apt-get') !== undefined) {
    console.log(`Installing what is missing here (apt-get install ${packages.join(' ')}).`);
    aptInstall(asRoot, packages);
  }
  for (const program of all) {
    if (find(program) !== undefined) continue;
    complain(
      `${program.names.join(' or ')} is missing and could not be installed. On Debian, as root: apt-get install ${program.package}`,
    );
  }
  const { xvfb, firefox, webKitDriver } = PROGRAMS;
  return { xvfb: find(xvfb), firefox: find(firefox), webKitDriver: find(webKitDriver) };
}

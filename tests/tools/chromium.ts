import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { aptInstall, becomeRoot, which } from './debian.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const MINUTE = 60_000;

/**
 * The Chromium that CHROMIUM_PATH names, else an installed one, else Playwright's. If there is
 * none, installs Playwright's, else Debian's.
 * @throws Error if none can be installed.
 */
export function findChromium(): string {
  const found = lookAround() ?? installPlaywrights() ?? installDebians();
  if (found !== undefined) return found;
  throw new Error(
    'No Chromium that starts. Install one (apt-get install chromium) or name one in CHROMIUM_PATH.',
  );
}

function lookAround(): string | undefined {
  const files = [process.env['CHROMIUM_PATH'], ...NAMES.map(which), chromium.executablePath()];
  return files.find((file) => file !== undefined && existsSync(file) && starts(file));
}

function installPlaywrights(): string | undefined {
  // Its libraries come from Debian's packages, which only root may install.
  const args = [
    'playwright',
    'install',
    ...(process.getuid?.() === 0 ? ['--with-deps'] : []),
    'chromium',
  ];
  console.log(`No Chromium that starts was found: npx ${args.join(' ')}`);
  spawnSync('npx', args, { stdio: 'inherit', timeout: 10 * MINUTE });
  return lookAround();
}

function installDebians(): string | undefined {
  const asRoot = becomeRoot();
  if (asRoot === undefined) return undefined;
  console.log('It does not start either: apt-get install chromium');
  aptInstall(asRoot, ['chromium', 'fonts-liberation']);
  return lookAround();
}

/** A page whose script finishes only if a line of text can be laid out, which needs a font. */
const PROBE =
  'data:text/html,<p id=line>dino</p><script>document.title=document.getElementById("line").getClientRects().length</script>';

function starts(file: string): boolean {
  const profile = mkdtempSync(path.join(tmpdir(), 'chromium-probe-'));
  try {
    const args = [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      `--user-data-dir=${profile}`,
      '--dump-dom',
      PROBE,
    ];
    const { stdout } = spawnSync(file, args, {
      encoding: 'utf8',
      timeout: MINUTE,
      killSignal: 'SIGKILL',
    });
    return typeof stdout === 'string' && stdout.includes('<title>1</title>');
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

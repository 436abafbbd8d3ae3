import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { aptInstall, becomeRoot, which } from './debian.ts';

/** Program names of an installed Chromium. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'] as const;

/** What the choice needs to know about the machine. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The full path of a program on PATH. */
  which(name: string): string | undefined;
  /** The path of Playwright's own Chromium, whether it is installed or not. */
  playwrightsOwn(): string | undefined;
  /**
   * Whether this Chromium really starts and lays out a line of text: a version number proves neither its libraries
   * nor a font.
   */
  starts(file: string): boolean;
  /** How to run something as root: directly, through sudo, or not at all. */
  asRoot(): readonly string[] | undefined;
  installPlaywrights(withDependencies: boolean): boolean;
  installDebians(asRoot: readonly string[]): boolean;
  say(sentence: string): void;
}

/**
 * A Chromium that starts: one that CHROMIUM_PATH names, an installed one, Playwright's own, and if there is none, one
 * that is now installed.
 * @throws Error when there is none and none can be installed, in a sentence that says what to do.
 */
export function findChromium(machine: Machine = thisMachine()): string {
  const found = lookAround(machine);
  if (found !== undefined) return found;

  const asRoot = machine.asRoot();
  machine.say(
    "No Chromium that starts was found on this machine: installing Playwright's (npx playwright install chromium).",
  );
  if (machine.installPlaywrights(asRoot?.length === 0)) {
    const own = startingOne(machine, [machine.playwrightsOwn()]);
    if (own !== undefined) return own;
  }
  if (asRoot === undefined) {
    throw new Error(
      "No Chromium: Playwright's could not be installed or does not start, and Debian's package wants root. " +
        'Install one (as root: apt-get install chromium) or name one in CHROMIUM_PATH.',
    );
  }
  machine.say(
    "Playwright's Chromium could not be installed or does not start: installing Debian's (apt-get install chromium).",
  );
  if (machine.installDebians(asRoot)) {
    // The package also brings the libraries that Playwright's may have lacked.
    const installed = lookAround(machine);
    if (installed !== undefined) return installed;
  }
  throw new Error(
    "No Chromium: neither Playwright's download nor Debian's package gave one that starts (no network?). " +
      'Install Chromium by hand or name one in CHROMIUM_PATH.',
  );
}

function lookAround(machine: Machine): string | undefined {
  const named = machine.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (machine.starts(named)) return named;
    machine.say(`CHROMIUM_PATH names ${named}, which does not start: looking for another Chromium.`);
  }
  return startingOne(machine, [...NAMES.map((name) => machine.which(name)), machine.playwrightsOwn()]);
}

function startingOne(machine: Machine, files: readonly (string | undefined)[]): string | undefined {
  return files.find((file): file is string => file !== undefined && machine.starts(file));
}

/** A page whose script finishes only if a line of text can be laid out. */
const PROBE =
  'data:text/html,<p id=line>dino</p><script>document.title=document.getElementById("line").getClientRects().length</script>';

const MINUTES = 60_000;

export function thisMachine(): Machine {
  const run = (command: string, args: readonly string[], timeout: number) =>
    spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout }).status === 0;
  return {
    env: process.env,
    which,
    playwrightsOwn: () => {
      const file = chromium.executablePath();
      return existsSync(file) ? file : undefined;
    },
    starts,
    asRoot: becomeRoot,
    installPlaywrights: (withDependencies) => {
      const cli = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
      return run(
        process.execPath,
        [cli, 'install', ...(withDependencies ? ['--with-deps'] : []), 'chromium'],
        10 * MINUTES,
      );
    },
    installDebians: (asRoot) => aptInstall(asRoot, ['chromium', 'fonts-liberation']),
    say: (sentence) => console.log(sentence),
  };
}

function starts(file: string): boolean {
  const profile = mkdtempSync(path.join(tmpdir(), 'chromium-probe-'));
  try {
    const args = ['--headless', '--no-sandbox', '--disable-gpu', `--user-data-dir=${profile}`, '--dump-dom', PROBE];
    const { stdout } = spawnSync(file, args, { encoding: 'utf8', timeout: MINUTES, killSignal: 'SIGKILL' });
    return typeof stdout === 'string' && stdout.includes('<title>1</title>');
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

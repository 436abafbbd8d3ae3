import { aptInstall, becomeRoot, which } from '../tools/debian.ts';

/**
 * The programs that the run needs: their names, the preferred one first, and the Debian package
 * that contains them.
 */
const PROGRAMS = {
  xvfb: { names: ['Xvfb'], package: 'xvfb' },
  firefox: { names: ['firefox-esr', 'firefox'], package: 'firefox-esr' },
  webKitDriver: { names: ['WebKitWebDriver'], package: 'webkit2gtk-driver' },
} as const;

export type Program = keyof typeof PROGRAMS;

const ALL: readonly Program[] = ['xvfb', 'firefox', 'webKitDriver'];

/** What the search needs to know about the machine. */
export interface Machine {
  /** The full path of a program on PATH. */
  which(name: string): string | undefined;
  /** How to run something as root: directly, through sudo, or not at all. */
  asRoot(): readonly string[] | undefined;
  aptInstall(asRoot: readonly string[], packages: readonly string[]): boolean;
  say(sentence: string): void;
}

/** The path of each program, or for a missing one a sentence that says what to do. */
export interface Found {
  readonly files: Readonly<Partial<Record<Program, string>>>;
  readonly missing: Readonly<Partial<Record<Program, string>>>;
}

/** Looks for the programs, and installs the Debian packages of missing ones where possible. */
export function findPrograms(machine: Machine = thisMachine()): Found {
  const absent = ALL.filter((program) => lookFor(program, machine) === undefined);
  if (absent.length > 0) install(absent, machine);
  const found = ALL.map((program) => [program, lookFor(program, machine)] as const);
  return {
    files: Object.fromEntries(found.filter(([, file]) => file !== undefined)),
    missing: Object.fromEntries(
      found
        .filter(([, file]) => file === undefined)
        .map(([program]) => [program, sayMissing(program)]),
    ),
  };
}

function lookFor(program: Program, machine: Machine): string | undefined {
  for (const name of PROGRAMS[program].names) {
    const file = machine.which(name);
    if (file !== undefined) return file;
  }
  return undefined;
}

function install(programs: readonly Program[], machine: Machine): void {
  const asRoot = machine.asRoot();
  if (asRoot === undefined || machine.which('apt-get') === undefined) return;
  const packages = programs.map((program) => PROGRAMS[program].package);
  machine.say(
    `Installing what is missing on this machine (apt-get install ${packages.join(' ')}).`,
  );
  machine.aptInstall(asRoot, packages);
}

function sayMissing(program: Program): string {
  const { names, package: name } = PROGRAMS[program];
  return `${names.join(' or ')} is missing and could not be installed. On Debian, as root: apt-get install ${name}`;
}

function thisMachine(): Machine {
  return { which, asRoot: becomeRoot, aptInstall, say: (sentence) => console.log(sentence) };
}

import { expect, test } from 'vitest';
import { findPrograms, type Machine } from './programs.ts';

const EVERYTHING = ['Xvfb', 'firefox-esr', 'WebKitWebDriver', 'apt-get'];

interface Situation {
  readonly onPath: readonly string[];
  readonly root?: readonly string[];
  /** Programs that an installation provides. */
  readonly brings?: readonly string[];
}

function machineIn({ onPath, root, brings = [] }: Situation) {
  const programs = new Set(onPath);
  const deeds: string[] = [];
  const machine: Machine = {
    which: (name) => (programs.has(name) ? `/usr/bin/${name}` : undefined),
    asRoot: () => root,
    aptInstall: (asRoot, packages) => {
      deeds.push([...asRoot, ...packages].join(' '));
      for (const name of brings) programs.add(name);
      return brings.length > 0;
    },
    say: () => undefined,
  };
  return { machine, deeds };
}

test('installed programs are used, and nothing is installed', () => {
  const { machine, deeds } = machineIn({ onPath: [...EVERYTHING, 'firefox'], root: [] });
  expect(findPrograms(machine)).toEqual({
    files: {
      xvfb: '/usr/bin/Xvfb',
      firefox: '/usr/bin/firefox-esr',
      webKitDriver: '/usr/bin/WebKitWebDriver',
    },
    missing: {},
  });
  expect(deeds).toEqual([]);
});

test('a Firefox not from Debian is accepted', () => {
  const { machine } = machineIn({ onPath: ['Xvfb', 'firefox', 'WebKitWebDriver'] });
  expect(findPrograms(machine).files.firefox).toBe('/usr/bin/firefox');
});

test('only what is missing is installed, through sudo where need be', () => {
  const { machine, deeds } = machineIn({
    onPath: ['firefox-esr', 'apt-get'],
    root: ['sudo', '-n'],
    brings: ['Xvfb', 'WebKitWebDriver'],
  });
  expect(findPrograms(machine).missing).toEqual({});
  expect(deeds).toEqual(['sudo -n xvfb webkit2gtk-driver']);
});

test.each([
  ['without root', { onPath: ['Xvfb', 'firefox-esr', 'apt-get'] }],
  ['on another system than Debian', { onPath: ['Xvfb', 'firefox-esr'], root: [] }],
  [
    'when the installation brings nothing',
    { onPath: ['Xvfb', 'firefox-esr', 'apt-get'], root: [] },
  ],
])('%s, a sentence says what is missing and which command helps', (_, situation) => {
  const { files, missing } = findPrograms(machineIn(situation).machine);
  expect(files).toEqual({ xvfb: '/usr/bin/Xvfb', firefox: '/usr/bin/firefox-esr' });
  expect(missing).toEqual({
    webKitDriver:
      'WebKitWebDriver is missing and could not be installed. On Debian, as root: apt-get install webkit2gtk-driver',
  });
});

import { describe, expect, test } from 'vitest';
import { findChromium, type Machine } from './chromium.ts';

interface Situation {
  readonly env?: Record<string, string>;
  /** Programs on PATH, by name. */
  readonly installed?: Record<string, string>;
  readonly playwrights?: string;
  /** Those that start. */
  readonly healthy?: string[];
  readonly root?: 'root' | 'sudo' | 'none';
  /** The program that each kind of installation provides, if it works. */
  readonly download?: { playwrights: string; starts: boolean };
  readonly debian?: { chromium: string; starts: boolean };
}

/** A fake machine in this situation, and a log of what was done on it. */
function machineIn({
  env = {},
  installed = {},
  playwrights,
  healthy = [],
  root = 'none',
  download,
  debian,
}: Situation) {
  const programs = new Map(Object.entries(installed));
  const starting = new Set(healthy);
  const diary: string[] = [];
  let own = playwrights;
  const machine: Machine = {
    env,
    which: (name) => programs.get(name),
    playwrightsOwn: () => own,
    starts: (file) => starting.has(file),
    asRoot: () => (root === 'root' ? [] : root === 'sudo' ? ['sudo', '-n'] : undefined),
    installPlaywrights: (withDependencies) => {
      diary.push(withDependencies ? 'download with dependencies' : 'download');
      if (download === undefined) return false;
      own = download.playwrights;
      if (download.starts) starting.add(own);
      return true;
    },
    installDebians: (asRoot) => {
      diary.push([...asRoot, 'apt'].join(' '));
      if (debian === undefined) return false;
      programs.set('chromium', debian.chromium);
      if (debian.starts) starting.add(debian.chromium);
      return true;
    },
    say: (sentence) => diary.push(`says: ${sentence}`),
  };
  return { machine, diary, deeds: () => diary.filter((entry) => !entry.startsWith('says: ')) };
}

describe('an installed Chromium is used, and nothing is installed', () => {
  test('the one that CHROMIUM_PATH names comes first', () => {
    const { machine, diary } = machineIn({
      env: { CHROMIUM_PATH: '/opt/c' },
      installed: { chromium: '/usr/bin/chromium' },
      healthy: ['/opt/c', '/usr/bin/chromium'],
    });
    expect(findChromium(machine)).toBe('/opt/c');
    expect(diary).toEqual([]);
  });

  test('one that CHROMIUM_PATH names and that does not start is reported and skipped', () => {
    const { machine, diary } = machineIn({
      env: { CHROMIUM_PATH: '/opt/c' },
      installed: { chromium: '/usr/bin/chromium' },
      healthy: ['/usr/bin/chromium'],
    });
    expect(findChromium(machine)).toBe('/usr/bin/chromium');
    expect(diary).toEqual(['says: CHROMIUM_PATH names /opt/c, which does not start: looking for another Chromium.']);
  });

  test('an empty CHROMIUM_PATH is ignored', () => {
    const { machine, diary } = machineIn({ env: { CHROMIUM_PATH: '' }, playwrights: '/own', healthy: ['/own'] });
    expect(findChromium(machine)).toBe('/own');
    expect(diary).toEqual([]);
  });

  test('an installed one comes before Playwright’s own, unless it does not start', () => {
    const installed = { chromium: '/usr/bin/chromium', 'google-chrome': '/usr/bin/google-chrome' };
    const both = machineIn({ installed, playwrights: '/own', healthy: ['/usr/bin/google-chrome', '/own'] });
    expect(findChromium(both.machine)).toBe('/usr/bin/google-chrome');
    const broken = machineIn({ installed, playwrights: '/own', healthy: ['/own'] });
    expect(findChromium(broken.machine)).toBe('/own');
    expect(broken.diary).toEqual([]);
  });
});

describe('where none is installed, one is installed and reported', () => {
  test('Playwright’s download is tried first, with its system libraries when running as root', () => {
    const download = { playwrights: '/own', starts: true };
    const root = machineIn({ root: 'root', download });
    expect(findChromium(root.machine)).toBe('/own');
    expect(root.deeds()).toEqual(['download with dependencies']);
    expect(root.diary[0]).toMatch(/^says: No Chromium that starts was found .* installing Playwright's/);
    const plain = machineIn({ root: 'none', download });
    expect(findChromium(plain.machine)).toBe('/own');
    expect(plain.deeds()).toEqual(['download']);
  });

  test('Debian’s package is installed when the download fails', () => {
    const { machine, deeds } = machineIn({ root: 'root', debian: { chromium: '/usr/bin/chromium', starts: true } });
    expect(findChromium(machine)).toBe('/usr/bin/chromium');
    expect(deeds()).toEqual(['download with dependencies', 'apt']);
  });

  test('Debian’s package is installed through sudo when the downloaded one does not start', () => {
    const { machine, deeds } = machineIn({
      root: 'sudo',
      download: { playwrights: '/own', starts: false },
      debian: { chromium: '/usr/bin/chromium', starts: true },
    });
    expect(findChromium(machine)).toBe('/usr/bin/chromium');
    expect(deeds()).toEqual(['download', 'sudo -n apt']);
  });
});

describe('when nothing works, the error says what to do', () => {
  test('without root it names the command to run as root', () => {
    const { machine, deeds } = machineIn({ root: 'none' });
    expect(() => findChromium(machine)).toThrow(/Debian's package wants root.*CHROMIUM_PATH/);
    expect(deeds()).toEqual(['download']);
  });

  test('with root and no network it says what was tried', () => {
    const { machine, deeds } = machineIn({ root: 'root' });
    expect(() => findChromium(machine)).toThrow(/neither Playwright's download nor Debian's package.*CHROMIUM_PATH/);
    expect(deeds()).toEqual(['download with dependencies', 'apt']);
  });

  test('a package that does not start is not accepted either', () => {
    const { machine } = machineIn({ root: 'root', debian: { chromium: '/usr/bin/chromium', starts: false } });
    expect(() => findChromium(machine)).toThrow(/neither/);
  });
});

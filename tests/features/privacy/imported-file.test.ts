// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { TaughtHints } from '#game';
import { run, RUNS } from '../history/some-runs.ts';
import {
  fieldsIn,
  fileOf,
  goToAnotherBrowser,
  pageOf,
  play,
  playInBrowsers,
} from './played-page.ts';

playInBrowsers();

const EXPORTED = Object.entries({
  highScore: 'dino-high-score',
  highScoreAssisted: 'dino-high-score-assisted',
  stats: 'dino-stats',
  settings: 'dino-settings',
  achievements: 'dino-achievements',
  rivals: 'dino-rivals',
  daily: 'dino-daily',
  dailyPractice: 'dino-daily-practice',
  practice: 'dino-practice',
  bestRuns: 'dino-best-runs',
  hints: 'dino-hints',
  seenDays: 'dino-days',
});

describe('an import', () => {
  it.each([...EXPORTED.map(([name]) => name), 'runs'])(
    'of a file without %s leaves what is here, and takes the rest',
    async (name) => {
      const played = await play({ score: 700, runs: [run(0)], daily: [300] });
      played.settings.change({ theme: 'contrast' });
      const { [name]: _, ...rest } = fieldsIn(await played.write());
      const page = await play({ score: 500, runs: [run(1)], daily: [200] });
      page.settings.change({ muted: true });
      const { [name]: before } = fieldsIn(await page.write());
      const { names, leftOut } = await page.import(fileOf(JSON.stringify(rest)));
      expect(names).toHaveLength(12);
      expect(leftOut).toBe(0);
      const after = fieldsIn(await page.write());
      expect(after[name]).toEqual(before);
      if (name !== 'highScore') expect(after['highScore']).toMatchObject({ score: 700 });
      if (name !== 'settings') expect(after['settings']).toMatchObject({ theme: 'contrast' });
    },
  );

  it('lasts for the visit where a newer version has stored values, or storage refuses', async () => {
    const file = fileOf(await (await play({ score: 700, runs: [run(0)] })).write());
    goToAnotherBrowser();
    for (const [, key] of EXPORTED) localStorage.setItem(key, `{"version":2,"of":"${key}"}`);
    const before = Object.entries(localStorage);
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const page = pageOf();
    const { unstored } = await page.import(file);
    expect(unstored.toSorted()).toEqual([...EXPORTED.map(([name]) => name), 'runs'].toSorted());
    expect(page.highScore.value).toBe(700);
    expect(page.runs.get().runs).toEqual([run(0)]);
    expect(Object.entries(localStorage).filter(([key]) => !key.includes('runs.'))).toEqual(before);
  });

  it('is undone exactly, once', async () => {
    const played = await play({
      score: 700,
      stats: { runs: 3 },
      runs: RUNS.slice(10, 20),
      daily: [300],
    });
    played.settings.change({ theme: 'contrast' });
    new TaughtHints().add('turbo');
    const file = fileOf(await played.write());

    const page = await play({ score: 500, runs: RUNS.slice(0, 10), daily: [200, 400] });
    const before = [await page.write(), new Map(Object.entries(localStorage))];
    const { undo } = await page.import(file);
    expect(await page.write()).not.toBe(before[0]);
    await undo();
    expect([await pageOf().write(), new Map(Object.entries(localStorage))]).toEqual(before);
  });
});

describe('any other file is refused in a sentence, and changes nothing:', () => {
  const FOREIGN =
    'This file isn’t from this game. Choose a file that you saved with ‘Export my data’.';
  const DAMAGED = 'This file is damaged, so nothing was imported. Export your data again.';
  const NEWER = 'This file is from a newer version of the game. Reload the page to get it.';
  const HEAD = '"format":"dino-sprint-data"';
  const IMPOSSIBLE = 'This file has a result that nobody can reach, so nothing was imported.';
  const withPart = (name: string, part: object) => (file: string) =>
    JSON.stringify({ ...JSON.parse(file), [name]: { version: 1, ...part } });
  const attempts = [{ id: '0a', score: 80_000, metres: 5, assisted: false }];
  it.each([
    ['nothing', () => '', FOREIGN],
    ['a letter', () => 'Dear dino,', FOREIGN],
    ['data of another site', () => '{"format":"other","version":1,"runs":[]}', FOREIGN],
    ['cut off', (file: string) => file.slice(0, -20), DAMAGED],
    ['without its parts', () => `{${HEAD},"version":1}`, DAMAGED],
    ['with a part without a version', withPart('stats', { version: null }), DAMAGED],
    ['with a part of another kind', (file: string) => file.replace('"runs": {', '"s": {'), NEWER],
    ['with a part of a later version', withPart('stats', { version: 2 }), NEWER],
    ['of a later version', () => `{${HEAD},"version":2}`, NEWER],
    ['with a high score', withPart('highScore', { score: 1e7 }), IMPOSSIBLE],
    ['with an assisted one', withPart('highScoreAssisted', { score: 1e300 }), IMPOSSIBLE],
    ['with a best run', withPart('bestRuns', { plain: { score: 1, metres: 1e7 } }), IMPOSSIBLE],
    ['with a daily result', withPart('daily', { days: { 21: attempts } }), IMPOSSIBLE],
    ['with one of practice', withPart('dailyPractice', { days: { 21: attempts } }), IMPOSSIBLE],
    ['with obstacles passed', withPart('practice', { bests: { 'smallCacti 0': 1e7 } }), IMPOSSIBLE],
    ['with a day', withPart('stats', { days: [{ bestAssisted: 1e7 }] }), IMPOSSIBLE],
    ['with a farthest run', withPart('stats', { farthest: 1e7 }), IMPOSSIBLE],
    ['with metres', withPart('stats', { metres: 1000, playedMs: 1000 }), IMPOSSIBLE],
  ])('%s', async (_, change, sentence) => {
    const file = fileOf(change(await (await play({ score: 700 })).write()));
    const page = await play({ score: 500, daily: [400], runs: [run(0)] });
    const before = await page.write();
    await expect(page.import(file)).rejects.toThrow(sentence);
    expect(await pageOf().write()).toBe(before);
  });

  it('a file of 50 MB, which is not even read', async () => {
    const file = fileOf('');
    vi.spyOn(file, 'size', 'get').mockReturnValue(50_000_000);
    const read = vi.spyOn(file, 'text');
    await expect(pageOf().import(file)).rejects.toThrow(
      'This file is too large. Choose one of up to 10 MB.',
    );
    expect(read).not.toHaveBeenCalled();
  });
});

// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { PlayerData } from '#features/privacy';
import { NO_STATS } from '#src/features/stats/player-stats.ts';
import { BestRuns, SeenDays, TaughtHints } from '#game';
import { readReplay, writeReplay } from '#replay';
import { run } from '../history/some-runs.ts';
import {
  CACTI,
  dayOf,
  fileOf,
  goToAnotherBrowser,
  loadersOf,
  NOW,
  openAll,
  pageOf,
  play,
  playInBrowsers,
  result,
} from './played-page.ts';

playInBrowsers();

const STATS = {
  runs: 3,
  metres: 900,
  farthest: 400,
  playedMs: 90_000,
  days: [dayOf('2026-11-20', 3, 700)],
};

describe('a file with all of the player’s data', () => {
  it('brings everything to a browser that has nothing, and nothing twice', async () => {
    const page = await play({
      score: 700,
      stats: STATS,
      runs: [run(0), run(1, { day: 21 })],
      daily: [300],
    });
    page.highScoreAssisted.offer(900);
    page.settings.change({ theme: 'contrast', muted: true });
    page.achievements.update({ results: { limbo: { best: 10, at: 7 } }, judged: ['1.run'] });
    page.rivals.update({ beaten: 3 });
    new BestRuns().offer({ score: 700, metres: 650 }, false);
    new TaughtHints().add('turbo');
    new SeenDays().add({ seed: '2', score: 100 });
    const written = await page.write();
    const stored = Object.entries(localStorage);
    const fields: unknown = JSON.parse(written);
    expect(Object.keys(fields ?? {}).join(' ')).toBe(
      'version format exported highScore highScoreAssisted stats settings achievements rivals daily dailyPractice practice runs bestRuns hints seenDays',
    );

    goToAnotherBrowser();
    const other = pageOf();
    for (const _ of ['once', 'twice']) {
      expect(await other.import(fileOf(written))).toMatchObject({
        runs: 2,
        leftOut: 0,
        unstored: [],
      });
      expect(await pageOf().write()).toBe(written);
      expect(new Map(Object.entries(localStorage))).toEqual(new Map(stored));
    }
    expect(other.settings.get().theme).toBe('contrast');
    expect(other.stats.get().runs).toBe(3);
    expect(other.runs.get().runs).toHaveLength(2);
  });

  it('keeps the better of each result, and the settings of the file', async () => {
    const played = await play({
      score: 700,
      stats: STATS,
      runs: [run(0), run(1)],
      daily: [300, 900],
    });
    played.settings.change({ theme: 'contrast' });
    const file = fileOf(await played.write());
    const page = await play({
      score: 500,
      stats: {
        runs: 5,
        metres: 100,
        days: [dayOf('2026-11-20', 1, 800), dayOf('2026-11-21', 4, 10)],
      },
      runs: [run(1), run(2)],
      daily: [200, 400],
    });
    await page.import(file);
    expect(page.highScore.value).toBe(700);
    expect(page.practice.best(CACTI, false)).toBe(700);
    expect(page.dailyPractice.get().days.get(20)).toEqual([result(700)]);
    expect(page.daily.of(21)).toEqual([300, 900, 400].map(result));
    expect(page.settings.get().theme).toBe('contrast');
    expect(page.runs.get().runs).toEqual([run(2), run(1), run(0)]);
    expect(page.stats.get()).toEqual({
      ...NO_STATS,
      runs: 5,
      metres: 900,
      farthest: 400,
      playedMs: 90_000,
      days: [dayOf('2026-11-20', 3, 800), dayOf('2026-11-21', 4, 10)],
    });
  });

  it('can claim no better run than its replay shows, and loses those that can’t be played', async () => {
    const replay = readReplay(run(1).replay);
    const written = await (await play({ score: 1 })).write();
    const best = { score: 30_000, metres: 30_000 };
    const honest = { score: run(2).score, metres: 1, assisted: false };
    const runs = [
      { ...run(0), ...best },
      run(2),
      run(1, { replay: run(1).replay.slice(0, -1) }),
      run(1, { page: '//elsewhere.example' }),
      run(1, { replay: writeReplay({ ...replay, rules: 0 }) }),
      null,
    ];
    const file = JSON.stringify({
      ...JSON.parse(written),
      runs: { version: 1, runs },
      highScore: { version: 1, score: best.score },
      bestRuns: { version: 1, plain: best, assisted: { score: 1, metres: 2 } },
      daily: {
        version: 1,
        days: {
          21: [
            { id: '0a', ...honest },
            { id: '0b', ...best, assisted: false },
          ],
        },
      },
    });
    const page = await play({ score: 1 });
    expect(await page.import(fileOf(file))).toMatchObject({ runs: 2, leftOut: 4 });
    expect(page.runs.get().runs).toEqual([run(2), run(0)]);
    const { score, metres } = run(0);
    expect(page.highScore.value).toBe(score);
    expect(new BestRuns().get()).toEqual({
      plain: { score, metres },
      assisted: { score: 1, metres: 2 },
    });
    expect(page.daily.of(21)).toEqual([honest, { score, metres, assisted: false }]);
  });
});

describe('an export', () => {
  it.each<[string, () => void]>([
    [
      'refuses',
      () =>
        void vi.spyOn(indexedDB, 'open').mockImplementation(() => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        }),
    ],
    [
      'cannot be read',
      () =>
        void vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
          throw new DOMException('The disk is damaged.', 'DataError');
        }),
    ],
    [
      'never answers',
      () => {
        const unanswered = indexedDB.open('unanswered');
        unanswered.addEventListener('success', (event) => event.stopImmediatePropagation());
        vi.spyOn(indexedDB, 'open').mockReturnValue(unanswered);
      },
    ],
  ])(
    'says in three seconds if the database %s, and has the runs that wait for it',
    async (_, spoil) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      spoil();
      const page = pageOf();
      page.highScore.offer(700);
      void page.runs.save(run(0));
      const exporting = page.export();
      await vi.advanceTimersByTimeAsync(3000);
      const { text, unread } = await exporting;
      vi.useRealTimers();
      expect(unread).toEqual(['runs']);
      expect(JSON.parse(text)).toMatchObject({
        highScore: { score: 700 },
        runs: { runs: [run(0)] },
      });
    },
  );

  it('has everything else if some code cannot be loaded', async () => {
    const parts = openAll();
    const loaders = { ...loadersOf(parts), stats: () => Promise.reject(new Error('offline')) };
    const data = new PlayerData({ loaders });
    parts.highScore.offer(700);
    const { text, unread } = await data.write(NOW);
    expect(unread).toEqual(['stats']);
    expect(JSON.parse(text)).toMatchObject({ highScore: { score: 700 }, runs: { runs: [] } });
    await expect(data.import(fileOf(text))).rejects.toThrow('offline');
  });
});

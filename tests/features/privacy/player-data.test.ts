// @vitest-environment happy-dom
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AchievementsStore } from '#features/achievements';
import { DailyPracticeStore, DailyStore } from '#features/daily';
import { SavedRuns } from '#features/history';
import { PracticeStore } from '#features/practice';
import { PlayerData } from '#features/privacy';
import { NO_STATS, type PlayerStats } from '#src/features/stats/player-stats.ts';
import { StatsStore } from '#src/features/stats/stats-store.ts';
import { BestRuns, type SavedRun, TaughtHints } from '#game';
import { HIGH_SCORE_KEYS, HighScore } from '#src/game/runs/high-score.ts';
import { SettingsStore } from '#src/game/settings/settings.ts';
import { readReplay, writeReplay } from '#replay';
import { run } from '../history/some-runs.ts';

const NOW = new Date(2026, 10, 27);
const CACTI = { subject: 'smallCacti', paceScore: 300 } as const;

const result = (score: number) => ({ score, metres: score, assisted: false });
const dayOf = (day: string, runs: number, best: number) => ({
  day,
  runs,
  best,
  bestAssisted: 0,
  playedMs: 0,
});

function openAll() {
  const settings = new SettingsStore();
  const achievements = new AchievementsStore();
  for (const item of [settings, achievements]) item.read();
  return {
    highScore: new HighScore(),
    highScoreAssisted: new HighScore(HIGH_SCORE_KEYS.assisted),
    stats: new StatsStore(),
    settings,
    achievements,
    daily: new DailyStore(),
    dailyPractice: new DailyPracticeStore(),
    practice: new PracticeStore(),
    runs: new SavedRuns(),
  };
}

function goToAnotherBrowser(): void {
  localStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
}

function pageOf(parts = openAll()) {
  const data = new PlayerData({ loadParts: async () => parts, resetMemory: () => undefined });
  return { ...parts, write: () => data.write(NOW), import: (file: Blob) => data.import(file) };
}

interface Played {
  readonly score: number;
  readonly stats?: Partial<PlayerStats>;
  readonly runs?: readonly SavedRun[];
  /** Scores of the attempts at the course of day 21. */
  readonly daily?: readonly number[];
}

async function play({ score, stats = {}, runs = [], daily = [] }: Played) {
  goToAnotherBrowser();
  const page = pageOf();
  page.highScore.offer(score);
  page.practice.offer(CACTI, false, score);
  page.dailyPractice.offer(20, result(score));
  page.stats.update({ ...NO_STATS, ...stats });
  await page.runs.save(...runs);
  for (const each of daily) {
    const attempt = page.daily.begin(21);
    if (attempt !== null) page.daily.finish(21, attempt, result(each));
  }
  return page;
}

const fileOf = (text: string) => new File([text], 'data.json');

beforeEach(() => {
  goToAnotherBrowser();
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a file with all of the player’s data', () => {
  it('brings everything to a browser that has nothing, and nothing twice', async () => {
    const page = await play({
      score: 700,
      stats: { runs: 3, metres: 900, days: [dayOf('2026-11-20', 3, 700)] },
      runs: [run(0), run(1, { day: 21 })],
      daily: [300],
    });
    page.highScoreAssisted.offer(900);
    page.settings.change({ theme: 'contrast', muted: true });
    page.achievements.update({ results: { limbo: { best: 10, at: 7 } }, judged: ['1.run'] });
    new BestRuns().offer({ score: 700, metres: 650 }, false);
    new TaughtHints().add('turbo');
    const written = await page.write();
    const stored = Object.entries(localStorage);
    const fields: unknown = JSON.parse(written);
    expect(Object.keys(fields ?? {}).join(' ')).toBe(
      'version format exported highScore highScoreAssisted stats settings achievements daily dailyPractice practice runs bestRuns hints',
    );

    goToAnotherBrowser();
    const other = pageOf();
    for (const _ of ['once', 'twice']) {
      expect(await other.import(fileOf(written))).toEqual({ taken: 2, leftOut: 0 });
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
      stats: { runs: 3, metres: 900, days: [dayOf('2026-11-20', 3, 700)] },
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
      days: [dayOf('2026-11-20', 3, 800), dayOf('2026-11-21', 4, 10)],
    });
  });

  it('can claim no better run than its replay shows, and loses those that can’t be played', async () => {
    const replay = readReplay(run(1).replay);
    const written = await (await play({ score: 1 })).write();
    const runs = [
      { ...run(0), score: 99_999, metres: 99_999, assisted: !run(0).assisted },
      run(1, { replay: run(1).replay.slice(0, -1) }),
      run(1, { page: '//elsewhere.example' }),
      run(1, { replay: writeReplay({ ...replay, rules: 0 }) }),
      run(1, { replay: writeReplay({ ...replay, inputs: replay.inputs.slice(0, -5) }) }),
      null,
    ];
    const file = JSON.stringify({ ...JSON.parse(written), runs: { version: 1, runs } });
    const page = await play({ score: 1 });
    expect(await page.import(fileOf(file))).toEqual({ taken: 1, leftOut: 5 });
    expect(page.runs.get().runs).toEqual([run(0)]);
  });
});

describe('any other file is refused in a sentence, and changes nothing:', () => {
  const FOREIGN =
    'This file isn’t from this game. Choose a file that you saved with ‘Export my data’.';
  const DAMAGED = 'This file is damaged, so nothing was imported. Export your data again.';
  const NEWER = 'This file is from a newer version of the game. Reload the page to get it.';
  const HEAD = '"format":"dino-sprint-data"';
  it.each([
    ['nothing', () => '', FOREIGN],
    ['a letter', () => 'Dear dino,', FOREIGN],
    ['data of another site', () => '{"format":"other","version":1,"runs":[]}', FOREIGN],
    ['cut off', (file: string) => file.slice(0, -20), DAMAGED],
    ['without its parts', () => `{${HEAD},"version":1}`, DAMAGED],
    ['with a part of another kind', (file: string) => file.replace('"runs": {', '"s": {'), DAMAGED],
    ['of a later version', () => `{${HEAD},"version":2}`, NEWER],
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

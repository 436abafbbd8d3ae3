import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import { AchievementsStore } from '#features/achievements';
import { DailyPracticeStore, DailyStore } from '#features/daily';
import { SavedRuns } from '#features/history';
import { PracticeStore } from '#features/practice';
import { PlayerData } from '#features/privacy';
import { NO_STATS, type PlayerStats } from '#src/features/stats/player-stats.ts';
import { StatsStore } from '#src/features/stats/stats-store.ts';
import { BeatenRivals, type SavedRun } from '#game';
import { fieldsOf, type StoredFields } from '#src/platform/stored-fields.ts';
import { HIGH_SCORE_KEYS, HighScore } from '#src/game/runs/high-score.ts';
import { SettingsStore } from '#src/game/settings/settings.ts';

export const NOW = new Date(2026, 10, 27);
export const CACTI = { subject: 'smallCacti', paceScore: 300 } as const;

export const result = (score: number) => ({ score, metres: score, assisted: false });
export const dayOf = (day: string, runs: number, best: number) => ({
  day,
  runs,
  best,
  bestAssisted: 0,
  playedMs: 0,
});

export function openAll() {
  const settings = new SettingsStore();
  const achievements = new AchievementsStore();
  for (const item of [settings, achievements]) item.read();
  return {
    highScore: new HighScore(),
    highScoreAssisted: new HighScore(HIGH_SCORE_KEYS.assisted),
    stats: new StatsStore(),
    settings,
    achievements,
    rivals: new BeatenRivals(),
    daily: new DailyStore(),
    dailyPractice: new DailyPracticeStore(),
    practice: new PracticeStore(),
    runs: new SavedRuns(),
  };
}

export const loadersOf = (parts: ReturnType<typeof openAll>) => ({
  highScore: async () => parts.highScore,
  highScoreAssisted: async () => parts.highScoreAssisted,
  stats: async () => parts.stats,
  settings: async () => parts.settings,
  achievements: async () => parts.achievements,
  rivals: async () => parts.rivals,
  daily: async () => parts.daily,
  dailyPractice: async () => parts.dailyPractice,
  practice: async () => parts.practice,
  runs: async () => parts.runs,
});

/** Each test begins in a browser that has nothing. */
export function playInBrowsers(): void {
  beforeEach(() => {
    goToAnotherBrowser();
    vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

export function goToAnotherBrowser(): void {
  localStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
}

export function pageOf(parts = openAll()) {
  const data = new PlayerData({ loaders: loadersOf(parts) });
  return {
    ...parts,
    export: () => data.write(NOW),
    write: async () => (await data.write(NOW)).text,
    import: (file: Blob) => data.import(file),
  };
}

interface Played {
  readonly score: number;
  readonly stats?: Partial<PlayerStats>;
  readonly runs?: readonly SavedRun[];
  /** Scores of the attempts at the course of day 21. */
  readonly daily?: readonly number[];
}

export async function play({ score, stats = {}, runs = [], daily = [] }: Played) {
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

export const fieldsIn = (text: string): StoredFields => fieldsOf(JSON.parse(text));
export const fileOf = (text: string) => new File([text], 'data.json');

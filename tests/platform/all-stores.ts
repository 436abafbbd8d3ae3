import { AchievementsStore } from '#features/achievements';
import { DailyPracticeStore, DailyStore } from '#features/daily';
import { SavedRuns } from '#features/history';
import { PracticeStore } from '#features/practice';
import { NO_STATS } from '#src/features/stats/player-stats.ts';
import { StatsStore } from '#src/features/stats/stats-store.ts';
import { BeatenRivals, BestRuns, DEFAULT_SETTINGS, SeenDays, TaughtHints } from '#game';
import { NO_DAYS } from '#src/game/runs/seen-days.ts';
import { HIGH_SCORE_KEYS, HighScore } from '#src/game/runs/high-score.ts';
import { SettingsStore } from '#src/game/settings/settings.ts';
import type { JournalStorage, StoredKey } from '#platform';
import { Consent } from '#src/site/consent/consent.ts';
import { run } from '../features/history/some-runs.ts';

/** An unfinished run belongs to one tab. */
export type SharedKey = Exclude<StoredKey<'localStorage'>, 'dino-unfinished-run'>;

export type Look = () => JournalStorage | undefined;

/** A store on a page that has read it. */
interface Tab {
  /** The two tabs of a test make different changes. */
  change(tab: 0 | 1): void | Promise<void>;
  /** What a player sees of it. */
  see(): unknown;
  watch(): () => void;
}

interface Case {
  readonly open: (look: Look) => Tab;
  /** What is seen with no change, with the first one, and with both. */
  readonly seen: readonly [none: unknown, first: unknown, both: unknown];
  /** What players have stored after the first change. */
  readonly stored: object;
}

interface Item {
  read(): void;
  watch(): () => void;
}

function tabWith<Store extends Item>(
  open: (look: Look) => Store,
  change: (store: Store, tab: 0 | 1) => void,
  see: (store: Store) => unknown,
): Case['open'] {
  return (look) => {
    const store = open(look);
    store.read();
    return {
      change: (tab) => change(store, tab),
      see: () => {
        store.read();
        return see(store);
      },
      watch: () => store.watch(),
    };
  };
}

const highScore = (key: (typeof HIGH_SCORE_KEYS)[keyof typeof HIGH_SCORE_KEYS]): Case => ({
  open: tabWith(
    (look) => new HighScore(key, look),
    (score, tab) => score.offer(tab === 0 ? 500 : 300),
    (score) => score.value,
  ),
  seen: [0, 500, 500],
  stored: { score: 500 },
});

const result = (tab: 0 | 1) => {
  const score = tab === 0 ? 500 : 300;
  return { score, metres: score, assisted: false };
};

const UNTAUGHT = {
  cactus: false,
  pterodactyl: false,
  pickup: false,
  turbo: false,
  fall: false,
  firstRun: false,
  secondRun: false,
};
const [RAINY, SNOWY] = ['5', '2'];
const A_DAY = { day: '2026-11-21', runs: 1, best: 0, bestAssisted: 0, playedMs: 10 };
const LIMBO = { limbo: { best: 10, at: 7 } };
const CACTI = { subject: 'smallCacti', paceScore: 300 } as const;

export const CASES: Readonly<Record<SharedKey, Case>> = {
  'dino-high-score': highScore(HIGH_SCORE_KEYS.plain),
  'dino-high-score-assisted': highScore(HIGH_SCORE_KEYS.assisted),
  'dino-best-runs': {
    open: tabWith(
      (look) => new BestRuns(look),
      (best, tab) => best.offer({ score: 500, metres: 7 }, tab === 1),
      (best) => best.get(),
    ),
    seen: [
      { plain: null, assisted: null },
      { plain: { score: 500, metres: 7 }, assisted: null },
      { plain: { score: 500, metres: 7 }, assisted: { score: 500, metres: 7 } },
    ],
    stored: { plain: { score: 500, metres: 7 }, assisted: null },
  },
  'dino-stats': {
    open: tabWith(
      (look) => new StatsStore(look),
      (stats, tab) =>
        stats.update({ runs: 1, metres: 5 + tab, farthest: 5, playedMs: 10, days: [A_DAY] }),
      (stats) => stats.get(),
    ),
    seen: [
      NO_STATS,
      { runs: 1, metres: 5, farthest: 5, playedMs: 10, days: [A_DAY] },
      {
        runs: 2,
        metres: 11,
        farthest: 5,
        playedMs: 20,
        days: [{ ...A_DAY, runs: 2, playedMs: 20 }],
      },
    ],
    stored: { runs: 1, metres: 5, farthest: 5, playedMs: 10, days: [A_DAY] },
  },
  'dino-settings': {
    open: tabWith(
      (look) => new SettingsStore(look),
      (settings, tab) => settings.change(tab === 0 ? { theme: 'contrast' } : { muted: true }),
      (settings) => settings.get(),
    ),
    seen: [
      DEFAULT_SETTINGS,
      { ...DEFAULT_SETTINGS, theme: 'contrast' },
      { ...DEFAULT_SETTINGS, theme: 'contrast', muted: true },
    ],
    stored: { theme: 'contrast' },
  },
  'dino-hints': {
    open: tabWith(
      (look) => new TaughtHints(look),
      (taught, tab) => taught.add(tab === 0 ? 'turbo' : 'cactus'),
      (taught) => taught.get(),
    ),
    seen: [UNTAUGHT, { ...UNTAUGHT, turbo: true }, { ...UNTAUGHT, turbo: true, cactus: true }],
    stored: { turbo: true },
  },
  'dino-days': {
    open: tabWith(
      (look) => new SeenDays(look),
      (days, tab) => days.add({ seed: tab === 0 ? RAINY : SNOWY, score: 100 }),
      (days) => days.get(),
    ),
    seen: [NO_DAYS, { ...NO_DAYS, rain: 1 }, { ...NO_DAYS, rain: 1, snow: 1 }],
    stored: { rain: 1 },
  },
  'dino-achievements': {
    open: tabWith(
      (look) => new AchievementsStore(look),
      (achievements, tab) =>
        achievements.update({
          results:
            tab === 0 ? LIMBO : { limbo: { best: 3, at: null }, skeet: { best: 2, at: null } },
          judged: [`${tab}.run`],
        }),
      (achievements) => achievements.get(),
    ),
    seen: [
      { results: {}, judged: [] },
      { results: LIMBO, judged: ['0.run'] },
      { results: { ...LIMBO, skeet: { best: 2, at: null } }, judged: ['0.run', '1.run'] },
    ],
    stored: { results: LIMBO, judged: ['0.run'] },
  },
  'dino-rivals': {
    open: tabWith(
      (look) => new BeatenRivals(look),
      (rivals, tab) => rivals.update({ beaten: 3 - tab }),
      (rivals) => rivals.get(),
    ),
    seen: [{ beaten: 0 }, { beaten: 3 }, { beaten: 3 }],
    stored: { beaten: 3 },
  },
  'dino-daily': {
    open: tabWith(
      (look) => new DailyStore(look),
      (daily, tab) => {
        const attempt = daily.begin(21);
        if (attempt !== null) daily.finish(21, attempt, result(tab));
      },
      (daily) => daily.of(21),
    ),
    seen: [[], [result(0)], [result(0), result(1)]],
    stored: { days: { 21: [{ id: '0a', ...result(0) }] } },
  },
  'dino-daily-practice': {
    open: tabWith(
      (look) => new DailyPracticeStore(look),
      (practice, tab) => practice.offer(20 + tab, result(tab)),
      (practice) => [20, 21].map((day) => practice.get().days.get(day)),
    ),
    seen: [
      [undefined, undefined],
      [[result(0)], undefined],
      [[result(0)], [result(1)]],
    ],
    stored: { days: { 20: [result(0)] } },
  },
  'dino-practice': {
    open: tabWith(
      (look) => new PracticeStore(look),
      (practice, tab) => practice.offer(CACTI, false, tab === 0 ? 7 : 5),
      (practice) => practice.best(CACTI, false),
    ),
    seen: [0, 7, 7],
    stored: { bests: { 'smallCacti 300': 7, 'smallCacti 300 assisted': 9 } },
  },
  'dino-unstored-runs': {
    open: (look) => {
      const runs = new SavedRuns(look);
      return {
        change: (tab) => runs.save(run(tab)),
        see: () => runs.load(),
        watch: () => () => undefined,
      };
    },
    seen: [[], [run(0)], [run(1), run(0)]],
    stored: run(0),
  },
  'cookie-consent': {
    open: (look) => {
      const consent = new Consent(look, look, ['posthog']);
      return {
        change: (tab) => consent.save({ ...consent.get(), statistics: true, adverts: tab === 1 }),
        see: () => {
          consent.syncAcrossTabs()();
          return [consent.get().statistics, consent.get().adverts];
        },
        watch: consent.syncAcrossTabs,
      };
    },
    seen: [
      [false, false],
      [true, false],
      [true, true],
    ],
    stored: { day: new Date().toISOString().slice(0, 10), services: ['posthog'], statistics: true },
  },
};

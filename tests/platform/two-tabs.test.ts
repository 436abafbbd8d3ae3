// @vitest-environment happy-dom
import * as fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DailyPracticeStore, DailyStore } from '#features/daily';
import { AchievementsStore } from '#features/achievements';
import { SavedRuns } from '#features/history';
import { PracticeStore } from '#features/practice';
import { StatsStore } from '#src/features/stats/stats-store.ts';
import { NO_STATS } from '#src/features/stats/player-stats.ts';
import { BestRuns, DEFAULT_SETTINGS, type Settings, TaughtHints } from '#game';
import { HighScore } from '#src/game/runs/high-score.ts';
import { SettingsStore } from '#src/game/settings/settings.ts';
import { type JournalStorage, STORED_ITEMS, type StoredKey } from '#platform';
import { Consent } from '#src/site/consent/consent.ts';
import { run } from '../features/history/some-runs.ts';
import { FakeStorage, tellOfStorage } from './fake-storage.ts';

/** An unfinished run belongs to one tab. */
type SharedKey = Exclude<StoredKey<'localStorage'>, 'dino-unfinished-run'>;

/** Both tabs of a test have read the item before either changes it. */
interface Tab {
  /** The two tabs make different changes. */
  change(tab: 0 | 1): void | Promise<void>;
  /** What a player sees of it. */
  see(): unknown;
}

type OpenTab = (storage: () => JournalStorage) => Tab;

const result = (score: number) => ({ score, metres: score, assisted: false });

/**
 * Reads the store before changing or showing it.
 * @param change what each tab does to it.
 */
function tabWith<Item extends { read(): void }>(
  open: (storage: () => JournalStorage) => Item,
  change: (item: Item, tab: 0 | 1) => void,
  see: (item: Item) => unknown,
): OpenTab {
  return (storage) => {
    const item = open(storage);
    item.read();
    return {
      change: (tab) => change(item, tab),
      see: () => {
        item.read();
        return see(item);
      },
    };
  };
}

const highScore = (key: 'dino-high-score' | 'dino-high-score-assisted') =>
  tabWith(
    (storage) => new HighScore(key, storage),
    (score, tab) => score.offer(tab === 0 ? 500 : 300),
    (score) => score.value,
  );

const SMALL_CACTI = { subject: 'smallCacti', paceScore: 300 } as const;

/**
 * For each item of local storage: how a tab uses it, and what must be there after both have changed
 * it.
 */
const ITEMS: Readonly<Record<SharedKey, { readonly open: OpenTab; readonly both: unknown }>> = {
  'dino-settings': {
    open: tabWith(
      (storage) => new SettingsStore(storage),
      (settings, tab) => settings.change(tab === 0 ? { theme: 'contrast' } : { muted: true }),
      (settings) => settings.get(),
    ),
    both: { ...DEFAULT_SETTINGS, theme: 'contrast', muted: true },
  },
  'dino-high-score': { open: highScore('dino-high-score'), both: 500 },
  'dino-high-score-assisted': { open: highScore('dino-high-score-assisted'), both: 500 },
  'dino-best-runs': {
    open: tabWith(
      (storage) => new BestRuns(storage),
      (best, tab) => best.offer({ score: tab === 0 ? 500 : 300, metres: 7 }, false),
      (best) => best.get(),
    ),
    both: { plain: { score: 500, metres: 7 }, assisted: null },
  },
  'dino-hints': {
    open: tabWith(
      (storage) => new TaughtHints(storage),
      (taught, tab) => taught.add(tab === 0 ? 'turbo' : 'cactus'),
      (taught) => taught.get(),
    ),
    both: { cactus: true, pterodactyl: false, pickup: false, turbo: true, fall: false },
  },
  'dino-achievements': {
    open: tabWith(
      (storage) => new AchievementsStore(storage),
      (achievements, tab) =>
        achievements.update({
          results: {
            limbo: { best: tab === 0 ? 10 : 3, at: tab === 0 ? 7 : null },
            skeet: { best: 1 + tab, at: null },
          },
          judged: [`${tab}.run`],
        }),
      (achievements) => achievements.get(),
    ),
    both: {
      results: { limbo: { best: 10, at: 7 }, skeet: { best: 2, at: null } },
      judged: ['0.run', '1.run'],
    },
  },
  'dino-numbers': {
    open: (storage) => {
      const stats = new StatsStore(storage);
      const see = async () => {
        await stats.load();
        return stats.get();
      };
      return {
        change: async (tab) => {
          stats.update({ ...NO_STATS, runs: 1, metres: tab === 0 ? 10 : 5 });
          await see();
        },
        see,
      };
    },
    both: { ...NO_STATS, runs: 2, metres: 15 },
  },
  'dino-daily': {
    open: tabWith(
      (storage) => new DailyStore(storage),
      attemptDaily,
      (daily) => daily.of(21),
    ),
    both: [result(500), result(300)],
  },
  'dino-daily-practice': {
    open: tabWith(
      (storage) => new DailyPracticeStore(storage),
      (practice, tab) => practice.offer(20 + tab, result(tab === 0 ? 500 : 300)),
      (practice) => [practice.get().days.get(20), practice.get().days.get(21)],
    ),
    both: [[result(500)], [result(300)]],
  },
  'dino-practice': {
    open: tabWith(
      (storage) => new PracticeStore(storage),
      (practice, tab) => practice.offer(SMALL_CACTI, false, tab === 0 ? 7 : 5),
      (practice) => practice.best(SMALL_CACTI, false),
    ),
    both: 7,
  },
  'dino-unstored-runs': {
    open: (storage) => {
      const runs = new SavedRuns(storage);
      return { change: (tab) => runs.save(run(tab)), see: async () => await runs.load() };
    },
    both: [run(1), run(0)],
  },
  // The later of two answers counts; this one permits all services.
  'cookie-consent': { open: openConsent, both: true },
};

function openConsent(storage: () => JournalStorage): Tab {
  const services = ['posthog', 'adverts'];
  const consent = new Consent(storage, storage, services);
  return {
    change: (tab) => (tab === 0 ? consent.refuse() : consent.accept()),
    see: () => new Consent(storage, storage, services).get().statistics,
  };
}

function attemptDaily(daily: DailyStore, tab: 0 | 1): void {
  const attempt = daily.begin(21);
  if (attempt !== null) daily.finish(21, attempt, result(tab === 0 ? 500 : 300));
}

const KEYS = STORED_ITEMS.flatMap((item) =>
  item.where === 'localStorage' && item.key !== 'dino-unfinished-run' ? [item.key] : [],
);

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => void vi.unstubAllGlobals());

describe('two tabs that both had read it before', () => {
  it.each(KEYS)('keep each other’s changes of %s', async (key) => {
    const storage = new FakeStorage();
    const { open, both } = ITEMS[key];
    const [one, other] = [open(() => storage), open(() => storage)];
    await one.change(0);
    await other.change(1);
    expect(await one.see()).toEqual(both);
    expect(await other.see()).toEqual(both);
    expect(await open(() => storage).see()).toEqual(both);
  });
});

describe('settings', () => {
  const CHANGES = {
    theme: 'contrast',
    motion: 'calm',
    muted: true,
    effectsVolume: 1,
    bindings: { ...DEFAULT_SETTINGS.bindings, jump: ['KeyW'] },
  } as const;
  const FIELDS = ['theme', 'motion', 'muted', 'effectsVolume', 'bindings'] as const;

  it('keep every change of any field in any tab, in any order', () => {
    const order = fc.shuffledSubarray([...FIELDS], { minLength: 1 });
    fc.assert(
      fc.property(order, fc.array(fc.nat(2), { minLength: 8 }), (fields, tabs) => {
        const storage = new FakeStorage();
        const stores = [0, 1, 2].map(() => new SettingsStore(() => storage));
        const changed: Partial<Settings> = {};
        for (const [index, field] of fields.entries()) {
          const change = { [field]: CHANGES[field] };
          stores[tabs[index] ?? 0]?.change(change);
          Object.assign(changed, change);
        }
        for (const store of stores) store.change({});
        const later = new SettingsStore(() => storage);
        later.read();
        expect(later.get()).toEqual({ ...DEFAULT_SETTINGS, ...changed });
      }),
    );
  });
});

it('of two tabs that write at the same moment, neither undoes the other’s high score', () => {
  const KEY = 'dino-high-score';
  const storage = new FakeStorage();
  const score = new HighScore(KEY, () => storage);
  const unwatch = score.watch();
  score.offer(500);
  // What happens if another tab writes without knowing this one's value.
  storage.setItem(KEY, '{"version":1,"score":300}');
  tellOfStorage(KEY, '');
  unwatch();
  const later = new HighScore(KEY, () => storage);
  later.read();
  expect(later.value).toBe(500);
});

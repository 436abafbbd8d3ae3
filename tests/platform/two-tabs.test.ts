// @vitest-environment happy-dom
import * as fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DailyPracticeStore, DailyStore } from '#features/daily';
import { AchievementsStore } from '#features/achievements';
import { SavedRuns } from '#features/history';
import { PracticeStore } from '#features/practice';
import { StatsStore, NO_STATS } from '#features/stats/testing';
import { BestRuns, DEFAULT_SETTINGS, type Settings, TaughtHints } from '#game/api';
import { HighScore, SettingsStore } from '#game/testing';
import { type JournalStorage, STORED_ITEMS } from '#platform';
import { Consent } from '#site/testing';
import { run } from '../features/history/some-runs.ts';
import { FakeStorage } from './fake-storage.ts';

type LocalKey = Extract<(typeof STORED_ITEMS)[number], { where: 'localStorage' }>['key'];

/**
 * A tab that has something in this item, and can change it. Both tabs of a test have read it before
 * either changes it.
 */
interface Tab {
  /** Changes the item, the tabs in different ways. */
  change(tab: 0 | 1): void | Promise<void>;
  /** What a player sees of it. */
  see(): unknown;
}

type OpenTab = (storage: () => JournalStorage) => Tab;

const result = (score: number) => ({ score, metres: score, assisted: false });

/**
 * For each item of local storage: how a tab uses it, and what must be there after both have changed
 * it.
 */
const ITEMS: Readonly<Record<LocalKey, { readonly open: OpenTab; readonly both: unknown }>> = {
  'dino-settings': {
    open: (storage) => {
      const settings = new SettingsStore(storage);
      settings.read();
      return {
        change: (tab) => settings.change(tab === 0 ? { theme: 'contrast' } : { muted: true }),
        see: () => {
          settings.read();
          return settings.get();
        },
      };
    },
    both: { ...DEFAULT_SETTINGS, theme: 'contrast', muted: true },
  },
  'dino-high-score': { open: highScore('dino-high-score'), both: 500 },
  'dino-high-score-assisted': { open: highScore('dino-high-score-assisted'), both: 500 },
  'dino-best-runs': {
    open: (storage) => {
      const best = new BestRuns(storage);
      return {
        change: (tab) => best.offer({ score: tab === 0 ? 500 : 300, metres: 7 }, false),
        see: () => {
          best.read();
          return best.get();
        },
      };
    },
    both: { plain: { score: 500, metres: 7 }, assisted: null },
  },
  'dino-hints': {
    open: (storage) => {
      const taught = new TaughtHints(storage);
      return {
        change: (tab) => taught.add(tab === 0 ? 'turbo' : 'cactus'),
        see: () => {
          taught.read();
          return taught.get();
        },
      };
    },
    both: { cactus: true, pterodactyl: false, pickup: false, turbo: true, fall: false },
  },
  'dino-achievements': {
    open: (storage) => {
      const achievements = new AchievementsStore(storage);
      return {
        change: (tab) =>
          achievements.update({
            results: {
              limbo: { best: tab === 0 ? 10 : 3, at: tab === 0 ? 7 : null },
              skeet: { best: 1 + tab, at: null },
            },
            judged: [`${tab}.run`],
          }),
        see: () => {
          achievements.read();
          return achievements.get();
        },
      };
    },
    both: {
      results: { limbo: { best: 10, at: 7 }, skeet: { best: 2, at: null } },
      judged: ['0.run', '1.run'],
    },
  },
  'dino-numbers': {
    open: (storage) => {
      const stats = new StatsStore(storage);
      return {
        change: async (tab) => {
          stats.update({ ...NO_STATS, runs: 1, metres: tab === 0 ? 10 : 5 });
          await stats.load();
        },
        see: async () => {
          await stats.load();
          return stats.get();
        },
      };
    },
    both: { ...NO_STATS, runs: 2, metres: 15 },
  },
  'dino-daily': {
    open: (storage) => {
      const daily = new DailyStore(storage);
      return {
        change: (tab) => attemptDaily(daily, tab),
        see: () => {
          daily.read();
          return daily.of(21);
        },
      };
    },
    both: [result(500), result(300)],
  },
  'dino-daily-practice': {
    open: (storage) => {
      const practice = new DailyPracticeStore(storage);
      return {
        change: (tab) => practice.offer(20 + tab, result(tab === 0 ? 500 : 300)),
        see: () => {
          practice.read();
          return [practice.of(20), practice.of(21)];
        },
      };
    },
    both: [[result(500)], [result(300)]],
  },
  'dino-practice': {
    open: (storage) => {
      const practice = new PracticeStore(storage);
      return {
        change: (tab) =>
          practice.offer({ trains: 'smallCacti', pace: 300 }, false, tab === 0 ? 7 : 5),
        see: () => {
          practice.read();
          return practice.best({ trains: 'smallCacti', pace: 300 }, false);
        },
      };
    },
    both: 7,
  },
  'dino-unstored-runs': {
    open: (storage) => {
      const runs = new SavedRuns(storage);
      return { change: (tab) => runs.save(run(tab)), see: async () => await runs.load() };
    },
    both: [run(1), run(0)],
  },
  'cookie-consent': {
    // One answer: the later one counts.
    open: (storage) => {
      const consent = new Consent(storage);
      return {
        change: (tab) => (tab === 0 ? consent.refuse() : consent.accept()),
        see: () => new Consent(storage).get().statistics,
      };
    },
    both: true,
  },
  'cookie-consent-asked': {
    // Together with the answer: the later one counts, and was given to both services.
    open: (storage) => {
      const services = ['posthog', 'adverts'];
      const consent = new Consent(storage, storage, services);
      return {
        change: (tab) => (tab === 0 ? consent.refuse() : consent.accept()),
        see: () => new Consent(storage, storage, services).get().answered,
      };
    },
    both: true,
  },
};

function attemptDaily(daily: DailyStore, tab: 0 | 1): void {
  const attempt = daily.begin(21);
  if (attempt !== null) daily.finish(21, attempt, result(tab === 0 ? 500 : 300));
}

function highScore(key: 'dino-high-score' | 'dino-high-score-assisted'): OpenTab {
  return (storage) => {
    const score = new HighScore(key, storage);
    score.read();
    return {
      change: (tab) => score.offer(tab === 0 ? 500 : 300),
      see: () => {
        score.read();
        return score.value;
      },
    };
  };
}

const KEYS = STORED_ITEMS.flatMap((item) => (item.where === 'localStorage' ? [item.key] : []));

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
  const CHANGES: Settings = {
    theme: 'contrast',
    motion: 'calm',
    hudSize: 'large',
    skin: 'coal',
    muted: true,
    effectsVolume: 1,
    cuesVolume: 2,
    cues: true,
    cueResponse: 400,
    music: true,
    musicVolume: 3,
    vibration: false,
    bindings: { ...DEFAULT_SETTINGS.bindings, jump: ['KeyW'] },
    singleKey: true,
    fillsScreen: false,
    leftHanded: true,
    tips: false,
    assistSpeed: 60,
    assistForgiveness: 3,
    assistPterodactyls: false,
    earlyEnds: 4,
    assistsOffered: true,
  };
  const FIELDS = [
    'theme',
    'motion',
    'muted',
    'effectsVolume',
    'cuesVolume',
    'cues',
    'vibration',
    'bindings',
  ] as const;

  it('keep every change of any field in any tab, in any order', () => {
    const order = fc.shuffledSubarray([...FIELDS], { minLength: 1 });
    fc.assert(
      fc.property(
        order,
        fc.array(fc.nat(2), { minLength: 8 }),
        fc.nat(8),
        (fields, tabs, fullFor) => {
          const storage = new FakeStorage();
          const stores = [0, 1, 2].map(() => new SettingsStore(() => storage));
          const changed: Partial<Settings> = {};
          for (const [index, field] of fields.entries()) {
            // A change that cannot be written yet is written along with the tab's next one.
            storage.isFull = index < fullFor && index < fields.length - 1;
            const change = { [field]: CHANGES[field] };
            stores[tabs[index] ?? 0]?.change(change);
            Object.assign(changed, change);
          }
          storage.isFull = false;
          for (const store of stores) store.change({});
          const later = new SettingsStore(() => storage);
          later.read();
          expect(later.get()).toEqual({ ...DEFAULT_SETTINGS, ...changed });
        },
      ),
    );
  });
});

describe('of two tabs that write at the same moment, neither undoes the other’s', () => {
  /**
   * What the browser does when a tab has written without knowing what another had: that tab's text
   * is stored.
   */
  function overwrite(storage: FakeStorage, key: LocalKey, text: string | null): void {
    storage.setItem(key, text ?? '');
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
  }

  it.each(['dino-high-score', 'dino-daily'] as const)('%s', (key) => {
    const [storage, elsewhere] = [new FakeStorage(), new FakeStorage()];
    const item =
      key === 'dino-daily' ? new DailyStore(() => storage) : new HighScore(key, () => storage);
    const unwatch = item.watch();
    if (item instanceof DailyStore) attemptDaily(item, 0);
    else item.offer(500);
    const other = ITEMS[key].open(() => elsewhere);
    void other.change(1);
    overwrite(storage, key, elsewhere.getItem(key));
    unwatch();
    expect(ITEMS[key].open(() => storage).see()).toEqual(ITEMS[key].both);
  });
});

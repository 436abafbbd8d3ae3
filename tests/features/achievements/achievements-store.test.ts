// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { AchievementsStore, judgeRuns, lockedSkins, resetLockedSkin } from '#features/achievements';
import {
  ACHIEVEMENTS_KEY,
  NO_ACHIEVEMENTS,
} from '#src/features/achievements/achievements-store.ts';
import { keyOfRun } from '#src/features/achievements/judge-runs.ts';
import { beatenRivals, type SavedRun, type Settings, SKINS } from '#game';
import { SettingsStore } from '#src/game/settings/settings.ts';
import { writeReplay } from '#replay';
import { NO_ASSISTS } from '#simulation';
import { playRun } from '../../replay/players.ts';
import { NOW } from '../history/some-runs.ts';

const GOOD = playRun(
  'a player of medium skill',
  { carelessness: 0, ducks: true, shoots: 0, turbos: 0 },
  3200,
);

function savedRun(changes: Partial<SavedRun> = {}): SavedRun {
  return {
    replay: writeReplay(GOOD),
    at: NOW,
    page: '/',
    score: 550,
    metres: 300,
    assisted: false,
    ...changes,
  };
}

const store = () => {
  const opened = new AchievementsStore();
  opened.read();
  return opened;
};
const { signal } = new AbortController();

beforeEach(() => localStorage.clear());

it('nothing that is stored is earned below its goal', () => {
  const stored = {
    version: 1,
    results: { limbo: { best: 10, at: 5 }, skeet: { best: 2, at: 5 } },
    judged: ['a.run'],
  };
  localStorage.setItem(ACHIEVEMENTS_KEY, JSON.stringify(stored));
  const results = { limbo: { best: 10, at: 5 }, skeet: { best: 2, at: null } };
  expect(store().get()).toEqual({ results, judged: ['a.run'] });
});

describe('a run', () => {
  it('earns what was not earned before, and not again', async () => {
    const achievements = store();
    const long = playRun(
      'a careful player',
      { carelessness: 0, ducks: true, shoots: 0, turbos: 0 },
      6500,
    );
    const run = savedRun({ replay: writeReplay(long), at: NOW + 1 });
    const earned = await judgeRuns(achievements, [savedRun(), run], signal);
    expect(earned).toContain('unboosted');
    expect(earned).toContain('firstNight');
    expect(achievements.get().results.unboosted).toEqual({ best: 1000, at: NOW + 1 });
    expect(
      await judgeRuns(achievements, [savedRun({ replay: writeReplay(long), at: NOW + 2 })], signal),
    ).toEqual([]);
    expect(achievements.get().results.unboosted?.at).toBe(NOW + 1);
  });

  it('that beats an earlier one on its course earns a rematch', async () => {
    const again = savedRun({ score: 551, at: NOW + 1 });
    expect(await judgeRuns(store(), [again, savedRun()], signal)).toContain('rematch');
  });

  it('after which all rivals are beaten earns their achievement', async () => {
    beatenRivals.update({ beaten: 9 });
    expect(await judgeRuns(store(), [savedRun()], signal)).not.toContain('peckingOrder');
    beatenRivals.update({ beaten: 10 });
    const run = savedRun({ at: NOW + 1 });
    expect(await judgeRuns(store(), [run], signal)).toEqual(['peckingOrder']);
    beatenRivals.reset();
  });

  it.each([
    ['is marked as assisted', savedRun({ assisted: true })],
    [
      'was played with assists',
      savedRun({ replay: writeReplay({ ...GOOD, assists: { ...NO_ASSISTS, speed: 0.5 } }) }),
    ],
    ['has a damaged replay', savedRun({ replay: 'dino1.1.damaged' })],
  ])('that %s earns nothing, and is not judged again', async (_, run) => {
    const achievements = store();
    expect(await judgeRuns(achievements, [run], signal)).toEqual([]);
    expect(achievements.get()).toEqual({ results: {}, judged: [keyOfRun(run)] });
  });

  it('that is not judged to its end is judged later', async () => {
    const achievements = store();
    const abort = new AbortController();
    abort.abort(new Error('a run begins'));
    await expect(judgeRuns(achievements, [savedRun()], abort.signal)).rejects.toThrow(
      'a run begins',
    );
    expect(achievements.get().judged).toEqual([]);
  });
});

describe('the looks of the dino', () => {
  const settingsWith = (skin: Settings['skin']) => {
    const settings = new SettingsStore(() => undefined);
    settings.change({ skin });
    return settings;
  };

  it('are locked, except one, until their achievements are earned', () => {
    expect(['classic', ...lockedSkins(NO_ACHIEVEMENTS).keys()]).toEqual(SKINS);
    const state = { results: { limbo: { best: 10, at: 1 } }, judged: [] };
    expect(lockedSkins(state).has('moss')).toBe(false);
  });

  it('go back to the unlocked one if a locked one was chosen', () => {
    const achievements = store();
    const settings = settingsWith('moss');
    resetLockedSkin(achievements, settings);
    expect(settings.get().skin).toBe('classic');
    achievements.update({ results: { limbo: { best: 10, at: 1 } }, judged: [] });
    const unlocked = settingsWith('moss');
    resetLockedSkin(achievements, unlocked);
    expect(unlocked.get().skin).toBe('moss');
  });
});

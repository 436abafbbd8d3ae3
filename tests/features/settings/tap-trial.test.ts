import { describe, expect, it } from 'vitest';
import { TapTrial, TAPS_WANTED } from '#features/settings/testing';
import { usualResponse } from '#game/api';

describe('tapping along', () => {
  it('measures each tap from its cue, also one that comes a little early', () => {
    const trial = new TapTrial();
    for (const [cue, tap] of [
      [1000, 1310],
      [3000, 2960],
    ] as const) {
      trial.cueAt(cue);
      trial.tap(tap);
    }
    expect(trial.times).toEqual([310, -40]);
  });

  it('counts one tap for a cue, and none that is far from any', () => {
    const trial = new TapTrial();
    trial.tap(500);
    trial.cueAt(1000);
    trial.tap(800);
    trial.tap(2000);
    trial.tap(1300);
    trial.tap(1350);
    expect(trial.times).toEqual([300]);
  });

  it('is over after enough taps, and at some time without any', () => {
    const trial = new TapTrial();
    for (let cue = 1; cue <= TAPS_WANTED; cue++) {
      expect(trial.isOver).toBe(false);
      trial.cueAt(1000 * cue);
      trial.tap(1000 * cue + 300);
    }
    expect(trial.isOver).toBe(true);

    const idle = new TapTrial();
    let cues = 0;
    for (; !idle.isOver; cues++) idle.cueAt(2000 * cues);
    expect(cues).toBeLessThan(30);
  });
});

it('the usual response is not moved by a tap that came by mistake', () => {
  const taps = [300, 310, 305, 295, 300, 302, 298, 303, 297, 301, 299];
  expect(usualResponse([...taps, 900])).toBeCloseTo(300, -1);
  expect(usualResponse([-150, ...taps])).toBeCloseTo(300, -1);
});

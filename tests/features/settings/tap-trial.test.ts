import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TapTrial, TARGET_TAPS } from '#src/features/settings/CueTimingDialog.tsx';
import { usualResponse } from '#game';

let now: number;
let onEnd: ReturnType<typeof vi.fn<(response: number | undefined) => void>>;
let trial: TapTrial;

beforeEach(() => {
  vi.useFakeTimers();
  now = 0;
  onEnd = vi.fn();
  trial = new TapTrial({ latencyMs: 50, play: () => now, dispose: () => undefined }, onEnd);
});
afterEach(() => void vi.useRealTimers());

/** Plays the next pair, with its cue at this time. */
function cueAt(time: number): void {
  now = time;
  vi.advanceTimersToNextTimer();
}

describe('tapping along', () => {
  it('measures each tap from its cue, also one that comes a little early, and what the sound’s way takes', () => {
    for (let cue = 1; cue <= TARGET_TAPS; cue++) {
      expect(onEnd).not.toHaveBeenCalled();
      cueAt(2000 * cue);
      expect(trial.tap(2000 * cue + (cue === 1 ? -40 : 300))).toBe(cue);
    }
    cueAt(0);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith(250);
  });

  it('counts one tap for a cue, and none that is far from any', () => {
    expect(trial.tap(500)).toBe(0);
    cueAt(1000);
    expect([800, 2000, 1300, 1350].map((time) => trial.tap(time))).toEqual([0, 0, 1, 1]);
  });

  it('ends by itself if nobody taps', () => {
    for (let cue = 0; cue < 30; cue++) cueAt(2000 * cue);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith(undefined);
  });
});

it('a stray tap does not change the usual response', () => {
  const taps = [300, 310, 305, 295, 300, 302, 298, 303, 297, 301, 299];
  expect(usualResponse([...taps, 900])).toBeCloseTo(300, -1);
  expect(usualResponse([-150, ...taps])).toBeCloseTo(300, -1);
});

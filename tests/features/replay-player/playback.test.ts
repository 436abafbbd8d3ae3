import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReplay } from '#replay';
import { type Chapter, RATES, ReplayPlayer } from '#features/replay-player/testing';
import { StepClock } from '#game/testing';
import { GOLDEN } from '../../replay/golden.ts';
import { hashes } from '../../replay/played-back.ts';
import { frames, OTHER, SHORT, SHORT_HASH, STEPS } from './replays.ts';

const nobody = () => undefined;

function playback(changes: Partial<Chapter> = {}): ReplayPlayer {
  const chapter = { title: 'Replay', replay: SHORT, from: 0, ...changes };
  return new ReplayPlayer([chapter], { clock: new StepClock(), highScore: 0 });
}

function play(shown: ReplayPlayer, seconds: number, hertz = 60, since = 0): number {
  return frames((now) => shown.advance(now, nobody), seconds, hertz, since);
}

/** Starts playing, with a first frame from which time counts. */
function begin(shown: ReplayPlayer, now = 0): void {
  shown.play();
  shown.advance(now, nobody);
}

describe('the playback of a run', () => {
  it.each(GOLDEN.filter(({ steps }) => steps < 13_000))(
    'ends with the result of verify: $name',
    ({ replay, steps, hash }) => {
      const shown = playback({ replay: readReplay(replay) });
      begin(shown);
      const speed = shown.state.get().stepsPerSecond / 60;
      play(shown, steps / 60 / speed + 1);
      expect(shown.state.get().ended).toBe(true);
      expect(shown.run.hash()).toBe(hash);
    },
  );

  it.each(RATES.flatMap((rate) => [60, 144].map((hertz) => ({ rate, hertz }))))(
    'takes 60 steps a second times $rate at $hertz Hz',
    ({ rate, hertz }) => {
      const shown = playback();
      shown.setRate(rate);
      begin(shown);
      play(shown, 2, hertz);
      expect(Math.abs(shown.run.view.steps - 120 * rate)).toBeLessThanOrEqual(1);
    },
  );

  it('does not jump back when the rate changes between two steps', () => {
    const shown = playback();
    begin(shown);
    shown.advance(25, nobody);
    const { alpha } = shown;
    expect(alpha).toBeCloseTo(0.5);
    shown.setRate(0.5);
    expect(shown.alpha).toBe(alpha);
    shown.advance(25 + 1000 / 120, nobody);
    expect(shown.alpha).toBeCloseTo(0.75);
  });

  it('stops at the end, and starts again from the beginning', () => {
    const shown = playback({ from: STEPS - 60 });
    begin(shown);
    const now = play(shown, 2);
    expect(shown.state.get()).toMatchObject({ ended: true, playing: false, step: 60 });
    expect(shown.alpha).toBe(0);
    begin(shown, now);
    expect([shown.state.get().ended, shown.playing, shown.run.view.steps]).toEqual([
      false,
      true,
      STEPS - 60,
    ]);
    play(shown, 2, 60, now);
    expect(shown.run.hash()).toBe(SHORT_HASH);
  });
});

const OWN = hashes(SHORT);
const command = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      frames: fc.array(fc.double({ min: 0, max: 300, noNaN: true }), { maxLength: 9 }),
    }),
  },
  fc.record({ seek: fc.integer({ min: -9, max: STEPS + 9 }) }),
  fc.record({ seekBeforeEnd: fc.nat(9) }),
  fc.record({ rate: fc.constantFrom(...RATES) }),
  fc.constantFrom<'play' | 'pause'>('play', 'pause'),
);

it('after any sequence of commands the run has the state that the replay has at that step, and so has the ghost', () => {
  const commands = fc.array(command, { maxLength: 40 });
  fc.assert(
    fc.property(commands, fc.nat(150), (list, from) => {
      const shown = playback({ from, ghost: OTHER });
      let now = 0;
      for (const one of list) {
        const before = shown.run.view.steps;
        const { playing } = shown;
        if (one === 'play') shown.play();
        else if (one === 'pause') shown.pause();
        else if ('seek' in one) shown.seek(one.seek);
        else if ('seekBeforeEnd' in one) shown.seek(STEPS - from - one.seekBeforeEnd);
        else if ('rate' in one) shown.setRate(one.rate);
        else {
          for (const gap of one.frames) shown.advance((now += gap), nobody);
          if (!playing) expect(shown.run.view.steps).toBe(before);
        }
        const { steps: step } = shown.run.view;
        expect(step).toBeGreaterThanOrEqual(from);
        expect(step).toBeLessThanOrEqual(STEPS);
        expect(shown.run.hash()).toBe(OWN[step]);
        expect(shown.ghost?.steps).toBe(Math.min(step, OTHER.inputs.length));
      }
    }),
  );
});

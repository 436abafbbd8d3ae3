import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RunView } from '#simulation';
import { readReplay } from '#replay';
import { Playback, type PlaybackOptions, RATES } from '#features/replay-player/testing';
import { StepClock } from '#game/testing';
import { GOLDEN } from '../../replay/golden.ts';
import { goldenRun } from '../../replay/golden-run.ts';
import { frames, hashes, OTHER, played, SHORT, SHORT_HASH, STEPS } from './replays.ts';

const nobody = () => undefined;

function playback(options: Partial<PlaybackOptions> = {}, replay = SHORT): Playback {
  return new Playback(played(replay), { clock: new StepClock(), highScore: 0, ...options });
}

function play(shown: Playback, seconds: number, hertz = 60, since = 0): number {
  return frames((now) => shown.advance(now, nobody), seconds, hertz, since);
}

/** Starts playing, with a first frame from which time counts. */
function begin(shown: Playback, now = 0): void {
  shown.play();
  shown.advance(now, nobody);
}

describe('the playback of a run', () => {
  it.each(GOLDEN.filter(({ steps }) => steps < 13_000))(
    'ends with the result of verify: $name',
    ({ replay, steps, hash }) => {
      const shown = playback({}, readReplay(replay));
      begin(shown);
      const speed = shown.stepsPerSecond / 60;
      play(shown, steps / 60 / speed + 1);
      expect(shown.ended).toBe(true);
      expect(shown.run.hash()).toBe(hash);
    },
  );

  it('stands still until play is called, and after pause', () => {
    const shown = playback();
    let now = play(shown, 1);
    expect(shown.position).toBe(0);
    begin(shown, now);
    now = play(shown, 1, 60, now);
    expect(shown.position).toBe(60);
    shown.pause();
    const { alpha } = shown;
    now = play(shown, 5, 60, now);
    expect([shown.position, shown.alpha]).toEqual([60, alpha]);
    begin(shown, now);
    play(shown, 1, 60, now);
    expect(shown.position).toBe(120);
  });

  it.each(RATES.flatMap((rate) => [60, 144].map((hertz) => ({ rate, hertz }))))(
    'takes 60 steps a second times $rate at $hertz Hz',
    ({ rate, hertz }) => {
      const shown = playback();
      shown.setRate(rate);
      begin(shown);
      play(shown, 2, hertz);
      expect(Math.abs(shown.position - 120 * rate)).toBeLessThanOrEqual(1);
    },
  );

  it('has the speed at which an assisted run was played', () => {
    const shown = playback(
      {},
      readReplay(goldenRun('assisted: 50 %, 0 px, with pterodactyls').replay),
    );
    expect(shown.stepsPerSecond).toBe(30);
    begin(shown);
    play(shown, 2);
    expect(shown.position).toBe(60);
    shown.setRate(2);
    play(shown, 2, 60, 2000);
    expect(shown.position).toBe(180);
  });

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

  it('counts a stall of the browser as one step', () => {
    const shown = playback();
    begin(shown);
    shown.advance(60_000, nobody);
    expect(shown.position).toBe(1);
  });

  it('stops at the end, and starts again from the beginning', () => {
    const shown = playback({ from: STEPS - 60 });
    begin(shown);
    const now = play(shown, 2);
    expect([shown.ended, shown.playing, shown.position, shown.alpha]).toEqual([true, false, 60, 0]);
    begin(shown, now);
    expect([shown.ended, shown.playing, shown.run.view.steps]).toEqual([false, true, STEPS - 60]);
    play(shown, 2, 60, now);
    expect(shown.run.hash()).toBe(SHORT_HASH);
  });

  it('can show only a part', () => {
    const shown = playback({ from: 100, until: 160 });
    expect(shown.steps).toBe(60);
    begin(shown);
    // Four or five steps per frame, so the last frame would go beyond the end.
    play(shown, 5, 12.5);
    expect(shown.run.view.steps).toBe(160);
    shown.seek(1000);
    expect(shown.run.view.steps).toBe(160);
    shown.seek(-1000);
    expect(shown.run.view.steps).toBe(100);
  });

  it('reports the time since the crash, and 0 before it', () => {
    const shown = playback();
    shown.seek(STEPS - 1);
    begin(shown);
    expect(shown.sinceCrash(5)).toBe(0);
    shown.advance(17, nobody);
    expect(shown.run.view.gameOver).toBe(true);
    expect(shown.sinceCrash(217)).toBe(200);
    shown.seek(0);
    expect(shown.sinceCrash(300)).toBe(0);
    shown.seek(STEPS);
    shown.advance(1000, nobody);
    expect(shown.sinceCrash(1200)).toBe(200);
  });

  it('calls afterStep after each step, and once after seeking', () => {
    const shown = playback();
    const reported: number[] = [];
    const advance = (now: number) =>
      shown.advance(now, (view: RunView) => reported.push(view.steps));
    advance(0);
    advance(10);
    shown.play();
    frames(advance, 0.1, 30, 20);
    shown.seek(200);
    advance(130);
    advance(147);
    expect(reported).toEqual([0, 1, 2, 3, 4, 200, 201]);
  });

  it('has a ghost, which stops where its run ends', () => {
    const shown = playback({ ghost: played(OTHER) });
    const ends = OTHER.inputs.length;
    expect(ends).toBeLessThan(STEPS);
    shown.seek(ends - 12);
    begin(shown);
    expect(shown.ghost?.steps).toBe(ends - 12);
    play(shown, 4);
    expect(shown.ghost?.steps).toBe(ends);
    expect(shown.run.hash()).toBe(SHORT_HASH);
    shown.seek(ends + 3);
    expect(shown.ghost?.steps).toBe(ends);
    expect(playback().ghost).toBeNull();
  });

  it('prepares its own run and the ghost', () => {
    const own = played(SHORT);
    const ghost = played(OTHER);
    const shown = new Playback(own, { clock: new StepClock(), highScore: 0, ghost });
    expect(shown.prepare(STEPS - 5)).toBe(true);
    expect(shown.prepare(STEPS - 5)).toBe(false);
    expect([own.runs.prepared, ghost.runs.prepared]).toEqual([STEPS, OTHER.inputs.length]);
  });
});

describe('after any sequence of commands', () => {
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

  it('the run has the state that the replay has at that step, and so has the ghost', () => {
    const commands = fc.array(command, { maxLength: 40 });
    const part = fc.record({ from: fc.nat(150), until: fc.integer({ min: 150, max: STEPS }) });
    fc.assert(
      fc.property(commands, part, (list, { from, until }) => {
        const shown = playback({ from, until, ghost: played(OTHER) });
        let now = 0;
        for (const one of list) {
          const before = shown.position;
          const { playing } = shown;
          if (one === 'play') shown.play();
          else if (one === 'pause') shown.pause();
          else if ('seek' in one) shown.seek(one.seek);
          else if ('seekBeforeEnd' in one) shown.seek(shown.steps - one.seekBeforeEnd);
          else if ('rate' in one) shown.setRate(one.rate);
          else {
            for (const gap of one.frames) shown.advance((now += gap), nobody);
            if (!playing) expect(shown.position).toBe(before);
          }
          const step = from + shown.position;
          expect(step).toBeGreaterThanOrEqual(from);
          expect(step).toBeLessThanOrEqual(until);
          expect(shown.run.hash()).toBe(OWN[step]);
          expect(shown.ghost?.steps).toBe(Math.min(step, OTHER.inputs.length));
        }
      }),
    );
  });
});

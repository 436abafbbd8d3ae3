// @vitest-environment happy-dom
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Detail, DETAILS } from '#stage';
import { DetailController, FrameSampler } from '#game/testing';

/** Time until the next frame, ms, at this time in seconds and this level of detail. */
type Gap = (second: number, detail: Detail) => number;

interface Change {
  /** Seconds since the first frame. */
  readonly at: number;
  readonly detail: Detail;
}

let controller: DetailController;
let sampler: FrameSampler;
let now: number;

beforeEach(() => {
  restart();
  now = 1000;
  showFrame(now);
});

function restart(): void {
  controller = new DetailController();
  sampler = new FrameSampler();
}

function showFrame(time: number): void {
  if (sampler.frame(time)) controller.judge(sampler);
}

/** Runs frames for this many seconds. Returns the changes of the detail. */
function play(seconds: number, gap: Gap): Change[] {
  const changes: Change[] = [];
  const begun = now;
  const end = now + seconds * 1000;
  let { detail } = controller;
  while (now < end) {
    const second = (now - begun) / 1000;
    now += gap(second, detail);
    showFrame(now);
    if (controller.detail === detail) continue;
    ({ detail } = controller);
    changes.push({ at: (now - begun) / 1000, detail });
  }
  return changes;
}

const details = (changes: readonly Change[]) => changes.map(({ detail }) => detail);
const steady = (hertz: number) => () => 1000 / hertz;

/** Screens show a frame at their next refresh. `cost` is the time to draw a frame, ms. */
const onScreen =
  (hertz: number, cost: Gap): Gap =>
  (second, detail) =>
    (Math.max(1, Math.ceil((cost(second, detail) * hertz) / 1000)) * 1000) / hertz;

/** A machine on which every lower level draws faster. */
const SLOW: Readonly<Record<Detail, number>> = { full: 60, still: 45, plain: 28, coarse: 10 };

const slow = onScreen(60, (_second, detail) => SLOW[detail]);

/** 60 frames a second, one in so many of them a frame late. */
function withLateFrames(every: number): Gap {
  let frame = 0;
  return () => (frame++ % every === 0 ? 2000 / 60 : 1000 / 60);
}

describe('the detail stays full', () => {
  it.each([48, 59.94, 144, 240])('on a screen of %d Hz', (hertz) => {
    expect(play(600, steady(hertz))).toEqual([]);
    expect(controller.detail).toBe('full');
    expect(controller.framesPerSecond).toBeCloseTo(hertz, 3);
  });

  it.each<[string, Gap]>([
    ['when frames are slow for one second at a time', (at) => (at % 3 < 1 ? 40 : 1000 / 60)],
    ['when one frame in twelve is late', withLateFrames(12)],
  ])('%s', (_, gap) => {
    expect(play(120, gap)).toEqual([]);
  });

  it('during pauses of any length', () => {
    for (let round = 0; round < 100; round++) {
      play(0.3, steady(60));
      sampler.interrupt();
      now += 100 + round;
    }
    expect(controller.detail).toBe('full');
    expect(controller.framesPerSecond).toBeCloseTo(60, 3);
  });
});

describe('when frames come late', () => {
  it('the level is lowered after two seconds, and again after two more', () => {
    const changes = play(9, slow);
    expect(details(changes)).toEqual(['still', 'plain', 'coarse']);
    for (const [i, { at }] of changes.entries()) {
      const waited = at - (changes[i - 1]?.at ?? 0);
      expect(waited).toBeGreaterThanOrEqual(2);
      expect(waited).toBeLessThan(2.5);
    }
  });

  it('it is lowered for 50 frames a second where the screen gives 60, no further than it helps', () => {
    const late = withLateFrames(5);
    const gap: Gap = (second, detail) => (detail === 'full' ? late(second, detail) : 1000 / 60);
    expect(details(play(9, gap))).toEqual(['still']);
  });
});

describe('a level that does not help', () => {
  it('is restored after eight seconds with a battery saver that gives 30 frames a second, and not tried again', () => {
    const changes = play(3600, steady(30));
    expect(details(changes)).toEqual(['still', 'plain', 'coarse', 'full']);
    expect(changes.at(-1)?.at).toBeLessThan(9);
  });

  it('is restored, and one that helps is not', () => {
    const cost: Readonly<Record<Detail, number>> = { full: 60, still: 60, plain: 30, coarse: 30 };
    const gap = onScreen(60, (_second, detail) => cost[detail]);
    expect(details(play(10, gap))).toEqual(['still', 'plain', 'coarse', 'plain']);
  });

  it('is not tried again for a long while when the rate goes up and down by itself', () => {
    const changes = play(600, (second) => (second % 20 < 15 ? 1000 / 30 : 1000 / 60));
    const descents = changes.filter(({ detail }) => detail === 'still');
    expect(descents.length).toBeGreaterThan(1);
    for (const [index, { at }] of descents.entries())
      expect(at - (descents[index - 1]?.at ?? -160)).toBeGreaterThan(150);
  });
});

describe('when frames are smooth again', () => {
  it('the level is raised by one every ten seconds, although a frame is late now and then', () => {
    play(9, slow);
    const changes = play(60, withLateFrames(35));
    expect(details(changes)).toEqual(['plain', 'still', 'full']);
    const [first = 0, second = 0, third = 0] = changes.map(({ at }) => at);
    expect(first).toBeGreaterThan(7);
    expect(first).toBeLessThan(11);
    expect(second - first).toBeCloseTo(10, 0);
    expect(third - second).toBeCloseTo(10, 0);
  });

  it('it is tried more and more rarely while it does not last', () => {
    const changes = play(1000, slow);
    const tries = changes
      .filter(({ detail }, index) => index > 2 && detail === 'plain')
      .map(({ at }) => at);
    const waits = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
    expect(waits.slice(0, 6).map((wait) => Math.round((wait - 2.3) / 10) * 10)).toEqual([
      20, 40, 80, 160, 160, 160,
    ]);
  });
});

/**
 * What a machine may come to do: for so many seconds its frames take so long at each level, on a
 * screen of so many Hz.
 */
const anyStretch = fc.record({
  seconds: fc.double({ min: 0.1, max: 40, noNaN: true }),
  hertz: fc.constantFrom(30, 48, 50, 60, 90, 144),
  costs: fc.array(fc.double({ min: 1, max: 400, noNaN: true }), {
    minLength: DETAILS.length,
    maxLength: DETAILS.length,
  }),
  jitter: fc.double({ min: 0, max: 20, noNaN: true }),
});

it('for any frame times, it is lowered one level at a time, rarely, and is full after twelve smooth minutes', () => {
  fc.assert(
    fc.property(fc.array(anyStretch, { minLength: 1, maxLength: 30 }), (stretches) => {
      restart();
      let level = 0;
      let changes = 0;
      const begun = now;
      for (const { seconds, hertz, costs, jitter } of stretches) {
        const gap = onScreen(hertz, (_second, detail) => costs[DETAILS.indexOf(detail)] ?? 0);
        const uneven: Gap = (second, detail) =>
          gap(second, detail) + jitter * Math.abs(Math.sin(second * 1e4));
        for (const { detail } of play(seconds, uneven)) {
          const next = DETAILS.indexOf(detail);
          expect(next).toBeLessThanOrEqual(level + 1);
          level = next;
          changes += 1;
        }
      }
      // The first descent comes before any wait.
      expect(changes).toBeLessThanOrEqual(4 + (now - begun) / 5000);
      play(720, steady(60));
      expect(controller.detail).toBe('full');
    }),
    { numRuns: 60 },
  );
});

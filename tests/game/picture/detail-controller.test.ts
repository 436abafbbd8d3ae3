// @vitest-environment happy-dom
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Detail, DETAILS } from '#stage';
import { type DetailController, importDetailController } from '#game/testing';

const { DetailController: Controller } = await importDetailController();

/** ms until the next frame, at this moment, in seconds, and with so much drawn. */
type Gap = (second: number, detail: Detail) => number;

interface Change {
  /** Seconds since the first frame. */
  readonly at: number;
  readonly detail: Detail;
}

let controller: DetailController;
let now: number;

beforeEach(() => {
  controller = new Controller();
  now = 1000;
  controller.frame(now);
});

/** Lets so many seconds of frames come. Returns what became of the detail. */
function play(seconds: number, gap: Gap): Change[] {
  const changes: Change[] = [];
  const begun = now;
  const end = now + seconds * 1000;
  let { detail } = controller;
  while (now < end) {
    const second = (now - begun) / 1000;
    now += gap(second, detail);
    controller.frame(now);
    if (controller.detail === detail) continue;
    ({ detail } = controller);
    changes.push({ at: (now - begun) / 1000, detail });
  }
  return changes;
}

const details = (changes: readonly Change[]) => changes.map(({ detail }) => detail);
const times = (changes: readonly Change[]) => changes.map(({ at }) => at);
const steady = (hertz: number) => () => 1000 / hertz;

/** A screen shows a frame at its next beat. `cost` is what a frame takes, ms. */
const onScreen =
  (hertz: number, cost: Gap): Gap =>
  (second, detail) =>
    (Math.max(1, Math.ceil((cost(second, detail) * hertz) / 1000)) * 1000) / hertz;

/** A machine on which every level is a help. */
const SLOW: Readonly<Record<Detail, number>> = { full: 60, still: 45, plain: 28, coarse: 10 };
/** One whose frames have too many pixels, whatever is on them. */
const FEW_PIXELS: Readonly<Record<Detail, number>> = { full: 30, still: 30, plain: 30, coarse: 10 };

const slow = onScreen(60, (_second, detail) => SLOW[detail]);

describe('the detail stays full', () => {
  it.each([48, 50, 59.94, 60, 75, 90, 120, 144, 240])('on a screen of %d Hz', (hertz) => {
    expect(play(600, steady(hertz))).toEqual([]);
    expect(controller.detail).toBe('full');
    expect(controller.framesPerSecond).toBeCloseTo(hertz, 3);
  });

  it('when frames come late for less than two seconds on end, however often', () => {
    expect(play(120, (second) => (second % 3 < 1.4 ? 40 : 1000 / 60))).toEqual([]);
  });

  it('when one frame in six is late', () => {
    let frame = 0;
    const changes = play(120, () => {
      frame += 1;
      return frame % 6 === 0 ? 2000 / 60 : 1000 / 60;
    });
    expect(changes).toEqual([]);
  });

  it('over stalls, which say nothing of the frame rate', () => {
    let frame = 0;
    const changes = play(600, () => {
      frame += 1;
      return frame % 20 === 0 ? 251 + frame : 1000 / 60;
    });
    expect(changes).toEqual([]);
    expect(controller.framesPerSecond).toBeCloseTo(60, 3);
  });

  it('over pauses of any length', () => {
    for (let round = 0; round < 100; round++) {
      play(0.3, steady(60));
      controller.interrupt();
      now += 100 + round;
    }
    expect(controller.detail).toBe('full');
    expect(controller.framesPerSecond).toBeCloseTo(60, 3);
  });
});

describe('when frames come late', () => {
  it('one level goes after two seconds on end, and the next after two more', () => {
    const changes = play(9, slow);
    expect(details(changes)).toEqual(['still', 'plain', 'coarse']);
    let before = 0;
    for (const { at } of changes) {
      expect(at - before).toBeGreaterThanOrEqual(2);
      expect(at - before).toBeLessThan(2.5);
      before = at;
    }
  });

  it('no more goes than is a help', () => {
    const changes = play(
      9,
      onScreen(60, (_second, detail) => (detail === 'full' ? 30 : 10)),
    );
    expect(details(changes)).toEqual(['still']);
  });

  it('the last level goes as well where it alone is a help', () => {
    const changes = play(
      9,
      onScreen(60, (_second, detail) => FEW_PIXELS[detail]),
    );
    expect(details(changes)).toEqual(['still', 'plain', 'coarse']);
  });

  it('stalls between them do not hide it', () => {
    let frame = 0;
    const changes = play(5, () => {
      frame += 1;
      return frame % 10 === 0 ? 300 : 40;
    });
    expect(details(changes)).toEqual(['still']);
  });

  it('on a screen of 144 Hz that shows every fourth frame only, a level goes', () => {
    expect(details(play(2.5, steady(36)))).toEqual(['still']);
  });
});

describe('what is no help', () => {
  it('is all given back after eight seconds under a battery saver that gives 30 frames a second, and not taken again', () => {
    const changes = play(3600, steady(30));
    expect(details(changes)).toEqual(['still', 'plain', 'coarse', 'full']);
    expect(changes.at(-1)?.at).toBeLessThan(9);
  });

  it('is given back, and what is a help is not', () => {
    const cost: Readonly<Record<Detail, number>> = { full: 60, still: 60, plain: 30, coarse: 30 };
    const changes = play(
      10,
      onScreen(60, (_second, detail) => cost[detail]),
    );
    expect(details(changes)).toEqual(['still', 'plain', 'coarse', 'plain']);
  });

  it('is not tried again for a long while when the rate goes up and down by itself', () => {
    const changes = play(600, (second) => (second % 20 < 15 ? 1000 / 30 : 1000 / 60));
    const descents = changes.filter(({ detail }) => detail === 'still');
    expect(descents.length).toBeGreaterThan(1);
    for (const [index, { at }] of descents.entries())
      expect(at - (descents[index - 1]?.at ?? -160)).toBeGreaterThan(150);
  });

  it('is given back although frames came in time for a moment now and then', () => {
    const changes = play(15, (second) => (second % 6 < 5 ? 1000 / 30 : 1000 / 48));
    expect(details(changes)).toEqual(['still', 'plain', 'coarse', 'full']);
  });

  it('is not found where a level was a help at another time', () => {
    play(30, (second, detail) => (detail === 'full' ? 1000 / 30 : second % 1 < 0.1 ? 40 : 1000 / 60));
    expect(controller.detail).toBe('still');
    expect(details(play(9, steady(20)))).toEqual(['plain', 'coarse', 'still']);
  });

  it('is not tried again for a few frames that came faster', () => {
    const changes = play(3600, (second) => (second % 13.7 < 0.08 ? 1000 / 60 : 1000 / 30));
    expect(details(changes)).toEqual(['still', 'plain', 'coarse', 'full']);
  });

  it('is measured anew after a level came back', () => {
    play(
      9,
      onScreen(60, (_second, detail) => FEW_PIXELS[detail]),
    );
    expect(details(play(10, steady(60)))).toEqual(['plain']);
    expect(details(play(5, steady(20)))).toEqual(['coarse', 'plain']);
  });

  it('does not keep it from giving way to what comes on top of it', () => {
    play(200, steady(30));
    expect(details(play(2.5, steady(20)))).toEqual(['still']);
  });

  it('of the battery saver is given up when the screen gives 60 again', () => {
    play(200, steady(30));
    play(2, steady(60));
    expect(details(play(7, slow))).toEqual(['still', 'plain', 'coarse']);
  });
});

describe('when there is room again', () => {
  it('it comes back, a level every ten seconds', () => {
    play(9, slow);
    const changes = play(60, steady(60));
    expect(details(changes)).toEqual(['plain', 'still', 'full']);
    const [first = 0, second = 0, third = 0] = times(changes);
    expect(first).toBeGreaterThan(7);
    expect(first).toBeLessThan(11);
    expect(second - first).toBeCloseTo(10, 0);
    expect(third - second).toBeCloseTo(10, 0);
  });

  it.each([48, 50, 144])('it comes back on a screen of %d Hz', (hertz) => {
    play(9, slow);
    expect(details(play(40, steady(hertz)))).toEqual(['plain', 'still', 'full']);
  });

  it('it comes back under a battery saver that began meanwhile', () => {
    play(9, slow);
    play(300, steady(30));
    expect(controller.detail).toBe('full');
  });

  it('two late frames in each half second are no room', () => {
    play(9, slow);
    let frame = 0;
    const changes = play(120, () => {
      frame += 1;
      return frame % 14 === 0 ? 2000 / 60 : 1000 / 60;
    });
    expect(changes).toEqual([]);
  });

  it('one late frame in each half second is room', () => {
    play(9, slow);
    let frame = 0;
    const changes = play(40, () => {
      frame += 1;
      return frame % 35 === 0 ? 2000 / 60 : 1000 / 60;
    });
    expect(details(changes)).toEqual(['plain', 'still', 'full']);
  });

  it('late frames begin the ten seconds anew', () => {
    play(9, slow);
    expect(play(120, (second) => (second % 8 < 1.2 ? 40 : 1000 / 60))).toEqual([]);
  });

  it('it is tried ever more rarely while it does not last', () => {
    const changes = play(1000, slow);
    const tries = changes.filter(({ detail }, index) => index > 2 && detail === 'plain').map(({ at }) => at);
    const waits = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
    expect(waits.slice(0, 6).map((wait) => Math.round((wait - 2.3) / 10) * 10)).toEqual([20, 40, 80, 160, 160, 160]);
  });

  it('and it has lasted a minute, the next time it takes ten seconds again', () => {
    play(60, slow);
    play(400, steady(60));
    expect(controller.detail).toBe('full');
    play(9, slow);
    expect(controller.detail).toBe('coarse');
    expect(details(play(11, steady(60)))).toEqual(['plain']);
  });
});

/** What a machine may come to do: for so many seconds its frames take so long at each level, on a screen of so many Hz. */
const anyStretch = fc.record({
  seconds: fc.double({ min: 0.1, max: 40, noNaN: true }),
  hertz: fc.constantFrom(30, 48, 50, 60, 90, 144),
  costs: fc.array(fc.double({ min: 1, max: 400, noNaN: true }), {
    minLength: DETAILS.length,
    maxLength: DETAILS.length,
  }),
  jitter: fc.double({ min: 0, max: 20, noNaN: true }),
});

describe('whatever the frames, it', () => {
  it('goes down one level at a time, no further than coarse, and changes once in five seconds at most', () => {
    fc.assert(
      fc.property(fc.array(anyStretch, { minLength: 1, maxLength: 30 }), (stretches) => {
        controller = new Controller();
        let level = 0;
        let changes = 0;
        const begun = now;
        for (const { seconds, hertz, costs, jitter } of stretches) {
          const gap = onScreen(hertz, (_second, detail) => costs[DETAILS.indexOf(detail)] ?? 0);
          const uneven: Gap = (second, detail) => gap(second, detail) + jitter * Math.abs(Math.sin(second * 1e4));
          for (const { detail } of play(seconds, uneven)) {
            const next = DETAILS.indexOf(detail);
            expect(next).toBeGreaterThanOrEqual(0);
            expect(next).toBeLessThanOrEqual(level + 1);
            level = next;
            changes += 1;
          }
        }
        // The first descent comes before any wait.
        expect(changes).toBeLessThanOrEqual(4 + (now - begun) / 5000);
      }),
      { numRuns: 150 },
    );
  });

  it('comes back to full where there is room for twelve minutes', () => {
    fc.assert(
      fc.property(fc.array(anyStretch, { maxLength: 10 }), (stretches) => {
        controller = new Controller();
        for (const { seconds, hertz, costs } of stretches) {
          play(
            seconds,
            onScreen(hertz, (_second, detail) => costs[DETAILS.indexOf(detail)] ?? 0),
          );
        }
        play(720, steady(60));
        expect(controller.detail).toBe('full');
      }),
      { numRuns: 50 },
    );
  });

  it('goes by nothing but numbers that can be times', () => {
    for (const time of [NaN, 0, -5, Infinity, -Infinity, 1e300]) {
      controller.frame(time);
      controller.frame(time);
    }
    expect(controller.detail).toBe('full');
    expect(controller.framesPerSecond).toBe(0);
  });
});

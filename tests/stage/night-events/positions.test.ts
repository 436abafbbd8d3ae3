import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NIGHT_DURATION, STAGE_WIDTH, STEPS_PER_POINT, STEPS_PER_SECOND } from '#simulation';
import {
  ART_PIXEL,
  LATE_ATLAS,
  NIGHT_EVENTS,
  type NightEventFrame,
  type NightEventName,
} from '#stage/testing';

const NAMES: readonly NightEventName[] = [
  'meteor',
  'herd',
  'aurora',
  'volcano',
  'flock',
  'shootingStars',
  'swimmers',
];
const NIGHT_STEPS = NIGHT_DURATION * STEPS_PER_POINT;

/** Below this the near hills hide everything at all times, px. */
const FOOT_OF_THE_HILLS = 352;
/** How far outside the stage something may be drawn, px. */
const NEAR = 420;

interface Painted {
  readonly frame: NightEventFrame;
  readonly x: number;
  readonly y: number;
  readonly opacity: number;
}

function painted(name: NightEventName, age: number, calm = false): Painted[] {
  const all: Painted[] = [];
  NIGHT_EVENTS[name].draw(
    { paint: (frame, x, y, opacity) => all.push({ frame, x, y, opacity }) },
    age,
    calm,
  );
  return all;
}

function isInPlace({ frame, x, y, opacity }: Painted): boolean {
  const { w: width, h: height } = LATE_ATLAS[frame].frame;
  const isSeeable = opacity >= 0 && opacity <= 1;
  // These comparisons are false for NaN as well.
  const isNear = x + width * ART_PIXEL > -NEAR && x < STAGE_WIDTH + NEAR && y > -100;
  return isSeeable && isNear && y + height * ART_PIXEL <= FOOT_OF_THE_HILLS;
}

describe('every moment of every night event', () => {
  it('draws near the stage only, and never in front of the ground', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...NAMES),
        fc.double({ min: 0, max: NIGHT_STEPS, noNaN: true }),
        fc.boolean(),
        (name, age, calm) => {
          expect(painted(name, age, calm).filter((one) => !isInPlace(one))).toEqual([]);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

/** The fastest movement of a frame of this kind from one step to the next in a night, px. */
function fastest(name: NightEventName, kind: RegExp, calm: boolean): number {
  let speed = 0;
  let before: Painted[] = [];
  for (let age = 0; age < NIGHT_STEPS; age++) {
    const now = painted(name, age, calm).filter(({ frame }) => kind.test(frame));
    now.forEach((one, i) => {
      const same = before[i];
      // Indexes shift as soon as a frame has been added or removed, so such steps are skipped.
      if (same === undefined || now.length !== before.length || same.frame !== one.frame) return;
      const moved = Math.hypot(one.x - same.x, one.y - same.y);
      if (moved < 30) speed = Math.max(speed, moved);
    });
    before = now;
  }
  return speed;
}

describe('with reduced motion', () => {
  it.each([
    ['meteor', /^meteor-\d/],
    ['shootingStars', /^shooting-star/],
  ] as const)('the %s moves slowly', (name, kind) => {
    expect(fastest(name, kind, false)).toBeGreaterThan(4);
    expect(fastest(name, kind, true)).toBeLessThan(2.6);
    expect(fastest(name, kind, true)).toBeGreaterThan(0);
  });
});

describe('a shower of shooting stars', () => {
  it('never has more than three new stars in a second', () => {
    const begins: number[] = [];
    let lit = new Set<string>();
    for (let age = 0; age < NIGHT_STEPS; age++) {
      // A star moves along a line, which identifies it.
      const now = new Set(
        painted('shootingStars', age).map(({ x, y }) => (y + x * 0.38).toFixed(2)),
      );
      for (const line of now) if (!lit.has(line)) begins.push(age);
      lit = now;
    }
    expect(begins.length).toBeGreaterThan(30);
    for (const begin of begins) {
      const second = begins.filter((other) => other >= begin && other < begin + STEPS_PER_SECOND);
      expect(second.length).toBeLessThanOrEqual(3);
    }
  });
});

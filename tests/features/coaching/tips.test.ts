import { describe, expect, it } from 'vitest';
import { type CoachedThreat, tipFor } from '#content';
import { type CrashCause, crashCauseOf } from '#features/coaching';
import {
  type Box,
  createRun,
  DINO_SIZE,
  DINO_X,
  hitboxOf,
  INPUT,
  jumpArc,
  NO_INPUT,
  type RunView,
} from '#simulation';
import { jumpClears, stepsToArrival, threatensStanding } from '#solver';

const COURSES = Array.from({ length: 25 }, (_, index) => `tips ${index}`);
/** Tips are given to runs that end before it, points. */
const MOST_SCORE = 300;

/** Few pterodactyls come before `MOST_SCORE`; by this one there have been many, points. */
const PTERODACTYLS_BY = 450;

/** Plays each course without crashing, with one input all the time. */
function watchCourses(input: number, until: number, watch: (view: RunView) => void): void {
  for (const seed of COURSES) {
    const run = createRun(seed, { invincible: true });
    while (run.view.score < until) {
      run.step(input);
      watch(run.view);
    }
  }
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** From the dino's front to a threat as they are drawn, in lengths of the dino. */
function lengthsTo(view: RunView, threat: number): number {
  return (view.components.Position.x.get(threat) - DINO_X - DINO_SIZE.width) / DINO_SIZE.width;
}

describe('what the tips say is so', () => {
  it('a jump at a dino’s length, or just under one, clears every group of cacti', () => {
    const arc = jumpArc();
    const tried = { small: 0, large: 0, wide: 0 };
    const failed: string[] = [];
    watchCourses(NO_INPUT, MOST_SCORE, (view) => {
      const { cacti } = view.entities;
      const { Cactus } = view.components;
      for (let i = 0; i < cacti.length; i++) {
        const threat = cacti.get(i);
        const isWide = Cactus.multiple.get(threat) === 3;
        const [least, most] = isWide ? [0.6, 0.95] : [0.85, 1.15];
        const lengths = lengthsTo(view, threat);
        if (lengths < least || lengths > most) continue;
        tried[isWide ? 'wide' : Cactus.large.get(threat) === 1 ? 'large' : 'small'] += 1;
        if (!jumpClears(view, threat, arc, 0))
          failed.push(`${lengths} lengths at speed ${view.gameSpeed}`);
      }
    });
    expect(failed).toEqual([]);
    expect(Math.min(...Object.values(tried))).toBeGreaterThan(20);
    expect(tipFor('smallCacti', true)).toContain('a dino’s length away');
    expect(tipFor('largeCacti', false)).toContain('a dino’s length away');
    expect(tipFor('wideGroups', true)).toContain('just under a dino’s length');
  });

  it('a crouching dino passes under every pterodactyl', () => {
    let passed = 0;
    let hits = 0;
    watchCourses(INPUT.crouch, PTERODACTYLS_BY, (view) => {
      const { pterodactyls } = view.entities;
      for (let i = 0; i < pterodactyls.length; i++) {
        const box = hitboxOf(view, pterodactyls.get(i));
        if (box.x < DINO_X + DINO_SIZE.width && box.x + box.width > DINO_X) passed += 1;
        if (overlap(box, hitboxOf(view, view.dino))) hits += 1;
      }
    });
    expect(hits).toBe(0);
    expect(passed).toBeGreaterThan(20);
    expect(tipFor('lowPterodactyls', false)).toContain('hold crouch until they’ve passed');
  });

  it('a running dino passes under the high ones', () => {
    const met = { low: 0, high: 0 };
    let hitsOfHighOnes = 0;
    watchCourses(NO_INPUT, PTERODACTYLS_BY, (view) => {
      const { pterodactyls } = view.entities;
      for (let i = 0; i < pterodactyls.length; i++) {
        const threat = pterodactyls.get(i);
        const isHigh = !threatensStanding(view, threat);
        met[isHigh ? 'high' : 'low'] += 1;
        if (isHigh && overlap(hitboxOf(view, threat), hitboxOf(view, view.dino)))
          hitsOfHighOnes += 1;
      }
    });
    expect(hitsOfHighOnes).toBe(0);
    expect(Math.min(met.low, met.high)).toBeGreaterThan(20);
    expect(tipFor('highPterodactyls', true)).toContain('run under them');
  });
});

/**
 * How runs end whose player begins a jump when the next cactus is no more than this many steps
 * away, and more than `last`.
 */
function causesOfJumping(steps: number, last = steps - 1.5): readonly CrashCause[] {
  return COURSES.flatMap((seed) => {
    const run = createRun(seed);
    const { view } = run;
    while (!view.gameOver) {
      const { cacti } = view.entities;
      let nearest = Number.POSITIVE_INFINITY;
      for (let i = 0; i < cacti.length; i++) {
        const arrival = stepsToArrival(view, cacti.get(i));
        if (arrival > 0) nearest = Math.min(nearest, arrival);
      }
      run.step(nearest < steps && nearest > last ? INPUT.jump : NO_INPUT);
    }
    return crashCauseOf(view) ?? [];
  });
}

/** How runs end whose player survives everything until a high pterodactyl comes, and then jumps. */
function causesOfJumpingAtHighOnes(): readonly CrashCause[] {
  return COURSES.flatMap((seed) => {
    const run = createRun(seed, { invincible: true });
    const { view } = run;
    while (!view.gameOver && view.score < PTERODACTYLS_BY) {
      const isHighOneNear = [...view.entities.pterodactyls].some(
        (threat) => !threatensStanding(view, threat) && stepsToArrival(view, threat) < 12,
      );
      run.setInvincible(!isHighOneNear);
      run.step(isHighOneNear ? INPUT.jump : NO_INPUT);
    }
    return crashCauseOf(view) ?? [];
  });
}

describe('the cause of a crash', () => {
  it('is none before the run is over', () => {
    expect(crashCauseOf(createRun('x').view)).toBeUndefined();
  });

  it('is a jump too early for whoever comes down on cacti, and too late for whoever runs into them', () => {
    const isCacti = ({ threat }: CrashCause) => /cacti|wide/i.test(threat);
    const early = causesOfJumping(40).filter(isCacti);
    const late = causesOfJumping(1.5).filter(isCacti);
    expect(Math.min(early.length, late.length)).toBeGreaterThan(10);
    expect(early.filter((cause) => cause.early).length / early.length).toBeGreaterThan(0.9);
    expect(late.filter((cause) => cause.early)).toEqual([]);
  });

  it('names each kind of threat', () => {
    const met = new Set<CoachedThreat>();
    for (const steps of [0, 12, 24])
      for (const { threat } of causesOfJumping(steps)) met.add(threat);
    for (const { threat } of causesOfJumpingAtHighOnes()) met.add(threat);
    expect([...met].toSorted()).toEqual([
      'highPterodactyls',
      'largeCacti',
      'lowPterodactyls',
      'smallCacti',
      'wideGroups',
    ]);
  });
});

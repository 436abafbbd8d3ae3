import { describe, expect, it } from 'vitest';
import type { CoachedThreat } from '#content';
import { Coach, type CrashCause, crashCauseOf } from '#features/coaching';
import { createRun, DINO_SIZE, DINO_X, INPUT, jumpArc, NO_INPUT, type RunView } from '#simulation';
import { jumpClears, stepsToArrival } from '#solver';

const COURSES = Array.from({ length: 25 }, (_, index) => `tips ${index}`);
/** Tips are given to runs that end before it, points. */
const MOST_SCORE = 300;

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

/** From the dino's front to a threat as they are drawn, in lengths of the dino. */
function lengthsTo(view: RunView, threat: number): number {
  return (view.components.Position.x.get(threat) - DINO_X - DINO_SIZE.width) / DINO_SIZE.width;
}

it('a jump at the distance that the tips name clears every group of cacti', () => {
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

describe('the cause of a crash', () => {
  it('is a jump too early for whoever comes down on cacti, and too late for whoever runs into them', () => {
    const isCacti = ({ threat }: CrashCause) => /cacti|wide/i.test(threat);
    const early = causesOfJumping(40).filter(isCacti);
    const late = causesOfJumping(1.5).filter(isCacti);
    expect(Math.min(early.length, late.length)).toBeGreaterThan(10);
    expect(early.filter((cause) => cause.early).length / early.length).toBeGreaterThan(0.9);
    expect(late.filter((cause) => cause.early)).toEqual([]);
  });

  it('names the kind of threat', () => {
    const met = new Set<CoachedThreat>();
    for (const steps of [0, 12, 24])
      for (const { threat } of causesOfJumping(steps)) met.add(threat);
    expect([...met].toSorted()).toEqual([
      'highPterodactyls',
      'largeCacti',
      'lowPterodactyls',
      'smallCacti',
      'wideGroups',
    ]);
  });
});

const crash = (threat: CoachedThreat, early = false) => ({ threat, early });

/** Ends runs at these threats, and returns what there was a tip on after each. */
function endRuns(
  coach: Coach,
  threats: readonly CoachedThreat[],
  score = 100,
): readonly (CoachedThreat | undefined)[] {
  return threats.map((threat) => coach.onEnd(score, crash(threat))?.threat);
}

describe('a tip comes', () => {
  it('after three early ends in a row at the same kind of threat', () => {
    expect(endRuns(new Coach(), ['largeCacti', 'largeCacti', 'largeCacti'])).toEqual([
      undefined,
      undefined,
      'largeCacti',
    ]);
  });

  it('not when a run got to 450 points in between, nor for such runs', () => {
    const coach = new Coach();
    endRuns(coach, ['wideGroups', 'wideGroups'], 449);
    expect(endRuns(coach, ['wideGroups'], 450)).toEqual([undefined]);
    expect(endRuns(coach, ['wideGroups', 'wideGroups'], 449)).toEqual([undefined, undefined]);
    expect(endRuns(coach, ['wideGroups'], 449)).toEqual(['wideGroups']);
  });

  it('once for each kind', () => {
    const coach = new Coach();
    endRuns(coach, ['lowPterodactyls', 'lowPterodactyls', 'lowPterodactyls']);
    expect(
      endRuns(coach, ['lowPterodactyls', 'lowPterodactyls', 'lowPterodactyls']).every(
        (tip) => !tip,
      ),
    ).toBe(true);
    expect(endRuns(coach, ['smallCacti', 'smallCacti', 'smallCacti'])).toEqual([
      undefined,
      undefined,
      'smallCacti',
    ]);
  });

  it('on the mistake that most of the three runs had', () => {
    const tipAfter = (...early: readonly boolean[]) => {
      const coach = new Coach();
      return early.map((isEarly) => coach.onEnd(50, crash('smallCacti', isEarly))).at(-1);
    };
    expect(tipAfter(true, false, true)).toEqual({ threat: 'smallCacti', early: true });
    expect(tipAfter(false, true, false)).toEqual({ threat: 'smallCacti', early: false });
  });
});

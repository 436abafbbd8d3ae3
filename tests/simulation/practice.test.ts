import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createRun,
  INPUT,
  kindOf,
  NO_INPUT,
  PRACTICE_SUBJECTS,
  type PracticeSubject,
  type RunOptions,
  STEP_EVENT,
  TURBO_STEPS,
} from '#simulation';
import { threatensStanding } from '#solver';

const practice = (
  subject: PracticeSubject,
  paceScore: number,
  more: Omit<RunOptions, 'practice'> = {},
) => ({
  ...more,
  practice: { subject, paceScore },
});

interface Seen {
  readonly kind: 'cactus' | 'pterodactyl';
  readonly large: boolean;
  readonly multiple: number;
  /** A standing dino is hit by it. */
  readonly threatens: boolean;
}

/** The threats of a practice course in the order in which they enter. No crash ends the run. */
function threatsOf(
  seed: string,
  subject: PracticeSubject,
  paceScore: number,
  steps = 4000,
): readonly Seen[] {
  const run = createRun(seed, practice(subject, paceScore, { invincible: true }));
  const { view } = run;
  const { Threat, Cactus } = view.components;
  const seen: Seen[] = [];
  for (let step = 1; step <= steps; step++) {
    run.step(NO_INPUT);
    for (const id of view.entities.threats) {
      if (Threat.enteredAt.get(id) !== step) continue;
      const kind = kindOf(view, id);
      const isCactus = kind === 'cactus';
      seen.push({
        kind,
        large: isCactus && Cactus.large.get(id) === 1,
        multiple: isCactus ? Cactus.multiple.get(id) : 1,
        threatens: threatensStanding(view, id),
      });
    }
  }
  return seen;
}

const anyPaceScore = fc.integer({ min: 0, max: 3000 });
const anySeed = fc.string();

/** Tries a few courses of what is trained, at any pace. */
function onEachCourse(subject: PracticeSubject, check: (threats: readonly Seen[]) => void): void {
  fc.assert(
    fc.property(anySeed, anyPaceScore, (seed, paceScore) => {
      const threats = threatsOf(seed, subject, paceScore);
      expect(threats.length).toBeGreaterThan(20);
      check(threats);
    }),
    { numRuns: 15 },
  );
}

describe('only the chosen subject comes:', () => {
  it.each([
    ['smallCacti', false],
    ['largeCacti', true],
  ] as const)('%s, one to three', (subject, isLarge) => {
    onEachCourse(subject, (threats) => {
      expect(threats.every(({ kind, large }) => kind === 'cactus' && large === isLarge)).toBe(true);
      expect(new Set(threats.map(({ multiple }) => multiple))).toEqual(new Set([1, 2, 3]));
    });
  });

  it('wide groups: three cacti, small or large ones', () => {
    onEachCourse('wideGroups', (threats) => {
      expect(threats.every(({ kind, multiple }) => kind === 'cactus' && multiple === 3)).toBe(true);
      expect(new Set(threats.map(({ large }) => large)).size).toBe(2);
    });
  });

  it('low pterodactyls, each of which hits a standing dino', () => {
    onEachCourse('lowPterodactyls', (threats) => {
      expect(threats.every(({ kind, threatens }) => kind === 'pterodactyl' && threatens)).toBe(
        true,
      );
    });
  });

  it('high pterodactyls, none of which hits it, with small cacti right behind some of them', () => {
    onEachCourse('highPterodactyls', (threats) => {
      const pterodactyls = threats.filter(({ kind }) => kind === 'pterodactyl');
      expect(pterodactyls.some(({ threatens }) => threatens)).toBe(false);
      const cacti = threats.filter(({ kind }) => kind === 'cactus');
      expect(cacti.some(({ large }) => large)).toBe(false);
      expect(cacti.length).toBeGreaterThan(0);
      expect(cacti.length).toBeLessThan(pterodactyls.length + 1);
    });
  });

  it.each([
    ['doubleJump', ['cactus', 'cactus']],
    ['jumpAndDuck', ['cactus', 'pterodactyl']],
    ['duckAndJump', ['pterodactyl', 'cactus']],
    ['tripleJump', ['cactus', 'cactus', 'cactus']],
  ] as const)('the phrase %s again and again, its pterodactyls low', (name, kinds) => {
    onEachCourse(name, (threats) => {
      for (const [index, { kind, threatens }] of threats.entries()) {
        expect(kind).toBe(kinds[index % kinds.length]);
        expect(threatens).toBe(true);
      }
    });
  });

  it.each(['everything', 'turbo', 'night'] as const)(
    'the usual course of the pace: %s',
    (subject) => {
      const kinds = (paceScore: number) =>
        new Set(threatsOf('a', subject, paceScore).map(({ kind }) => kind));
      expect(kinds(0)).toEqual(new Set(['cactus']));
      expect(kinds(700)).toEqual(new Set(['cactus', 'pterodactyl']));
    },
  );
});

describe('the pace', () => {
  it.each([
    [0, 7],
    [300, 10],
    [1000, 17],
    [3000, 17],
  ])('of %i points stays that of %i px a step', (paceScore, speed) => {
    const run = createRun('a', practice('everything', paceScore, { invincible: true }));
    for (let step = 0; step < 5000; step++) {
      run.step(NO_INPUT);
      expect(run.view.pace.gameSpeed).toBe(speed);
    }
    expect(run.view.score).toBeGreaterThan(20);
  });

  it('leaves a breath of 1.2 s or more between exercises', () => {
    const run = createRun('a', practice('largeCacti', 500, { invincible: true }));
    const { view } = run;
    const enteredAt: number[] = [];
    for (let step = 1; step <= 4000; step++) {
      run.step(NO_INPUT);
      for (const id of view.entities.cacti) {
        if (view.components.Threat.enteredAt.get(id) === step) enteredAt.push(step);
      }
    }
    const breaths = enteredAt.slice(1).map((step, index) => step - (enteredAt[index] ?? 0));
    expect(Math.min(...breaths)).toBeGreaterThanOrEqual(72);
    expect(Math.max(...breaths)).toBeLessThanOrEqual(109);
    expect(new Set(breaths).size).toBeGreaterThan(5);
  });
});

describe('the count', () => {
  it('goes up by one with each threat that has passed the dino', () => {
    const run = createRun('a', practice('lowPterodactyls', 1000));
    const { view } = run;
    let before = 0;
    for (let step = 0; step < 3000; step++) {
      run.step(INPUT.crouch);
      if (view.score === before) continue;
      expect(view.score).toBe(before + 1);
      const nearest = Math.min(
        ...[...view.entities.threats].map((id) =>
          Math.abs(view.components.Position.x.get(id) + 86 - 110),
        ),
      );
      expect(nearest).toBeLessThan(17);
      before = view.score;
    }
    expect(view.gameOver).toBe(false);
    expect(before).toBeGreaterThan(25);
  });

  it('leaves out the threat that ends the run, and reports no hundred points', () => {
    const run = createRun('a', practice('smallCacti', 1000));
    while (!run.view.gameOver) run.step(NO_INPUT);
    expect(run.view).toMatchObject({ score: 0, crash: 'cactus' });
    const long = createRun('a', practice('smallCacti', 1000, { invincible: true }));
    let milestones = 0;
    while (long.view.score < 101) {
      long.step(NO_INPUT);
      if ((long.view.happened & STEP_EVENT.milestone) !== 0) milestones += 1;
    }
    expect(milestones).toBe(0);
  });
});

it('where turbo is trained, it is ready again at once', () => {
  const run = createRun('a', practice('turbo', 0, { invincible: true }));
  run.step(INPUT.turbo);
  expect(run.view.turbo.stepsLeft).toBe(TURBO_STEPS);
  for (let step = 1; step < TURBO_STEPS; step++) run.step(NO_INPUT);
  expect(run.view.pace.gameSpeed).toBe(10.5);
  run.step(NO_INPUT);
  const ended = STEP_EVENT.turboEnded | STEP_EVENT.turboReady;
  expect(run.view.happened & ended).toBe(ended);
  run.step(INPUT.turbo);
  expect(run.view.turbo.stepsLeft).toBe(TURBO_STEPS);
});

it('the weapon comes on the usual course only', () => {
  const hasPickup = (subject: PracticeSubject) => {
    const run = createRun('a', practice(subject, 700, { invincible: true }));
    for (let step = 0; step < 4000; step++) {
      run.step(NO_INPUT);
      if (run.view.entities.pickups.length > 0) return true;
    }
    return false;
  };
  expect(PRACTICE_SUBJECTS.filter(hasPickup)).toEqual(['everything', 'turbo', 'night']);
});

it('pterodactyls that are trained come although an assist keeps them away otherwise', () => {
  const assists = { speed: 0.5, forgiveness: 5, pterodactyls: false };
  const run = createRun('a', practice('lowPterodactyls', 300, { assists }));
  while (!run.view.gameOver) run.step(NO_INPUT);
  expect(run.view.crash).toBe('pterodactyl');
});

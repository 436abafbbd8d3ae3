import { describe, expect, it } from 'vitest';
import {
  createRun,
  INPUT,
  isFasterWithTurbo,
  kindOf,
  lastNight,
  nightAt,
  NO_INPUT,
  PRACTICE_SUBJECTS,
  type PracticeSubject,
  type RunOptions,
  skyScoreOf,
  STEP_EVENT,
  TURBO_STEPS,
} from '#simulation';
import { threatensStanding } from '#solver';

const practice = (
  subject: PracticeSubject,
  paceScore: number,
  more: Omit<RunOptions, 'practice'> = { invincible: true },
) => createRun('a', { ...more, practice: { subject, paceScore } });

/** The threats of a practice course in the order in which they enter, in words. */
function threatsOf(seed: string, subject: PracticeSubject, paceScore: number): readonly string[] {
  const run = createRun(seed, { invincible: true, practice: { subject, paceScore } });
  const { view } = run;
  const { Threat, Cactus } = view.components;
  const seen: string[] = [];
  for (let step = 1; step <= 3000; step++) {
    run.step(NO_INPUT);
    for (const id of view.entities.threats) {
      if (Threat.enteredAt.get(id) !== step) continue;
      if (kindOf(view, id) === 'pterodactyl')
        seen.push(threatensStanding(view, id) ? 'low' : 'high');
      else
        seen.push(`${Cactus.multiple.get(id)} ${Cactus.large.get(id) === 1 ? 'large' : 'small'}`);
    }
  }
  return seen;
}

const SMALL = ['1 small', '2 small', '3 small'];
const LARGE = ['1 large', '2 large', '3 large'];
const CACTI = [...SMALL, ...LARGE];

/** Of each exercise, the threats that may come at each of its places. */
const EXERCISES: readonly (readonly [PracticeSubject, readonly (readonly string[])[]])[] = [
  ['smallCacti', [SMALL]],
  ['largeCacti', [LARGE]],
  ['wideGroups', [['3 small', '3 large']]],
  ['lowPterodactyls', [['low']]],
  ['doubleJump', [CACTI, CACTI]],
  ['jumpAndDuck', [CACTI, ['low']]],
  ['duckAndJump', [['low'], CACTI]],
  ['tripleJump', [CACTI, CACTI, CACTI]],
];

describe('only the chosen subject comes:', () => {
  it.each(EXERCISES)('%s, again and again', (subject, places) => {
    const seen = places.map(() => new Set<string>());
    for (const paceScore of [0, 300, 700, 1000, 2000, 3000]) {
      const threats = threatsOf(`${subject} ${paceScore}`, subject, paceScore);
      expect(threats.length).toBeGreaterThan(15);
      for (const [at, threat] of threats.entries()) {
        expect(places[at % places.length]).toContain(threat);
        seen[at % places.length]?.add(threat);
      }
    }
    expect(seen.map((threats) => [...threats].toSorted())).toEqual(
      places.map((threats) => threats.toSorted()),
    );
  });

  it('high pterodactyls, with small cacti right behind about half of them', () => {
    const threats = ['a', 'b', 'c'].flatMap((seed) => threatsOf(seed, 'highPterodactyls', 500));
    const pterodactyls = threats.filter((threat) => threat === 'high');
    const cacti = threats.filter((threat) => SMALL.includes(threat));
    expect(pterodactyls.length + cacti.length).toBe(threats.length);
    expect(cacti.length / pterodactyls.length).toBeCloseTo(0.5, 0);
    expect(new Set(cacti).size).toBe(3);
  });

  it.each(['everything', 'turbo', 'night'] as const)(
    'the usual course of the pace: %s',
    (subject) => {
      const fliers = (paceScore: number) =>
        threatsOf('a', subject, paceScore).filter((threat) => !CACTI.includes(threat));
      expect(fliers(0)).toEqual([]);
      expect(new Set(fliers(700))).toEqual(new Set(['low', 'high']));
    },
  );
});

it.each([
  [0, 7],
  [300, 10],
  [1000, 17],
  [3000, 17],
])('the pace of %i points stays that of %i px a step', (paceScore, speed) => {
  const run = practice('everything', paceScore);
  for (let step = 0; step < 3000; step++) {
    run.step(NO_INPUT);
    expect(run.view.pace.gameSpeed).toBe(speed);
  }
  expect(run.view.score).toBeGreaterThan(10);
  expect(isFasterWithTurbo(speed)).toBe(speed < 17);
});

it('a breath of 1.2 to 1.8 s lies between two exercises', () => {
  const run = practice('largeCacti', 500);
  const { view } = run;
  const enteredAt = new Set<number>();
  for (let step = 1; step <= 4000; step++) {
    run.step(NO_INPUT);
    for (const id of view.entities.cacti) enteredAt.add(view.components.Threat.enteredAt.get(id));
  }
  const steps = [...enteredAt];
  const breaths = steps.slice(1).map((step, index) => step - (steps[index] ?? 0));
  expect(Math.min(...breaths)).toBeGreaterThanOrEqual(72);
  expect(Math.max(...breaths)).toBeLessThanOrEqual(109);
  expect(new Set(breaths).size).toBeGreaterThan(5);
});

describe('the count', () => {
  it('goes up by one with each threat that has passed the dino', () => {
    const run = practice('lowPterodactyls', 1000, {});
    const { view } = run;
    let before = 0;
    for (let step = 0; step < 3000; step++) {
      run.step(INPUT.crouch);
      if (view.score === before) continue;
      expect(view.score).toBe(before + 1);
      const distances = [...view.entities.threats].map((id) =>
        Math.abs(view.components.Position.x.get(id) + 86 - 110),
      );
      expect(Math.min(...distances)).toBeLessThan(17);
      before = view.score;
    }
    expect(view.gameOver).toBe(false);
    expect(before).toBeGreaterThan(25);
  });

  it('leaves out the threat that ends the run, and reports no hundred points', () => {
    const run = practice('smallCacti', 1000, {});
    while (!run.view.gameOver) run.step(NO_INPUT);
    expect(run.view).toMatchObject({ score: 0, crash: 'cactus' });
    const long = practice('smallCacti', 1000);
    while (long.view.score < 101) {
      long.step(NO_INPUT);
      expect(long.view.happened & STEP_EVENT.milestone).toBe(0);
    }
  });

  it('goes up by one with a shot', () => {
    const run = practice('everything', 700);
    let last = 0;
    for (let step = 0; step < 4000; step++) {
      run.step(step % 10 === 0 ? INPUT.shoot : NO_INPUT);
      if ((run.view.happened & STEP_EVENT.pterodactylShot) !== 0)
        expect(run.view.score - last).toBe(1);
      last = run.view.score;
    }
  });
});

it('where turbo is trained, it is ready again at once', () => {
  const run = practice('turbo', 0);
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
    const run = practice(subject, 700);
    for (let step = 0; step < 2000 && run.view.entities.pickups.length === 0; step++)
      run.step(NO_INPUT);
    return run.view.entities.pickups.length > 0;
  };
  expect(PRACTICE_SUBJECTS.filter(hasPickup)).toEqual(['everything', 'turbo', 'night']);
});

it('pterodactyls that are trained come although an assist keeps them away otherwise', () => {
  const assists = { speed: 0.5, forgiveness: 5, pterodactyls: false };
  const run = practice('lowPterodactyls', 300, { assists });
  while (!run.view.gameOver) run.step(NO_INPUT);
  expect(run.view.crash).toBe('pterodactyl');
});

it('night falls every 700 points for 200, and in practice at night it is always the full moon’s', () => {
  expect([0, 699, 700, 899, 900, 1400].map(nightAt)).toEqual([0, 0, 1, 1, 0, 2]);
  expect([699, 700, 1399, 1400].map(lastNight)).toEqual([0, 1, 1, 2]);
  expect(skyScoreOf(practice('everything', 700).view)).toBe(0);
  expect(nightAt(skyScoreOf(practice('night', 0).view))).toBe(4);
});

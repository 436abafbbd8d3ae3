import { expect, test } from 'vitest';
import {
  createRun,
  DINO_CROUCHING_SIZE,
  DINO_SIZE,
  GROUND_Y,
  hitboxOf,
  INPUT,
  NO_INPUT,
  overlapsDinoY,
  CLOSE_SCORE,
  PTERODACTYL_SIZE,
  PX_PER_METRE,
  type Run,
  type Size,
  STEPS_PER_SECOND,
} from '#simulation';
import {
  FULL_MOON_NIGHT,
  FULL_TURBO_SCORE,
  GAPS,
  HEIGHTS,
  hitboxSize,
  JUMP_HEIGHT,
  JUMP_STEPS,
  listJumps,
  listObstacles,
  MOMENTS,
  NIGHTS,
  speedAt,
  TOP_SPEED_SCORE,
} from '#guide/testing.ts';

const dinoY = ({ view: { components, dino } }: Run) => components.Position.y.get(dino);
const isInAir = ({ view: { components, dino } }: Run) => components.Dino.jumping.get(dino) === 1;
const metresPerSecond = (run: Run) => (run.view.gameSpeed * STEPS_PER_SECOND) / PX_PER_METRE;

/** Takes steps for as long as nothing has come near the dino. */
const CALM_STEPS = 60;

test('a jump takes as long and goes as high as one that is played', () => {
  const run = createRun('a jump');
  const standing = dinoY(run);
  let highest = standing;
  let steps = 0;
  do {
    run.step(steps === 0 ? INPUT.jump : NO_INPUT);
    highest = Math.min(highest, dinoY(run));
    steps += 1;
  } while (isInAir(run));
  expect(JUMP_STEPS).toBe(steps);
  expect(JUMP_HEIGHT).toBe(standing - highest);
});

test('the speeds are those of a run, without and with turbo', () => {
  const run = createRun('speeds');
  for (let step = 0; step < CALM_STEPS; step += 1) {
    const { score } = run.view;
    run.step(NO_INPUT);
    expect(speedAt(score).running).toBeCloseTo(metresPerSecond(run));
  }
  const { score } = run.view;
  run.step(INPUT.turbo);
  run.step(NO_INPUT);
  expect(speedAt(score).turbo).toBeCloseTo(metresPerSecond(run));
});

test('the turbo adds a half up to its last full score, less after it, and nothing at top speed', () => {
  expect(speedAt(FULL_TURBO_SCORE).gain).toBeCloseTo(0.5);
  expect(speedAt(FULL_TURBO_SCORE + 1).gain).toBeLessThan(0.5);
  expect(speedAt(TOP_SPEED_SCORE - 1).gain).toBeGreaterThan(0);
  expect(speedAt(TOP_SPEED_SCORE).gain).toBe(0);
});

test('the ground below a jump grows with the speed', () => {
  const [slow, , fast] = listJumps();
  expect(slow?.length.toFixed(2)).toBe('3.43');
  expect(fast?.length.toFixed(2)).toBe('8.33');
});

test('the gallery has the dino in both shapes and every threat, with the hitboxes of a run', () => {
  const { view } = createRun('hitboxes');
  const obstacles = listObstacles();
  expect(obstacles).toHaveLength(9);
  const { width, height } = hitboxOf(view, view.dino);
  expect(hitboxSize(DINO_SIZE)).toEqual({ width, height });
  // Everything but the pterodactyl stands on the ground.
  const flying = obstacles.filter(({ box }) => box.y + box.height !== GROUND_Y);
  expect(flying.map(({ name }) => name)).toEqual(['Pterodactyl']);
});

test('of the pterodactyls, the lower ones hit a standing dino, and none hits a ducking one', () => {
  const { view } = createRun('heights');
  const { height } = hitboxSize(PTERODACTYL_SIZE);
  const hits = (shape: Size, altitude: number) => {
    const top = GROUND_Y - altitude + (PTERODACTYL_SIZE.height - height) / 2;
    return overlapsDinoY(view, shape, GROUND_Y - shape.height, top, top + height);
  };
  for (const { from, to, hitsStanding } of HEIGHTS) {
    expect([hits(DINO_SIZE, from), hits(DINO_SIZE, to)]).toEqual([hitsStanding, hitsStanding]);
    expect([hits(DINO_CROUCHING_SIZE, from), hits(DINO_CROUCHING_SIZE, to)]).toEqual([
      false,
      false,
    ]);
  }
  expect(HEIGHTS.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
});

test('each night of a moon has its score and something to see, and the fourth moon is full', () => {
  expect(NIGHTS.map(({ moonPhase }) => moonPhase)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(NIGHTS.map(({ from }) => from)).toEqual([700, 1400, 2100, 2800, 3500, 4200, 4900]);
  for (const { events } of NIGHTS) expect(events.length).toBeGreaterThan(0);
  expect(FULL_MOON_NIGHT).toBe(4);
});

test('two cacti are farther apart than a jump is long', () => {
  expect(GAPS).toHaveLength(4);
  const [cacti] = GAPS.filter(({ before, next }) => before === 'cactus' && next === 'cactus');
  expect(cacti?.time).toBeGreaterThan(JUMP_STEPS / STEPS_PER_SECOND);
});

test('the timeline is in order', () => {
  expect(MOMENTS.map(({ score }) => score)).toEqual([0, 100, 200, 700, 900, 1000, 1200, 1400]);
  // One row tells of both.
  expect(TOP_SPEED_SCORE).toBe(CLOSE_SCORE);
});

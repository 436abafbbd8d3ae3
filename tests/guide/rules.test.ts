import { expect, test } from 'vitest';
import {
  createRun,
  DINO_CROUCHING_SIZE,
  DINO_SIZE,
  DINO_X,
  GROUND_Y,
  INPUT,
  NO_INPUT,
  overlapsDinoY,
  PTERODACTYL_SIZE,
  PX_PER_METRE,
  type Run,
  type Size,
  STEPS_PER_SECOND,
  isAirborne,
} from '#simulation';
import { OUR_FIGURES } from '#guide/our-figures.ts';
import {
  FULL_TURBO_SCORE,
  GAPS,
  JUMP_HEIGHT,
  JUMP_STEPS,
  speedAt,
  TOP_SPEED_SCORE,
} from '#guide/parts/facts.ts';
import { HEIGHTS } from '#guide/PterodactylHeights.tsx';
import { hitboxSize } from '#guide/parts/StageDrawing.tsx';

const dinoY = ({ view: { components, dino } }: Run) => components.Position.y.get(dino);
const isInAir = ({ view }: Run) => isAirborne(view);
const metresPerSecond = (run: Run) => (run.view.pace.gameSpeed * STEPS_PER_SECOND) / PX_PER_METRE;

function jump(inputAfterTop: number) {
  const run = createRun('a jump');
  const standing = dinoY(run);
  let top = standing;
  let topStep = 0;
  let steps = 0;
  let input: number = INPUT.jump;
  do {
    run.step(input);
    steps += 1;
    const isRising = dinoY(run) < top;
    if (isRising) {
      top = dinoY(run);
      topStep = steps;
    }
    input = isRising ? NO_INPUT : inputAfterTop;
  } while (isInAir(run));
  return { steps, height: standing - top, stepsAfterTop: steps - topStep };
}

test('a jump and a fast fall take as long and go as high as in a run', () => {
  const { steps, height } = jump(NO_INPUT);
  expect(JUMP_STEPS).toBe(steps);
  expect(JUMP_HEIGHT).toBe(height);
  expect(OUR_FIGURES.jumpSeconds).toBeCloseTo(steps / STEPS_PER_SECOND);
  expect(OUR_FIGURES.jumpHeights).toBeCloseTo(height / DINO_SIZE.height);
  // The first step that doesn't rise is still at the top, and there the key goes down.
  const { stepsAfterTop } = jump(INPUT.crouch);
  expect(OUR_FIGURES.fallSeconds).toBeCloseTo((stepsAfterTop - 1) / STEPS_PER_SECOND);
});

test('speeds and score are as in a run, without and with turbo', () => {
  const run = createRun('speeds');
  for (let step = 0; step < STEPS_PER_SECOND; step += 1) {
    const { score } = run.view;
    run.step(NO_INPUT);
    expect(speedAt(score).running).toBeCloseTo(metresPerSecond(run));
    if (step > 0) continue;
    const lengths = (run.view.pace.gameSpeed * STEPS_PER_SECOND) / DINO_SIZE.width;
    expect(OUR_FIGURES.startLengths).toBeCloseTo(lengths);
  }
  expect(OUR_FIGURES.startPoints).toBe(run.view.score);
  const { score } = run.view;
  run.step(INPUT.turbo);
  run.step(NO_INPUT);
  expect(speedAt(score).turbo).toBeCloseTo(metresPerSecond(run));
});

test('turbo adds a half up to its last full score, less after it, and nothing at top speed', () => {
  expect(speedAt(FULL_TURBO_SCORE).gain).toBeCloseTo(0.5);
  expect(speedAt(FULL_TURBO_SCORE + 1).gain).toBeLessThan(0.5);
  expect(speedAt(TOP_SPEED_SCORE - 1).gain).toBeGreaterThan(0);
  expect(speedAt(TOP_SPEED_SCORE).gain).toBe(0);
});

test('the first obstacle is in sight as long as the figure says, less what the growing speed takes', () => {
  const run = createRun('a first obstacle');
  const { components, entities } = run.view;
  while (entities.threats.length === 0) run.step(NO_INPUT);
  const [threat = 0] = entities.threats;
  let steps = 0;
  while (components.Position.x.get(threat) > DINO_X + DINO_SIZE.width) {
    run.step(NO_INPUT);
    steps += 1;
  }
  const seconds = steps / STEPS_PER_SECOND;
  expect(seconds).toBeLessThanOrEqual(OUR_FIGURES.startSight + 0.05);
  expect(seconds).toBeGreaterThan(OUR_FIGURES.startSight * 0.9);
});

test('of the pterodactyls, the lower ones hit a standing dino, and none hits a ducking one', () => {
  const { view } = createRun('heights');
  const { height } = hitboxSize(PTERODACTYL_SIZE);
  const hits = (shape: Size, altitude: number) => {
    const top = GROUND_Y - altitude + (PTERODACTYL_SIZE.height - height) / 2;
    return overlapsDinoY(view, shape, GROUND_Y - shape.height, top, top + height);
  };
  for (const { from, to, hitsStanding } of HEIGHTS) {
    expect([from, to].map((at) => hits(DINO_SIZE, at))).toEqual([hitsStanding, hitsStanding]);
    expect([from, to].map((at) => hits(DINO_CROUCHING_SIZE, at))).toEqual([false, false]);
  }
});

test('two cacti are farther apart than a jump is long', () => {
  const [cacti] = GAPS.filter(({ before, next }) => before === 'cactus' && next === 'cactus');
  expect(cacti?.time).toBeGreaterThan(JUMP_STEPS / STEPS_PER_SECOND);
});

import { expect, test } from 'vitest';
import {
  createRun,
  DINO_SIZE,
  INPUT,
  NO_INPUT,
  PX_PER_METRE,
  type Run,
  STEPS_PER_SECOND,
  isAirborne,
} from '#simulation';
import { OUR_FIGURES } from '#guide/our-figures.ts';
import { JUMP_HEIGHT, JUMP_STEPS, speedAt } from '#guide/parts/facts.ts';

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

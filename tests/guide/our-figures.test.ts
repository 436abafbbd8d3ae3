import { expect, test } from 'vitest';
import {
  createRun,
  DINO_SIZE,
  DINO_X,
  INPUT,
  NO_INPUT,
  type Run,
  STEPS_PER_POINT,
  STEPS_PER_SECOND,
} from '#simulation';
import { OUR_FIGURES } from '#guide/our-figures.ts';

const dinoY = ({ view: { components, dino } }: Run) => components.Position.y.get(dino);
const isInAir = ({ view: { components, dino } }: Run) => components.Dino.jumping.get(dino) === 1;

/** A jump with that input after the step of the press. */
function jump(inputAfter: (rising: boolean) => number) {
  const run = createRun('a jump');
  const standing = dinoY(run);
  let top = standing;
  let topStep = 0;
  let steps = 0;
  let rising = true;
  do {
    run.step(steps === 0 ? INPUT.jump : inputAfter(rising));
    steps += 1;
    rising = dinoY(run) < top;
    if (rising) {
      top = dinoY(run);
      topStep = steps;
    }
  } while (isInAir(run));
  return {
    seconds: steps / STEPS_PER_SECOND,
    height: standing - top,
    stepsAfterTop: steps - topStep,
  };
}

test('a jump is as long and as high as one that is played, whether its key is held or not', () => {
  const tapped = jump(() => NO_INPUT);
  const held = jump((rising) => (rising ? INPUT.jump : NO_INPUT));
  expect(held).toEqual(tapped);
  expect(tapped.seconds).toBeCloseTo(OUR_FIGURES.jumpSeconds);
  expect(tapped.seconds).toBeCloseTo(OUR_FIGURES.shortJumpSeconds);
  expect(tapped.height / DINO_SIZE.height).toBeCloseTo(OUR_FIGURES.jumpHeights);
});

test('with crouch held, the dino falls from the top as fast as one that is played', () => {
  // The first step that does not rise is still at the top: there the key goes down.
  const { stepsAfterTop } = jump((rising) => (rising ? NO_INPUT : INPUT.crouch));
  expect((stepsAfterTop - 1) / STEPS_PER_SECOND).toBeCloseTo(OUR_FIGURES.fallSeconds);
});

test('the ground moves and the score counts as in a run that begins', () => {
  const run = createRun('a beginning');
  run.step(NO_INPUT);
  const lengths = (run.view.gameSpeed * STEPS_PER_SECOND) / DINO_SIZE.width;
  expect(lengths).toBeCloseTo(OUR_FIGURES.startLengths);
  for (let step = 1; step < STEPS_PER_SECOND; step += 1) run.step(NO_INPUT);
  expect(run.view.score).toBe(OUR_FIGURES.startPoints);
  expect(OUR_FIGURES.topSeconds * STEPS_PER_SECOND).toBe(OUR_FIGURES.topScore * STEPS_PER_POINT);
});

test('the first obstacle is in sight as long as the figure says, or less for the speed that it gains', () => {
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

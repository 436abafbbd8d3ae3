import { expect, it } from 'vitest';
import { createRun, INPUT, NO_INPUT, STEPS_PER_POINT } from '#simulation';
import { type Moment, NO_GOALS, Story } from '#story';

const SCORE = 5;

function play({ goals = {}, invincible = true } = {}) {
  const run = createRun('story', { invincible });
  const ghost = { ...createRun('ghost').view, gameOver: false };
  const story = new Story(run.view, ghost);
  story.pursue({ ...NO_GOALS, ...goals });
  const told: Moment[] = [];
  return {
    run,
    ghost,
    story,
    told,
    step: (steps: number, input: number = NO_INPUT) => {
      for (let i = 0; i < steps; i++) {
        run.step(input);
        story.afterStep();
        told.push(...story.moments);
      }
    },
  };
}

it('tells what happened in a step in its order, and since when', () => {
  const { story, step } = play();
  expect(story.since('jumped')).toBe(Infinity);
  step(1, INPUT.jump);
  expect(story.moments).toEqual(['jumped']);
  step(10);
  expect([story.moments, story.since('jumped'), story.count('jumped')]).toEqual([[], 10, 1]);
  step(40);
  step(1, INPUT.jump);
  expect([story.since('jumped'), story.count('jumped'), story.count('landed')]).toEqual([0, 2, 1]);
});

it('tells each goal once, in the step in which it is reached', () => {
  const goals = { record: SCORE - 1, rival: SCORE, retry: 40 };
  const { ghost, told, step } = play({ goals });
  step((SCORE + 1) * STEPS_PER_POINT - 1);
  expect(told).toEqual(['record']);
  step(1);
  expect(told).toEqual(['record', 'rivalPassed']);
  ghost.gameOver = true;
  step(10);
  expect(told).toEqual(['record', 'rivalPassed', 'rivalOut', 'retrySucceeded']);
});

it('tells nothing that was reached before it began, but counts it', () => {
  const { story, run, ghost, told, step } = play();
  step((SCORE + 1) * STEPS_PER_POINT);
  ghost.gameOver = true;
  story.begin(run.view, ghost);
  story.pursue({ record: SCORE, rival: SCORE, retry: 1 });
  step(STEPS_PER_POINT);
  expect(told).toEqual([]);
  for (const moment of ['record', 'rivalPassed', 'rivalOut', 'retrySucceeded'] as const)
    expect([story.count(moment), story.since(moment)]).toEqual([1, Infinity]);
});

it('a ghost in a race is nobody’s rival', () => {
  const { ghost, told, step } = play();
  ghost.gameOver = true;
  step(10 * STEPS_PER_POINT);
  expect(told).toEqual([]);
});

it('forgets all when another run begins', () => {
  const { story, step } = play();
  step(60, INPUT.jump);
  story.begin(createRun('next').view, null);
  expect([story.count('jumped'), story.since('jumped'), story.sinceBeginning]).toEqual([
    0,
    Infinity,
    0,
  ]);
});

it('knows when points were reached, for as long as a sight lasts', () => {
  const { story, run, step } = play();
  step(100 * STEPS_PER_POINT);
  expect([story.sincePoints(100), story.sincePoints(90), story.sincePoints(101)]).toEqual([
    0,
    10 * STEPS_PER_POINT,
    Infinity,
  ]);
  story.begin(run.view, null);
  step(STEPS_PER_POINT);
  expect([story.sincePoints(50), story.sincePoints(101)]).toEqual([STEPS_PER_POINT, 0]);
  step(255 * STEPS_PER_POINT);
  expect([story.sincePoints(101), story.sincePoints(100)]).toEqual([
    255 * STEPS_PER_POINT,
    Infinity,
  ]);
});

it('goes on after the run until a rival beside it has crashed and is gone', () => {
  const { story, run, ghost, step } = play({ goals: { rival: 1000 }, invincible: false });
  while (!run.view.gameOver) step(1);
  expect([story.count('crashed'), story.hasAftermath]).toEqual([1, true]);
  for (let i = 0; i < 100; i++) story.afterStep();
  expect([story.count('crashed'), story.hasAftermath]).toEqual([1, true]);
  ghost.gameOver = true;
  story.afterStep();
  expect(story.moments).toEqual(['rivalOut']);
  while (story.hasAftermath) story.afterStep();
  expect(story.since('rivalOut')).toBe(180);
});

import { expect, test } from 'vitest';
import { createRun, INPUT, NO_INPUT } from '#simulation';
import { MAX_STEPS, readReplay, Recorder, writeReplay } from '#replay';

/** Steps. */
const HOUR = 216_000;

/** Jumps in the last step. */
function record(steps: number): Recorder {
  const recorder = new Recorder(createRun('long').view);
  for (let step = 1; step < steps; step++) recorder.take(NO_INPUT);
  recorder.take(INPUT.jump);
  return recorder;
}

test('a run of exactly an hour has a replay to its last step, and one of a step more has none', () => {
  expect(MAX_STEPS).toBe(HOUR);
  const { replay } = record(HOUR);
  if (replay === undefined) throw new Error('It has none.');
  const { inputs } = readReplay(writeReplay(replay));
  expect(inputs).toHaveLength(HOUR);
  expect(inputs.indexOf(INPUT.jump)).toBe(HOUR - 1);
  const longer = record(HOUR + 1);
  expect(longer.replay).toBeUndefined();
  for (let step = 0; step < HOUR; step++) longer.take(INPUT.jump);
  expect(longer.replay).toBeUndefined();
});

test('a replay that was taken does not change while the run goes on or back', () => {
  const recorder = record(5);
  const { replay } = recorder;
  recorder.take(INPUT.crouch);
  expect(replay?.inputs).toEqual(Uint8Array.of(0, 0, 0, 0, INPUT.jump));
  expect(recorder.replay?.inputs).toHaveLength(6);
  recorder.forgetAfter(2);
  expect(recorder.replay?.inputs).toEqual(Uint8Array.of(0, 0));
});

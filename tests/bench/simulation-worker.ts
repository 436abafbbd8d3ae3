/**
 * Measures the simulation alone and prints its figures as JSON. Runs in a separate process (see
 * simulation.ts), with `gc` exposed and a young generation so large that nothing is collected
 * during a measurement.
 */
import { getHeapStatistics } from 'node:v8';
import { createRun, INPUT } from '#simulation';
import { median } from './statistics.ts';

/** At 60 steps a second. */
const TEN_MINUTES = 36_000;
/** One step is too short for the clock's resolution, so this many are timed together. */
const BATCH = 100;
const RUNS = 5;
const STEPS_PER_WINDOW = 2000;

/** Jumps, crouches, shoots and uses turbo like a busy player; always the same inputs. */
function inputAt(step: number): number {
  const jump = step % 90 < 8 ? INPUT.jump : 0;
  const crouch = step % 90 > 70 ? INPUT.crouch : 0;
  const shoot = step % 40 === 0 ? INPUT.shoot : 0;
  const turbo = step % 500 === 0 ? INPUT.turbo : 0;
  return jump | crouch | shoot | turbo;
}

const newRun = (seed: number) => createRun(seed, { invincible: true });

function tenMinutes(seed: number): number {
  const begun = performance.now();
  const run = newRun(seed);
  for (let step = 0; step < TEN_MINUTES; step++) run.step(inputAt(step));
  return performance.now() - begun;
}

/** Microseconds a step, for each batch of a run. */
function stepTimes(seed: number): number[] {
  const run = newRun(seed);
  const times: number[] = [];
  for (let step = 0; step < TEN_MINUTES; step += BATCH) {
    const begun = performance.now();
    for (let i = 0; i < BATCH; i++) run.step(inputAt(step + i));
    times.push(((performance.now() - begun) * 1000) / BATCH);
  }
  return times;
}

/** Bytes allocated in one run's steps, without making the run. */
function allocated(seed: number): number {
  const run = newRun(seed);
  let bytes = 0;
  for (let step = 0; step < TEN_MINUTES; step += STEPS_PER_WINDOW) {
    globalThis.gc?.();
    const before = getHeapStatistics().used_heap_size;
    for (let i = 0; i < STEPS_PER_WINDOW; i++) run.step(inputAt(step + i));
    bytes += getHeapStatistics().used_heap_size - before;
  }
  return bytes;
}

for (let seed = 0; seed < 3; seed++) tenMinutes(seed);
const seeds = Array.from({ length: RUNS }, (_, index) => 100 + index);
const figures = {
  stepMicroseconds: median(seeds.flatMap(stepTimes)),
  tenMinutesMilliseconds: median(seeds.map(tenMinutes)),
  bytesPerStep: seeds.reduce((sum, seed) => sum + allocated(seed), 0) / (RUNS * TEN_MINUTES),
};
console.log(JSON.stringify(figures));

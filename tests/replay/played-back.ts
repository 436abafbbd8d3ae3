import { createRun, type Run } from '#simulation';
import type { Replay } from '#replay';

type Played = Pick<Replay, 'seed' | 'assists' | 'inputs'>;

export function runAt({ seed, assists, inputs }: Played, steps: number): Run {
  const run = createRun(seed, { assists });
  for (const input of inputs.subarray(0, steps)) run.step(input);
  return run;
}

/** The run's hash before the first step and after each step, without seeking. */
export function hashes({ seed, assists, inputs }: Played): readonly string[] {
  const run = createRun(seed, { assists });
  return [run.hash(), ...Array.from(inputs, (input) => (run.step(input), run.hash()))];
}

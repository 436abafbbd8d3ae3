import { GOLDEN } from './golden.ts';
import type { GoldenRun } from './golden-runs.ts';

/** @throws Error for a name that no golden replay has. */
export function goldenRun(name: string): GoldenRun {
  const found = GOLDEN.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no golden replay '${name}'.`);
  return found;
}

/** What only tests need of this feature. */
export { bestAssisted } from './bests.ts';
export { PENDING_RUNS_KEY } from './pending-runs.ts';
export { BUDGET, retain, sizeOf } from './retention.ts';
export { MOST_BYTES, MOST_RUNS, readRunsFile, writeRunsFile } from './runs-file.ts';

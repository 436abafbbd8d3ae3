/** What only tests need of this feature. */
export { PENDING_RUNS_KEY } from './saved-runs.ts';
export { bestAssisted, BUDGET, retain, sizeOf } from './retention.ts';

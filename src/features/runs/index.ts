/**
 * Replays, sharing, races and the daily course: a chunk of its own, because the first frame does
 * not need it.
 */
export { RunRecords } from './run-records.ts';
export { Runs } from './Runs.tsx';
export type { RunsController } from './runs-controller.ts';

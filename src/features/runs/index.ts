export { RunRecords, runRecords } from './run-records.ts';
export { RunsController } from './runs-controller.ts';
export { RUNS_SLOTS } from './slots.tsx';
export { RunsContext } from './use-runs.ts';

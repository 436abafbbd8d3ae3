/** What can be done with runs that are over, and the courses to choose: a chunk of its own, for no first frame needs it. */
export { RunRecords } from './run-records.ts';
export { Runs } from './Runs.tsx';
export type { RunsController } from './runs-controller.ts';

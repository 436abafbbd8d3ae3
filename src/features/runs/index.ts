export { RunRecords, runRecords } from './run-records.ts';
export { RunsController } from './runs-controller.ts';
export { RunsSlot } from './slots.tsx';

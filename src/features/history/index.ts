export { SAVED_RUN } from './runs-database.ts';
export { bestAssisted, bestOf } from './retention.ts';
export { SavedRuns } from './saved-runs.ts';
export { SavedRunsDialog } from './SavedRunsDialog.tsx';

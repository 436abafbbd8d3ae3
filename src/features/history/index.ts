/** The player's saved runs: what is stored, and the dialog that shows it. */
export { SAVED_RUN } from './runs-database.ts';
export { bestOf } from './retention.ts';
export { SavedRuns } from './saved-runs.ts';
export { SavedRunsDialog } from './SavedRunsDialog.tsx';

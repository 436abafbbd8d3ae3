/** The player's saved runs: what is stored, and the dialog that shows it. */
export { bestOf } from './retention.ts';
export { SavedRuns } from './saved-runs.ts';
export { SavedRunsDialog } from './SavedRunsDialog.tsx';

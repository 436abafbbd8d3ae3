export { SavedRunsDialog } from './SavedRunsDialog.tsx';
export { bestOf } from './bests.ts';
export { SavedRuns } from './saved-runs.ts';
export { eraseRuns } from './erase-runs.ts';

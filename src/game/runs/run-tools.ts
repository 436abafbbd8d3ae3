import type { SavedRun } from './run-summary.ts';

/** What a player can do with runs. It loads after the first frame. */
export interface RunTools {
  /** Undefined if there is no run to retry. */
  readonly retry: () => (() => void) | undefined;
  /** What a page that takes up this run has to know of its course. */
  readonly courseToSave: () => unknown;
  /** Shows its replay. */
  readonly watch: (run: SavedRun) => void;
}

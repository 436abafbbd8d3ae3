/** A run as it is saved: its replay, and its result. */
export interface SavedRun {
  /** Its replay, serialized. Two runs with the same replay are the same run. */
  readonly replay: string;
  /** When it ended, ms since 1970. */
  readonly at: number;
  /** The path of the page that it was played on, such as `/dino-run`. */
  readonly page: string;
  readonly score: number;
  /** The distance, whole metres. */
  readonly metres: number;
  readonly assisted: boolean;
  /** The number of the daily course that it was played on; absent for other courses. */
  readonly day?: number;
}

/** A run on record: its replay, and what it came to. */
export interface SavedRun {
  /** The text of its replay; two runs with the same text are the same run. */
  readonly replay: string;
  /** When it ended, ms since 1970. */
  readonly at: number;
  /** Path of the page that it was played on, such as `/dino-run`. */
  readonly page: string;
  readonly score: number;
  /** Ground covered, whole metres. */
  readonly metres: number;
  readonly assisted: boolean;
  /** The number of the day whose course it was played on; absent for any other course. */
  readonly day?: number;
}

/** A script or a stylesheet of the built site. */
export interface BuiltFile {
  /** Its name in the output folder. */
  readonly file: string;
  readonly text: string;
}

/** A use of something that a browser of the baseline lacks. */
export interface Finding {
  /** As the list of tolerated ones names it, such as `.isWellFormed` or `:has()`. */
  readonly name: string;
  readonly file: string;
  /** The code around it. */
  readonly near: string;
  /** The browsers, and since when they have it. */
  readonly lackedBy: readonly string[];
}

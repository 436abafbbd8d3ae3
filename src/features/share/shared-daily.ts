/** How a run went on the course of a day, to be shared. */
export interface SharedDaily {
  /** The number of the day's course. */
  readonly day: number;
  /** The result, and below it a line of symbols. */
  readonly line: string;
  /** The same in words, for screen readers. */
  readonly words: string;
  /** Which attempt it was, in words. */
  readonly attempt: string;
  /** Whether turbo was on in each stretch of the run. */
  readonly withTurbo: readonly boolean[];
  /**
   * Opens the course of the day while it is today's. Neither link nor picture then shows the run, which would reveal the course. null
   * once the day is over: then it is shared as any run is.
   */
  readonly dailyLink: string | null;
  /** Opens the course once the day is over, without the run; null until then. */
  readonly pastLink: string | null;
}

/** A run that was raced. */
export interface Rival {
  readonly score: number;
  /** It was the player's own. */
  readonly isOwn: boolean;
}

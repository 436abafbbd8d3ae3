/** What a player meets, in units that two games of different sizes share. */
export interface GameFigures {
  /** Lengths of the standing dino that the ground moves in a second. */
  readonly startLengths: number;
  readonly topLengths: number;
  /**
   * When top speed comes: seconds into a run at 60 and at 120 frames a second, and the score then.
   */
  readonly topSeconds: number;
  readonly topSecondsAt120: number;
  readonly topScore: number;
  /** From an obstacle's first sight to the dino's front, seconds. */
  readonly startSight: number;
  readonly topSight: number;
  /** Points a second. */
  readonly startPoints: number;
  readonly topPoints: number;
  readonly largestGroup: number;
  /** The score above which pterodactyls come. */
  readonly pterodactylScore: number;
  readonly nightScore: number;
  /** Points from one nightfall to the next. */
  readonly nightEvery: number;
  readonly nightSeconds: number;
  /**
   * A jump at the start: from the press to the landing, and its height in heights of the standing
   * dino.
   */
  readonly jumpSeconds: number;
  readonly jumpHeights: number;
  /** The shortest jump that letting the key go early makes. */
  readonly shortJumpSeconds: number;
  /** From the top of a jump to the ground while Down Arrow is held. */
  readonly fallSeconds: number;
}

/** The browser in which CHROME_FIGURES were measured, and when. */
export const CHROME_MEASURED = {
  browser: 'Chromium 156',
  on: 'November 2026',
  framesPerSecond: 60,
  keys: 47,
} as const;

/** The game inside Chrome, as `npm run bench:chrome-dino` measures it. */
export const CHROME_FIGURES: GameFigures = {
  startLengths: 8.2,
  topLengths: 17.7,
  topSeconds: 117,
  topSecondsAt120: 58,
  topScore: 1660,
  startSight: 1.5,
  topSight: 0.7,
  startPoints: 9,
  topPoints: 19.5,
  largestGroup: 3,
  pterodactylScore: 450,
  nightScore: 700,
  nightEvery: 700,
  nightSeconds: 12,
  jumpSeconds: 0.58,
  jumpHeights: 1.9,
  shortJumpSeconds: 0.47,
  fallSeconds: 0.15,
};

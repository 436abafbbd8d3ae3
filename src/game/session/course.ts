import type { RunView } from '#simulation';

/** Another run that takes its steps together with the player's. Neither influences the other. */
export interface Ghost {
  /** What it is called on the stage. */
  readonly name: string;
  readonly view: RunView;
  /** Takes its next step; does nothing after its crash. */
  step(): void;
}

/** How one run begins. */
export interface Start {
  readonly seed: string;
  readonly ghost?: Ghost;
  /** What the stage calls the course of this run, in the characters of its font; the course's own label if absent. */
  readonly label?: string;
}

/** Where the player's next runs take place: a fixed seed, the daily course, or a race against a ghost. */
export interface Course {
  /** What the stage calls it before the first run on it begins, in the characters of its font. */
  readonly label: string;
  /** Called at each start, once. */
  begin(): Start;
}

import type { RunView } from '#simulation';

/** Another run that takes its steps together with the player's. Neither influences the other. */
export interface Ghost {
  readonly view: RunView;
  /** Takes its next step; does nothing after its crash. */
  step(): void;
}

/** How one run begins. */
export interface Start {
  readonly seed: string;
  readonly ghost?: Ghost;
}

/** Where the player's next runs take place: a fixed seed, the daily course, or a race against a ghost. */
export interface Course {
  /** Called at each start, once. */
  begin(): Start;
}

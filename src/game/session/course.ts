import type { RunView } from '#simulation';

/** Another run that runs along with the player's, step by step. The two know nothing of each other. */
export interface Ghost {
  readonly view: RunView;
  /** Its next step; none after its crash. */
  step(): void;
}

/** What a run begins with. */
export interface Start {
  readonly seed: string;
  readonly ghost?: Ghost;
}

/** What the player's next runs are on. */
export interface Course {
  /** Called at each start, once. */
  begin(): Start;
}

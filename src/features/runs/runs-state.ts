import { courseFromAddress, type SavedRun } from '#game/api';
import type { DailySummary } from '#features/daily';
import type { ReplayPlayer } from '#features/replay-player';
import type { Offered } from '#features/share';

/** What the player's runs are on, when it is not a fresh course each. */
export type ChosenCourse =
  | { readonly kind: 'race'; readonly run: SavedRun }
  | { readonly kind: 'daily'; readonly practice: boolean }
  | { readonly kind: 'address'; readonly seed: string };

/** What lies over the game. */
export type RunsDialog =
  | {
      readonly kind: 'runs';
      /** The number of the day. */
      readonly today: number;
    }
  | {
      readonly kind: 'share';
      readonly run: SavedRun;
      readonly picture: HTMLCanvasElement | null;
      /** How the run went on the course of the day: shared so, it does not tell the course. */
      readonly daily?: DailySummary;
    };

export interface RunsState {
  /** The run that is over, as long as no other has begun. */
  readonly last: SavedRun | null;
  /** What a link has brought. */
  readonly offered: Offered | null;
  readonly player: ReplayPlayer | null;
  readonly course: ChosenCourse | null;
  readonly dialog: RunsDialog | null;
  /** What did not work, in a sentence for the player; empty as long as all does. */
  readonly failure: string;
}

/** Nothing is over, shown or open; the course is the one that the page's address asks for. */
export function initialRunsState(): RunsState {
  return { last: null, offered: null, player: null, course: chosenCourseFromAddress(), dialog: null, failure: '' };
}

/** The course of the page's address; null for fresh courses. */
export function chosenCourseFromAddress(): ChosenCourse | null {
  const course = courseFromAddress();
  return course === undefined ? null : { kind: 'address', seed: course.begin().seed };
}

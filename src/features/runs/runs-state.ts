import { courseFromAddress, type SavedRun } from '#game/api';
import type { DailySummary } from '#features/daily';
import type { ReplayPlayer } from '#features/replay-player';
import type { Offered } from '#features/share';

/** The course that was chosen for the next runs, if they do not get a fresh course each. */
export type ChosenCourse =
  | { readonly kind: 'race'; readonly run: SavedRun }
  | { readonly kind: 'daily'; readonly practice: boolean }
  | { readonly kind: 'address'; readonly seed: string };

/** The dialog over the game. */
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
      /** The result on the course of a day; sharing it does not reveal the course. */
      readonly daily?: DailySummary;
    };

export interface RunsState {
  /** The run that has just ended, until another one begins. */
  readonly last: SavedRun | null;
  /** The run of a link that was opened. */
  readonly offered: Offered | null;
  readonly player: ReplayPlayer | null;
  readonly course: ChosenCourse | null;
  readonly dialog: RunsDialog | null;
  /** What has failed, as a sentence for the player; empty if nothing has. */
  readonly failure: string;
}

/** The state at the beginning. The course is that of the page's address, if it has one. */
export function initialRunsState(): RunsState {
  return { last: null, offered: null, player: null, course: chosenCourseFromAddress(), dialog: null, failure: '' };
}

/** The course of the page's address; null if it has none. */
export function chosenCourseFromAddress(): ChosenCourse | null {
  const course = courseFromAddress();
  return course === undefined ? null : { kind: 'address', seed: course.begin().seed };
}

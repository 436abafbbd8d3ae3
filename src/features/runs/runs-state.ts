import { type AchievementId, raceOnStage } from '#content';
import type { DailyRuns } from '#features/daily';
import { practiceCourse } from '#features/practice';
import type { ReplayPlayer } from '#features/replay-player';
import type { Offered, Rival, SharedDaily } from '#features/share';
import { type Course, courseFromAddress, ReplayGhost, type SavedRun } from '#game';
import { readReplay } from '#replay';
import type { PracticeOptions } from '#simulation';
import type { RunRecords } from './run-records.ts';

/** The course that was chosen for the next runs, if they do not get a fresh course each. */
export type ChosenCourse =
  | {
      readonly kind: 'race';
      readonly run: SavedRun;
      /** It is the player's own. */
      readonly isOwn: boolean;
    }
  | { readonly kind: 'daily'; readonly practice: boolean }
  | { readonly kind: 'past-daily'; readonly day: number }
  | { readonly kind: 'practice'; readonly practice: PracticeOptions }
  | { readonly kind: 'address'; readonly seed: string };

/** The dialog over the game. */
export type RunsDialog =
  | { readonly kind: 'daily' | 'runs' | 'achievements' | 'practice' | 'past-courses' }
  | {
      readonly kind: 'share';
      readonly run: SavedRun;
      readonly picture: HTMLCanvasElement | null;
      /** The result on the course of a day. */
      readonly daily: SharedDaily | undefined;
      /** The run that it raced. */
      readonly rival: Rival | undefined;
    };

/** A failed run that is being tried again from shortly before its crash. */
export interface RetryState {
  readonly run: SavedRun;
  /** Which try this is, from 1 on. */
  readonly tries: number;
  /** Whether this try has got past the crash. */
  readonly hasSucceeded: boolean;
}

export interface RunsState {
  /** The run that has just ended, until another one begins. */
  readonly last: SavedRun | null;
  /** The tries that the player is making; null for runs of any other kind. */
  readonly retry: RetryState | null;
  /** What that run has earned. */
  readonly earned: readonly AchievementId[];
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
  return {
    last: null,
    retry: null,
    earned: [],
    offered: null,
    player: null,
    course: chosenCourseFromAddress(),
    dialog: null,
    failure: '',
  };
}

/** The course of the page's address; null if it has none. */
export function chosenCourseFromAddress(): ChosenCourse | null {
  const course = courseFromAddress();
  return course === undefined ? null : { kind: 'address', seed: course.begin().seed };
}

/** What the next runs are played on; undefined for a fresh course each. */
export function courseOf(
  chosen: ChosenCourse | null,
  daily: DailyRuns,
  practiceStore: RunRecords['practiceStore'],
): Course | undefined {
  switch (chosen?.kind) {
    case undefined:
      return undefined;
    case 'race': {
      const replay = readReplay(chosen.run.replay);
      return {
        label: raceOnStage(chosen.run.score),
        begin: () => ({
          seed: replay.seed,
          ghost: () => new ReplayGhost(replay),
          rival: { kind: 'race', score: chosen.run.score },
        }),
      };
    }
    case 'daily':
      return daily.course(chosen.practice);
    case 'past-daily':
      return daily.pastCourse(chosen.day);
    case 'practice':
      return practiceCourse(chosen.practice, practiceStore);
    case 'address':
      return courseFromAddress();
  }
}

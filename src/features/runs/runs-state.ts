import { type AchievementId, raceOnStage, type Target } from '#content';
import type { NextLine } from '#features/achievements';
import type { DailyRuns } from '#features/daily';
import { practiceCourse } from '#features/practice';
import type { ReplayPlayer } from '#features/replay-player';
import type { OfferedRun, SharedDaily } from '#features/share';
import { type Course, courseFromAddress, ReplayGhost, type SavedRun } from '#game';
import { readReplay } from '#replay';
import type { PracticeOptions } from '#simulation';
import type { RunRecords } from './run-records.ts';

/** The course of the next runs. Without one, each run gets a fresh course. */
export type ChosenCourse =
  | {
      readonly kind: 'race';
      readonly run: SavedRun;
      readonly isOwn: boolean;
    }
  | { readonly kind: 'daily'; readonly practice: boolean }
  | { readonly kind: 'past-daily'; readonly day: number }
  | { readonly kind: 'practice'; readonly practice: PracticeOptions }
  | { readonly kind: 'address'; readonly seed: string };

export type RunsDialog =
  | { readonly kind: 'daily' | 'runs' | 'practice' }
  | { readonly kind: 'achievements'; readonly at?: AchievementId | undefined }
  | {
      readonly kind: 'share';
      readonly run: SavedRun;
      readonly picture: HTMLCanvasElement | null;
      readonly daily: SharedDaily | undefined;
      readonly target: Target | undefined;
    }
  | {
      readonly kind: 'leave';
      readonly score: number;
      readonly isKept: boolean;
      /** Of the ranked ones at the daily course. */
      readonly attempt: number | undefined;
      readonly leave: () => void;
    };

export interface RetryState {
  readonly run: SavedRun;
  readonly tries: number;
  readonly hasSucceeded: boolean;
}

export interface RunsState {
  readonly last: SavedRun | null;
  readonly retry: RetryState | null;
  readonly earned: readonly AchievementId[];
  readonly next: NextLine | null;
  readonly offered: OfferedRun | null;
  readonly player: ReplayPlayer | null;
  readonly course: ChosenCourse | null;
  readonly dialog: RunsDialog | null;
  readonly failure: string;
}

export const NO_RESULT = { last: null, earned: [], next: null } as const;

export function initialRunsState(): RunsState {
  return {
    ...NO_RESULT,
    retry: null,
    offered: null,
    player: null,
    course: chosenCourseFromAddress(),
    dialog: null,
    failure: '',
  };
}

export function chosenCourseFromAddress(): ChosenCourse | null {
  const course = courseFromAddress();
  return course === undefined ? null : { kind: 'address', seed: course.begin().seed };
}

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
          target: { kind: 'race', score: chosen.run.score, isOwn: chosen.isOwn },
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

/** Of a restored run: a race, or the course of this page's address. */
export function isRunOn(course: ChosenCourse | null, seed: string): boolean {
  return course?.kind === 'race' || (course?.kind === 'address' && course.seed === seed);
}

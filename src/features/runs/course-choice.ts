import { raceOnStage } from '#content';
import type { PracticeOptions } from '#simulation';
import type { DailyRuns } from '#features/daily';
import { practiceCourse } from '#features/practice';
import { type Course, courseFromAddress, ReplayGhost, type SavedRun } from '#game/api';
import type { Replay } from '#replay';
import type { RunRecords } from './run-records.ts';
import { type ChosenCourse, chosenCourseFromAddress } from './runs-state.ts';

/** Chooses the course of the next runs. */
export class CourseChoice {
  /**
   * @param choose gets the course, and how the page says that it is chosen; nothing for a fresh
   * course each.
   */
  constructor(
    private readonly daily: DailyRuns,
    private readonly practiceStore: RunRecords['practiceStore'],
    private readonly choose: (course: Course | undefined, chosen: ChosenCourse | null) => void,
  ) {}

  /** @param replay that of the run. @param isOwn it is a run of the player's own. */
  race(run: SavedRun, replay: Replay, isOwn: boolean): void {
    const course: Course = {
      label: raceOnStage(run.score),
      begin: () => ({ seed: replay.seed, ghost: new ReplayGhost(replay) }),
    };
    this.choose(course, { kind: 'race', run, isOwn });
  }

  /** @param practice the runs do not count as ranked attempts of the day, even if some are left. */
  playDaily(practice: boolean): void {
    this.choose(this.daily.course(practice), { kind: 'daily', practice });
  }

  /**
   * The runs are practice.
   * @param isRace the player's best run on the course of that day runs along.
   */
  playPastDay(day: number, isRace: boolean): void {
    this.choose(this.daily.pastCourse(day, isRace), { kind: 'past-daily', day, isRace });
  }

  /** Each further run practises the same, until another course is chosen. */
  playPractice(practice: PracticeOptions): void {
    this.choose(practiceCourse(practice, this.practiceStore), { kind: 'practice', practice });
  }

  /** Goes back to the course of the page's address, or to fresh courses. */
  reset(): void {
    this.choose(courseFromAddress(), chosenCourseFromAddress());
  }
}

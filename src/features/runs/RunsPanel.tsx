import { useSyncExternalStore } from 'react';
import {
  bestScore,
  lastRunResult,
  newAchievements,
  PRACTICE,
  practiceAtPace,
  RUNS,
} from '#content';
import { wordsOf } from '#features/practice';
import type { GameApi, SavedRun } from '#game/api';
import { Button, useStoreValue } from '#ui';
import { LeaveCourse, LeaveRetry } from './LeaveCourse.tsx';
import type { RunsController } from './runs-controller.ts';
import type { ChosenCourse } from './runs-state.ts';
import styles from './runs.module.css';

interface RunsPanelProps {
  readonly game: GameApi;
  readonly controller: RunsController;
}

/**
 * The player's best and last result, all their runs, and the way back from a chosen course. What
 * has failed is said in place of the results.
 */
export function RunsPanel({ game, controller }: RunsPanelProps) {
  const { savedRuns } = controller.records;
  const best = useStoreValue(game.ui, (ui) => ui.highScore);
  const { runs } = useSyncExternalStore(savedRuns.subscribe, savedRuns.get);
  const { last, earned, course, failure, retry } = useSyncExternalStore(
    controller.state.subscribe,
    controller.state.get,
    controller.state.get,
  );
  const shown = last ?? runs?.[0];
  return (
    <section className={styles.panel} aria-label={RUNS.results}>
      {failure === '' ? (
        <div className={styles.results}>
          <p className={styles.best}>{bestScore(best)}</p>
          <p>{secondLine(course, shown)}</p>
          <div role="status">
            {earned.length > 0 && (
              <Button
                variant="quiet"
                className={styles.earned}
                aria-haspopup="dialog"
                onClick={() => controller.dialogs.openAchievements()}
              >
                {newAchievements(earned)}
              </Button>
            )}
          </div>
        </div>
      ) : (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <div className={styles.buttons}>
        {retry !== null && <LeaveRetry controller={controller} retry={retry} />}
        {retry === null && course !== null && (
          <LeaveCourse controller={controller} course={course} />
        )}
        {/* Not before there is something to get better at. */}
        {(shown !== undefined || course?.kind === 'practice') && (
          <Button
            variant="quiet"
            aria-haspopup="dialog"
            onClick={() => controller.dialogs.openPractice(null)}
          >
            {PRACTICE.open}
          </Button>
        )}
        <Button
          variant="quiet"
          aria-haspopup="dialog"
          onClick={() => controller.dialogs.openRuns()}
        >
          {RUNS.all}
        </Button>
      </div>
    </section>
  );
}

/** In practice the best is that of the practice, which is named; else the last run. */
function secondLine(course: ChosenCourse | null, last: SavedRun | undefined): string {
  if (course?.kind === 'practice')
    return practiceAtPace(wordsOf(course.practice.trains).name, course.practice.pace);
  return last === undefined ? RUNS.noLast : lastRunResult(last);
}

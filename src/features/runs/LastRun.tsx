import { lastRunResult, RUNS } from '#content';
import { Button } from '#ui';
import type { RunsController } from './runs-controller.ts';
import type { SavedRun } from '#game/api';
import styles from './runs.module.css';

interface LastRunProps {
  readonly controller: RunsController;
  /** The run that is over; null if there is none yet. */
  readonly run: SavedRun | null;
}

/** The result of the run that has just ended, with its buttons, and a button for all runs. */
export function LastRun({ controller, run }: LastRunProps) {
  const choice = (label: string, choose: (run: SavedRun) => void) => (
    <Button
      variant="quiet"
      disabled={run === null}
      onClick={() => {
        if (run !== null) choose(run);
      }}
    >
      {label}
    </Button>
  );
  return (
    <section className={styles.last} aria-label={RUNS.last}>
      <p className={styles.result}>{run === null ? RUNS.last : lastRunResult(run)}</p>
      <div className={styles.choices}>
        {choice(RUNS.watch, (last) => controller.watch(last))}
        {choice(RUNS.share, (last) => controller.share(last))}
        {choice(RUNS.race, (last) => controller.race(last))}
        {choice(RUNS.showWayOut, (last) => controller.showEscapeRoute(last))}
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => controller.openRuns()}>
          {RUNS.all}
        </Button>
      </div>
    </section>
  );
}

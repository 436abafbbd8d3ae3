import game from '../../play/game.module.css';
import type { RunsController } from './runs-controller.ts';
import type { SavedRun } from '#game/api';
import styles from './runs.module.css';
import { inMetres, inPoints } from '#ui';

interface LastRunProps {
  readonly controller: RunsController;
  /** The run that is over; null as long as none is. */
  readonly run: SavedRun | null;
}

/** What can be done with the run that has just ended, and the way to the earlier ones. */
export function LastRun({ controller, run }: LastRunProps) {
  const choice = (label: string, choose: (run: SavedRun) => void) => (
    <button
      type="button"
      className={game['quiet']}
      disabled={run === null}
      onClick={() => {
        if (run !== null) choose(run);
      }}
    >
      {label}
    </button>
  );
  return (
    <section className={styles['last']} aria-label="Your last run">
      <p className={styles['result']}>{run === null ? 'Your last run' : resultOf(run)}</p>
      <div className={styles['choices']}>
        {choice('Watch replay', (last) => controller.watch(last))}
        {choice('Share', (last) => controller.share(last))}
        {choice('Race it', (last) => controller.race(last))}
        {choice('Show the way out', (last) => controller.showEscapeRoute(last))}
        <button type="button" className={game['quiet']} aria-haspopup="dialog" onClick={() => controller.openRuns()}>
          Your runs
        </button>
      </div>
    </section>
  );
}

function resultOf({ score, metres, assisted }: SavedRun): string {
  return `Last run: ${inPoints(score)}, ${inMetres(metres)}${assisted ? ', assisted' : ''}`;
}

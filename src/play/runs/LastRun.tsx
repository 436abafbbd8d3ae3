import game from '../game.module.css';
import type { RunsDesk } from './desk.ts';
import type { KeptRun } from './kept/kept-run.ts';
import styles from './runs.module.css';
import { inMetres, inPoints } from './share/words.ts';

interface LastRunProps {
  readonly desk: RunsDesk;
  /** The run that is over; null as long as none is. */
  readonly run: KeptRun | null;
}

/** What can be done with the run that has just ended, and the way to the earlier ones. */
export function LastRun({ desk, run }: LastRunProps) {
  const choice = (label: string, choose: (run: KeptRun) => void) => (
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
        {choice('Watch replay', (last) => desk.watch(last))}
        {choice('Share', (last) => desk.share(last))}
        {choice('Race it', (last) => desk.race(last))}
        {choice('Show the way out', (last) => desk.showWayOut(last))}
        <button type="button" className={game['quiet']} aria-haspopup="dialog" onClick={() => desk.openRuns()}>
          Your runs
        </button>
      </div>
    </section>
  );
}

function resultOf({ score, metres, assisted }: KeptRun): string {
  return `Last run: ${inPoints(score)}, ${inMetres(metres)}${assisted ? ', assisted' : ''}`;
}

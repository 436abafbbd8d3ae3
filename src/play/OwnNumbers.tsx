import { useEffect, useSyncExternalStore } from 'react';
import styles from './own-numbers.module.css';
import { visitNumbers } from './page-life.ts';
import { NOTHING_YET } from './visit-numbers.ts';

/** The player's own numbers, kept up with as runs begin and end. */
export function OwnNumbers() {
  const { subscribe, get } = visitNumbers.figures;
  const figures = useSyncExternalStore(subscribe, get, () => NOTHING_YET);
  useEffect(() => visitNumbers.readHighScore(), []);
  return (
    <dl className={styles['numbers']}>
      <OwnNumber name="High score" value={figures.highScore} />
      <OwnNumber name="Last run" value={figures.lastRun} />
      <OwnNumber name="Best this visit" value={figures.bestThisVisit} />
      <OwnNumber name="Runs this visit" value={figures.runsThisVisit} />
    </dl>
  );
}

function OwnNumber({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <div className={styles['number']}>
      <dt>{name}</dt>
      <dd>{value === 0 ? '–' : value}</dd>
    </div>
  );
}

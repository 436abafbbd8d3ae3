import { useEffect, useState } from 'react';
import { PLAY } from '#content';
import { loadStats } from './singletons.ts';
import { whenIdle } from '#platform';
import styles from './stats-panel.module.css';

export interface StatsPanelProps {
  /** Called when the player has erased all of their data. */
  readonly onErase?: () => void;
}

/** The player's statistics. The prerendered page has none; those of a visitor are loaded when the page is idle. */
export function StatsPanel({ onErase }: StatsPanelProps) {
  const [late, setLate] = useState<Awaited<ReturnType<typeof loadStats>>>();
  useEffect(() => {
    let isHere = true;
    const open = async () => {
      try {
        const opened = await loadStats();
        if (isHere) setLate(opened);
      } catch (error) {
        console.error('Your numbers did not load.', error);
      }
    };
    const callOff = whenIdle(() => void open());
    return () => {
      isHere = false;
      callOff();
    };
  }, []);
  return (
    <div className={styles.stats}>
      {/* Always rendered, as it is prerendered; the stylesheet hides it when there are figures. */}
      <p className={styles.nothing}>{PLAY.noStats}</p>
      {late !== undefined && <late.Stats playerData={late.playerData} onErase={onErase} />}
    </div>
  );
}

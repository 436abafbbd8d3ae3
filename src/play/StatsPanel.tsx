import { useEffect, useState } from 'react';
import { loadStats } from './singletons.ts';
import { whenIdle } from '#platform';
import styles from './stats-panel.module.css';

export interface StatsPanelProps {
  /** The player has erased all that the game knew of them. */
  readonly onErase?: () => void;
}

/** The player's own numbers. Prerendered there are none; those of a visitor come when the page has nothing better to do. */
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
    <div className={styles['numbers']}>
      {/* Stays as it was prerendered; the style sheet takes it away when there are figures. */}
      <p className={styles['nothing']}>Nothing here yet. Your first run will change that.</p>
      {late !== undefined && <late.Stats playerData={late.playerData} onErase={onErase} />}
    </div>
  );
}

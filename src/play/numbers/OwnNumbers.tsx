import { useEffect, useState } from 'react';
import { openNumbers } from '../page-life.ts';
import { whenIdle } from '../when-idle.ts';
import styles from './own-numbers.module.css';

export interface OwnNumbersProps {
  /** The player has erased all that the game knew of them. */
  readonly onErase?: () => void;
}

/** The player's own numbers. Prerendered there are none; those of a visitor come when the page has nothing better to do. */
export function OwnNumbers({ onErase }: OwnNumbersProps) {
  const [late, setLate] = useState<Awaited<ReturnType<typeof openNumbers>>>();
  useEffect(() => {
    let isHere = true;
    const open = async () => {
      try {
        const opened = await openNumbers();
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
      {late !== undefined && <late.NumbersPanel ownData={late.ownData} onErase={onErase} />}
    </div>
  );
}

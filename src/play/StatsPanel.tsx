import { useEffect, useState } from 'react';
import { whenIdle } from '#platform';
import { highScores, loadPrivacy, loadStats } from './singletons.ts';
import styles from './stats-panel.module.css';

export interface StatsPanelProps {
  /** The player has erased their data. */
  readonly onErase?: () => void;
}

async function loadContent() {
  const [stats, privacy] = await Promise.all([loadStats(), loadPrivacy()]);
  return { ...stats, ...privacy };
}

/** The player's statistics, and what they may do with their data. Loaded when the browser is idle, so not prerendered. */
export function StatsPanel({ onErase }: StatsPanelProps) {
  const [content, setContent] = useState<Awaited<ReturnType<typeof loadContent>>>();
  useEffect(() => {
    let isMounted = true;
    const load = async () => {
      try {
        const loaded = await loadContent();
        if (isMounted) setContent(loaded);
      } catch (error) {
        console.error('Your numbers did not load.', error);
      }
    };
    const cancel = whenIdle(() => void load());
    return () => {
      isMounted = false;
      cancel();
    };
  }, []);
  return (
    <div className={styles['numbers']}>
      {/* Always rendered, as it was prerendered; the style sheet hides it next to figures. */}
      <p className={styles['nothing']}>Nothing here yet. Your first run will change that.</p>
      {content !== undefined && (
        <>
          <content.Stats tracker={content.statsTracker} highScores={highScores} />
          <content.PlayerDataButtons playerData={content.playerData} onErase={onErase} />
        </>
      )}
    </div>
  );
}

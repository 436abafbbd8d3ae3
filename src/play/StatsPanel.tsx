import { useEffect, useState } from 'react';
import { PLAY } from '#content';
import { whenIdle } from '#platform';
import { afterStageOpening, highScores, loadPrivacy, loadStats } from './singletons.ts';
import styles from './stats-panel.module.css';

export interface StatsPanelProps {
  /** Called when the player has erased all of their data. */
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
    let cancelWait: () => void = () => undefined;
    const cancelIdle = whenIdle(() => {
      cancelWait = afterStageOpening(() => void load());
    });
    return () => {
      isMounted = false;
      cancelIdle();
      cancelWait();
    };
  }, []);
  return (
    <div className={styles.stats}>
      {/* Always rendered, as it is prerendered; the stylesheet hides it when there are figures. */}
      <p className={styles.nothing}>{PLAY.noStats}</p>
      {content !== undefined && (
        <>
          <content.Stats tracker={content.statsTracker} highScores={highScores} />
          <content.PlayerDataButtons playerData={content.playerData} onErase={onErase} />
        </>
      )}
    </div>
  );
}

import { useEffect, useState } from 'react';
import { PLAY } from '#content';
import { highScores } from '#game';
import { whenIdle } from '#platform';
import { lazyPart, PanelBoundary } from '#ui';
import { afterStageOpening, loadAchievements, loadPrivacy, loadStats } from './singletons.ts';
import styles from './stats-panel.module.css';

export interface StatsPanelProps {
  readonly onErase?: (() => void) | undefined;
}

const StatsContent = lazyPart<StatsPanelProps>(
  async () => {
    const [{ Stats, statsTracker }, { Achievements }, { PlayerDataButtons, playerData }] =
      await Promise.all([loadStats(), loadAchievements(), loadPrivacy()]);
    return ({ onErase }) => (
      <>
        <PanelBoundary>
          <Stats tracker={statsTracker} highScores={highScores} />
        </PanelBoundary>
        <PanelBoundary>
          <Achievements />
        </PanelBoundary>
        <PanelBoundary>
          <PlayerDataButtons playerData={playerData} onErase={onErase} />
        </PanelBoundary>
      </>
    );
  },
  { notLoaded: PLAY.statsFailed },
);

/**
 * The player's statistics and the controls for their data. Loads when the browser is idle, so it is
 * not prerendered.
 */
export function StatsPanel({ onErase }: StatsPanelProps) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    let cancelWait: () => void = () => undefined;
    const cancelIdle = whenIdle(() => {
      cancelWait = afterStageOpening(() => setWanted(true));
    });
    return () => {
      cancelIdle();
      cancelWait();
    };
  }, []);
  return (
    <div className={styles.stats}>
      {isWanted && <StatsContent onErase={onErase} />}
      {/*
       * Always rendered, as on the prerendered page. The stylesheet hides it when there are
       * figures or a fault.
       */}
      <p className={styles.nothing}>{PLAY.noStats}</p>
    </div>
  );
}

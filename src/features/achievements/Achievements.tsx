import { useEffect } from 'react';
import { ACHIEVEMENT_LIST, achievementsEarned } from '#content';
import { useStore } from '#ui';
import { AchievementList } from './AchievementList.tsx';
import styles from './achievements.module.css';
import { achievementsStore, isEarned } from './achievements-store.ts';
import { ACHIEVEMENT_IDS } from './goals.ts';

/** Beside the statistics: how many achievements are earned, and the list of all, which the player opens. */
export function Achievements() {
  useEffect(() => achievementsStore.watch(), []);
  const state = useStore(achievementsStore);
  const earned = ACHIEVEMENT_IDS.filter((id) => isEarned(state, id)).length;
  return (
    <details className={styles.details}>
      <summary>
        <h3>{ACHIEVEMENT_LIST.title}</h3> <span>{achievementsEarned(earned, ACHIEVEMENT_IDS.length)}</span>
      </summary>
      <div className={styles.scrolling} role="region" aria-label={ACHIEVEMENT_LIST.title} tabIndex={0}>
        <AchievementList state={state} />
      </div>
    </details>
  );
}

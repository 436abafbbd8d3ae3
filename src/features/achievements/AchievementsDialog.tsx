import { ACHIEVEMENT_LIST } from '#content';
import { Dialog, useStore } from '#ui';
import { AchievementList } from './AchievementList.tsx';
import styles from './achievements.module.css';
import { achievementsStore } from './achievements-store.ts';

interface AchievementsDialogProps {
  readonly close: () => void;
}

/** All achievements over the game, for a player who has just earned one. */
export function AchievementsDialog({ close }: AchievementsDialogProps) {
  const state = useStore(achievementsStore);
  return (
    <Dialog title={ACHIEVEMENT_LIST.title} close={close}>
      <div className={styles.dialog}>
        <AchievementList state={state} />
      </div>
    </Dialog>
  );
}

import { useEffect, useState } from 'react';
import {
  ACHIEVEMENT_LIST,
  achievementDone,
  type AchievementId,
  achievementProgress,
  ACHIEVEMENTS,
  achievementsEarned,
  newAchievements,
  rewardText,
  SKINS_TEXT,
} from '#content';
import { Button, Dialog, useStore } from '#ui';
import {
  type AchievementResult,
  type AchievementsState,
  achievementsStore,
  isEarned,
} from './achievements-store.ts';
import { Badge } from './Badge.tsx';
import styles from './achievements.module.css';
import { ACHIEVEMENT_IDS, GOALS } from './goals.ts';
import { skinOf } from './rewards.ts';

function AchievementList({ state }: { readonly state: AchievementsState }) {
  return (
    <>
      <p className={styles.about}>
        <strong>{earnedText(state)}</strong>
        <br />
        {ACHIEVEMENT_LIST.about}
      </p>
      <ul className={styles.list}>
        {ACHIEVEMENT_IDS.map((id) => (
          <Achievement key={id} id={id} result={state.results[id]} />
        ))}
      </ul>
    </>
  );
}

interface AchievementProps {
  readonly id: AchievementId;
  readonly result: AchievementResult | undefined;
}

function Achievement({ id, result }: AchievementProps) {
  const { name, task } = ACHIEVEMENTS[id];
  const skin = skinOf(id);
  const at = result?.at ?? null;
  return (
    <li data-earned={at !== null || undefined}>
      <Badge id={id} />
      <h3>{name}</h3>
      <p>{task}</p>
      {skin !== undefined && <p className={styles.reward}>{rewardText(SKINS_TEXT.names[skin])}</p>}
      {at === null ? (
        <Progress best={result?.best ?? 0} goal={GOALS[id]} />
      ) : (
        <p className={styles.done}>
          <time dateTime={new Date(at).toISOString()}>{achievementDone(at)}</time>
        </p>
      )}
    </li>
  );
}

/** No bar for goals that are simply met or not, nor before any progress. */
function Progress({ best, goal }: { readonly best: number; readonly goal: number }) {
  if (goal === 1 || best === 0) return null;
  return (
    <p
      className={styles.progress}
      style={{ backgroundSize: `${(best / goal) * 100}% 6px, 100% 6px` }}
    >
      {achievementProgress(best, goal)}
    </p>
  );
}

export interface EarnedProps {
  readonly ids: readonly AchievementId[];
  readonly open: () => void;
}

export function Earned({ ids, open }: EarnedProps) {
  return (
    <Button variant="quiet" aria-haspopup="dialog" onClick={open}>
      {ids.slice(0, 1).map((id) => (
        <Badge key={id} id={id} />
      ))}
      {ids
        .map(skinOf)
        .map(
          (skin) =>
            skin !== undefined && (
              <img
                key={skin}
                className={styles.look}
                src={`/pictures/skin-${skin}.png`}
                height={34}
                alt=""
              />
            ),
        )}
      <span>{newAchievements(ids)}</span>
    </Button>
  );
}

function earnedText(state: AchievementsState): string {
  const earned = ACHIEVEMENT_IDS.filter((id) => isEarned(state, id));
  return achievementsEarned(earned.length, ACHIEVEMENT_IDS.length);
}

export function Achievements() {
  useEffect(() => achievementsStore.watch(), []);
  const state = useStore(achievementsStore);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span>{ACHIEVEMENT_LIST.title}</span>
        <small>{earnedText(state)}</small>
      </Button>
      {isOpen && <AchievementsDialog close={() => setOpen(false)} />}
    </>
  );
}

export function AchievementsDialog({ close }: { readonly close: () => void }) {
  const state = useStore(achievementsStore);
  return (
    <Dialog title={ACHIEVEMENT_LIST.title} close={close}>
      {/* Focusable so the keyboard can scroll it: it holds nothing to press. */}
      <div className={styles.dialog} role="region" aria-label={ACHIEVEMENT_LIST.title} tabIndex={0}>
        <AchievementList state={state} />
      </div>
    </Dialog>
  );
}

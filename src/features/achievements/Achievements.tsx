import { useEffect, useRef, useState } from 'react';
import {
  ACHIEVEMENT_LIST,
  achievementDone,
  type AchievementId,
  achievementProgress,
  ACHIEVEMENTS,
  achievementsEarned,
  rewardText,
  SKINS_TEXT,
} from '#content';
import { highScores } from '#game';
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
import { RivalRow } from './RivalRow.tsx';

interface AchievementListProps {
  readonly state: AchievementsState;
  readonly at: AchievementId | undefined;
}

function AchievementList({ state, at }: AchievementListProps) {
  return (
    <>
      <p className={styles.about}>
        <strong>{earnedText(state)}</strong>
        <br />
        {ACHIEVEMENT_LIST.about}
      </p>
      <ul className={styles.list}>
        {ACHIEVEMENT_IDS.map((id) => (
          <Achievement key={id} id={id} result={state.results[id]} isCurrent={id === at} />
        ))}
      </ul>
    </>
  );
}

interface AchievementProps {
  readonly id: AchievementId;
  readonly result: AchievementResult | undefined;
  readonly isCurrent: boolean;
}

function Achievement({ id, result, isCurrent }: AchievementProps) {
  const { name, task } = ACHIEVEMENTS[id];
  const skin = skinOf(id);
  const at = result?.at ?? null;
  return (
    <li
      data-earned={at !== null || undefined}
      aria-current={isCurrent || undefined}
      tabIndex={isCurrent ? -1 : undefined}
    >
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

function earnedText(state: AchievementsState): string {
  const earned = ACHIEVEMENT_IDS.filter((id) => isEarned(state, id));
  return achievementsEarned(earned.length, ACHIEVEMENT_IDS.length);
}

export function Achievements() {
  useEffect(() => achievementsStore.watch(), []);
  const state = useStore(achievementsStore);
  const hasRun = useStore(highScores.plain) > 0;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span>{ACHIEVEMENT_LIST.title}</span>
        <small>{earnedText(state)}</small>
      </Button>
      {/* For a newcomer the page has no room for it. */}
      {hasRun && <RivalRow />}
      {isOpen && <AchievementsDialog close={() => setOpen(false)} />}
    </>
  );
}

interface AchievementsDialogProps {
  /** Where it opens; undefined for its beginning. */
  readonly at?: AchievementId | undefined;
  readonly close: () => void;
}

export function AchievementsDialog({ at, close }: AchievementsDialogProps) {
  const state = useStore(achievementsStore);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => region.current?.querySelector<HTMLElement>('[aria-current]')?.focus(), []);
  return (
    <Dialog title={ACHIEVEMENT_LIST.title} close={close}>
      {/* Focusable so the keyboard can scroll it: it holds nothing to press. */}
      <div
        ref={region}
        className={styles.dialog}
        role="region"
        aria-label={ACHIEVEMENT_LIST.title}
        tabIndex={0}
      >
        <RivalRow />
        <AchievementList state={state} at={at} />
      </div>
    </Dialog>
  );
}

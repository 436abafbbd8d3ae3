import {
  type AchievementId,
  ACHIEVEMENT_LIST,
  achievementDone,
  achievementProgress,
  ACHIEVEMENTS,
  rewardWords,
  SKINS_WORDS,
} from '#content';
import styles from './achievements.module.css';
import type { AchievementResult, AchievementsState } from './achievements-store.ts';
import { ACHIEVEMENT_IDS, GOALS } from './goals.ts';
import { skinOf } from './rewards.ts';

/** All achievements: name, task, reward, and when it was earned or how far the player has come. */
export function AchievementList({ state: { results } }: { readonly state: AchievementsState }) {
  return (
    <>
      <p className={styles.about}>{ACHIEVEMENT_LIST.about}</p>
      <ul className={styles.list}>
        {ACHIEVEMENT_IDS.map((id) => (
          <Achievement key={id} id={id} result={results[id]} />
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
      <h4>{name}</h4>
      <p>{task}</p>
      {skin !== undefined && <p className={styles.reward}>{rewardWords(SKINS_WORDS.names[skin])}</p>}
      {at === null ? <Progress best={result?.best ?? 0} goal={GOALS[id]} /> : <Done at={at} />}
    </li>
  );
}

function Done({ at }: { readonly at: number }) {
  return (
    <p className={styles.done}>
      <time dateTime={new Date(at).toISOString()}>{achievementDone(at)}</time>
    </p>
  );
}

/** Nothing of what is either done or not, or has not been begun. */
function Progress({ best, goal }: { readonly best: number; readonly goal: number }) {
  if (goal === 1 || best === 0) return null;
  return (
    <p className={styles.progress} style={{ backgroundSize: `${(best / goal) * 100}% 2px` }}>
      {achievementProgress(best, goal)}
    </p>
  );
}

import { type AchievementId, newAchievements } from '#content';
import { Button } from '#ui';
import { Badge } from './Badge.tsx';
import styles from './achievements.module.css';
import type { NextLine } from './next-line.ts';
import { skinOf } from './rewards.ts';

export interface CardLineProps {
  readonly earned: readonly AchievementId[];
  /** Null until the run is judged, and if there is nothing to say. */
  readonly next: NextLine | null;
  readonly open: (at: AchievementId) => void;
}

/** The last line of a result: what the run has earned, or else what comes next. */
export function CardLine({ earned, next, open }: CardLineProps) {
  const [first] = earned;
  if (first !== undefined)
    return (
      <Button
        variant="quiet"
        className={styles.earned}
        data-part="last-line"
        aria-haspopup="dialog"
        onClick={() => open(first)}
      >
        <Badge id={first} />
        {earned
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
        <span>{newAchievements(earned)}</span>
      </Button>
    );
  const goal = next?.goal;
  if (goal === undefined)
    return (
      <p className={styles.next} data-part="last-line">
        {next?.picture && (
          <img className={styles.coming} src={`/pictures/guide-${next.picture}.png`} alt="" />
        )}
        {next?.text}
      </p>
    );
  return (
    <Button
      className={styles.next}
      data-part="last-line"
      aria-haspopup="dialog"
      onClick={() => open(goal)}
    >
      {next?.text}
    </Button>
  );
}

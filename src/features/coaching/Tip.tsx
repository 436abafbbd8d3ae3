import { COACHING, type CoachedThreat, practiseThreat, tipFor } from '#content';
import { Button } from '#ui';
import type { CrashCause } from './coach.ts';
import styles from './tip.module.css';

export interface TipProps {
  readonly cause: CrashCause;
  /** Opens practice for this threat; without it that is not offered. */
  readonly practise?: (threat: CoachedThreat) => void;
  /** The player wants no more tips. */
  readonly stop: () => void;
}

/** How to pass what keeps ending the player's runs. */
export function Tip({ cause: { threat, early }, practise, stop }: TipProps) {
  return (
    <div role="status" className={styles.tip}>
      <p>
        <strong>{COACHING.title}</strong> <span>{tipFor(threat, early)}</span>
      </p>
      <div>
        {practise !== undefined && (
          <Button variant="raised" aria-haspopup="dialog" onClick={() => practise(threat)}>
            {practiseThreat(threat)}
          </Button>
        )}
        <Button variant="quiet" onClick={stop}>
          {COACHING.stop}
        </Button>
      </div>
    </div>
  );
}

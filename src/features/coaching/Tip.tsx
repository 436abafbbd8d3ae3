import { COACHING, type CoachedThreat, practiseThreat, tipFor } from '#content';
import { Button, Hint } from '#ui';
import type { CrashCause } from './coach.ts';

interface TipProps {
  readonly cause: CrashCause;
  /** Opens practice for this threat. */
  readonly practise: (threat: CoachedThreat) => void;
  /** The player wants no more tips. */
  readonly stop: () => void;
}

/** How to pass what keeps ending the player's runs. */
export function Tip({ cause: { threat, early }, practise, stop }: TipProps) {
  return (
    <div role="status">
      <Hint title={COACHING.title} text={tipFor(threat, early)}>
        <Button variant="raised" aria-haspopup="dialog" onClick={() => practise(threat)}>
          {practiseThreat(threat)}
        </Button>
        <Button variant="quiet" onClick={stop}>
          {COACHING.stop}
        </Button>
      </Hint>
    </div>
  );
}

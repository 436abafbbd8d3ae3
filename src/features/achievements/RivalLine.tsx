import { useState } from 'react';
import { newlyBeaten, rivalRunsAlong, RIVALS_TEXT } from '#content';
import { beatenRivals, hasRivals, type RivalTarget, settings } from '#game';
import { type RivalId, RIVALS } from '#rivals';
import { Button, useStore } from '#ui';
import { RivalHead } from './RivalHead.tsx';
import styles from './rivals.module.css';

export interface RivalLineProps {
  readonly isSought: boolean;
  /** Runs along next time; null if nobody does. */
  readonly next: RivalTarget | null;
  /** Whom this run has beaten for the first time. */
  readonly beaten: RivalId | null;
}

/**
 * On the card of a run: who runs along next time. A press goes alone, another takes that back.
 * Keeps its place while the search for a rival goes on.
 */
export function RivalLine({ isSought, next, beaten }: RivalLineProps) {
  const { beaten: count } = useStore(beatenRivals);
  const isOn = hasRivals(useStore(settings));
  const [hasPressed, setPressed] = useState(false);
  const press = () => {
    setPressed(true);
    settings.change({ rivals: !isOn });
  };
  const rank = beaten === null ? '' : newlyBeaten(count, RIVALS.length);
  if (next === null && !hasPressed)
    return isSought || rank !== '' ? <p data-part="rival">{rank}</p> : null;
  const who = next === null ? RIVALS_TEXT.alone : rivalRunsAlong(next.name, next.score);
  return (
    <Button
      className={styles.line}
      data-part="rival"
      title={isOn ? RIVALS_TEXT.goAlone : RIVALS_TEXT.goTogether}
      onClick={press}
    >
      {next !== null && <RivalHead id={next.id} />}
      <span>{rank === '' ? who : `${rank} ${who}`}</span>
    </Button>
  );
}

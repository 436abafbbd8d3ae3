import { beatRival, beatRivalNext, newlyBeaten, RIVAL_WORDS } from '#content';
import { beatenRivals, type RivalTarget, useGameState } from '#game';
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
  /** Shows all rivals. */
  readonly open: () => void;
}

/**
 * On the card of a run, and before one: whom to beat next time. Keeps its place while a rival is
 * looked for.
 */
export function RivalLine({ isSought, next, beaten, open }: RivalLineProps) {
  const { beaten: count } = useStore(beatenRivals);
  const isOver = useGameState(({ phase }) => phase === 'over');
  const rank = beaten === null ? '' : newlyBeaten(RIVAL_WORDS[beaten].name, count, RIVALS.length);
  if (next === null) return isSought || rank !== '' ? <p data-part="rival">{rank}</p> : null;
  const aim = (isOver ? beatRivalNext : beatRival)(next.name, next.score);
  return (
    <Button className={styles.line} data-part="rival" aria-haspopup="dialog" onClick={open}>
      <RivalHead id={next.id} />
      <span>{rank === '' ? aim : `${rank} ${aim}`}</span>
    </Button>
  );
}

import { useContext, useEffect, useRef } from 'react';
import { bestText, PLAY } from '#content';
import { useGame, useGameState } from '#game';
import { Button } from '#ui';
import { DeferredPartsContext, Slot } from './deferred-parts.tsx';
import styles from './bar.module.css';

type DialogName = 'daily' | 'practice' | 'runs';

export function CourseButtons() {
  const game = useGame();
  const parts = useContext(DeferredPartsContext);
  // After a run its result says how it compares.
  const best = useGameState(({ phase, highScore }) => (phase === 'over' ? 0 : highScore));
  /** Pressed before the dialogs have loaded. */
  const wanted = useRef<DialogName>(undefined);
  useEffect(() => {
    if (parts === null || wanted.current === undefined) return;
    parts.runs.openDialog({ kind: wanted.current });
    wanted.current = undefined;
  }, [parts]);
  const opens = (name: DialogName) => ({
    'aria-haspopup': 'dialog' as const,
    onClick: () => {
      if (parts !== null) {
        parts.runs.openDialog({ kind: name });
        return;
      }
      // Not also a run, if Start was pressed before.
      game.pause('dialog');
      wanted.current = name;
      game.open();
    },
  });
  return (
    <div className={styles.courses} data-part="courses">
      <Button variant="raised" data-course="daily" {...opens('daily')}>
        {PLAY.daily} <Slot name="daily" />
      </Button>
      <Button variant="raised" {...opens('practice')}>
        {PLAY.practice}
      </Button>
      <Button variant="raised" data-course="runs" {...opens('runs')}>
        {PLAY.runs} {best > 0 && <small>{bestText(best)}</small>}
      </Button>
      <Slot name="chip" />
    </div>
  );
}

import { PLAY } from '#content';
import styles from './audio-cues-toggle.module.css';
import type { GameController } from './game-controller.ts';
import { Button, useStoreValue } from '#ui';

/** The id of the text that describes the stage to screen readers: how the game is played by ear. */
export const INSTRUCTIONS = 'without-sight';

interface AudioCuesToggleProps {
  readonly game: GameController;
}

/** The button for audio cues, and how to play with them. Visible only when reached with the keyboard. */
export function AudioCuesToggle({ game }: AudioCuesToggleProps) {
  const on = useStoreValue(game.ui, ({ cues }) => cues);
  return (
    <>
      <Button className={styles.toggle} onClick={() => game.pageControls.toggleCues()}>
        {on ? PLAY.turnCuesOff : PLAY.turnCuesOn}
      </Button>
      <p id={INSTRUCTIONS} hidden>
        {PLAY.aboutCues}
      </p>
    </>
  );
}

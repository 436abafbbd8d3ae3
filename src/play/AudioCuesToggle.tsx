import styles from './audio-cues-toggle.module.css';
import type { GameController } from './game-controller.ts';
import { useStoreValue } from '#ui';

/** The id of what there is to know about playing without sight. */
export const INSTRUCTIONS = 'without-sight';

interface CuesOfferProps {
  readonly game: GameController;
}

/** How the game is played by ear. Out of sight, but for those who come by the keyboard. */
export function AudioCuesToggle({ game }: CuesOfferProps) {
  const on = useStoreValue(game.ui, ({ cues }) => cues);
  return (
    <>
      <button type="button" className={styles['offer']} onClick={() => game.pageControls.toggleCues()}>
        {`Play by ear: turn ${on ? 'off' : 'on'} audio cues`}
      </button>
      <p id={INSTRUCTIONS} hidden>
        With audio cues, which the next button turns on, the game can be played by ear: jump at a short high note,
        crouch at a low one and stay down until it ends. M mutes.
      </p>
    </>
  );
}

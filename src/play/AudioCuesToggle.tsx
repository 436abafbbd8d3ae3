import { useEffect } from 'react';
import { PLAY } from '#content';
import { settings } from '#game';
import { listen } from '#platform';
import { Button, useStore } from '#ui';
import styles from './audio-cues-toggle.module.css';
import { pointerUse } from './singletons.ts';

/** The id of the text that describes the stage to screen readers: how the game is played by ear. */
export const INSTRUCTIONS = 'without-sight';

/** The speed that is offered to those who play by ear, percent. */
const SLOWER = 75;
const FULL = 100;

/**
 * The button for audio cues, and with them one for a slower pace; and how to play by ear. Beside
 * the stage they show to a visitor who has used nothing but the keyboard; who has used a pointer
 * sees them only while they have the keyboard's focus.
 */
export function AudioCuesToggle() {
  const { cues: on, assistSpeed } = useStore(settings);
  const isSlow = assistSpeed < FULL;
  const { hasPointer } = useStore(pointerUse);
  useEffect(
    () =>
      listen(window, 'pointerdown', () => pointerUse.publish({ hasPointer: true }), {
        capture: true,
      }),
    [],
  );
  return (
    <>
      <div className={styles.toggles} data-pointer={hasPointer || undefined}>
        <Button className={styles.toggle} onClick={() => settings.change({ cues: !on })}>
          {on ? PLAY.turnCuesOff : PLAY.turnCuesOn}
        </Button>
        {on && (
          <Button
            className={styles.toggle}
            onClick={() => settings.change({ assistSpeed: isSlow ? FULL : SLOWER })}
          >
            {isSlow ? PLAY.fullPace : PLAY.slowerPace}
          </Button>
        )}
      </div>
      <p id={INSTRUCTIONS} hidden>
        {PLAY.aboutCues}
      </p>
    </>
  );
}

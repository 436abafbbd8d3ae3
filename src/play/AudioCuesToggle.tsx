import { useEffect } from 'react';
import { PLAY, slowDownTo } from '#content';
import { settings } from '#game';
import { listen } from '#platform';
import { Button, useStore } from '#ui';
import styles from './audio-cues-toggle.module.css';
import { pointerUse } from './singletons.ts';

export const INSTRUCTIONS_ID = 'without-sight';

const SLOW_PERCENT = 75;
const FULL_PERCENT = 100;

/**
 * Turns on audio cues, and with them offers a slower pace. The buttons appear beside the stage for
 * a visitor who has only used the keyboard. After the use of a pointer they appear only while they
 * have the keyboard's focus.
 */
export function AudioCuesToggle() {
  const { cues: on, assistSpeed } = useStore(settings);
  const isSlow = assistSpeed < FULL_PERCENT;
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
      <div className={styles.toggles} data-part="cues" data-pointer={hasPointer || undefined}>
        <Button className={styles.toggle} onClick={() => settings.change({ cues: !on })}>
          {on ? PLAY.turnCuesOff : PLAY.turnCuesOn}
        </Button>
        {on && (
          <Button
            className={styles.toggle}
            onClick={() => settings.change({ assistSpeed: isSlow ? FULL_PERCENT : SLOW_PERCENT })}
          >
            {isSlow ? PLAY.fullPace : slowDownTo(SLOW_PERCENT / FULL_PERCENT)}
          </Button>
        )}
      </div>
      <p id={INSTRUCTIONS_ID} hidden>
        {PLAY.aboutCues}
      </p>
    </>
  );
}

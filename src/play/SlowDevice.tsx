import { NOTICES } from '#content';
import { Button, Hint, useStoreValue } from '#ui';
import type { GameController } from './game-controller.ts';
import styles from './game.module.css';

interface SlowDeviceProps {
  readonly game: GameController;
}

/**
 * Says below the stage that the device is too slow for the game, and what helps: a phone has no
 * window to make smaller. The run goes on, and nothing covers it.
 */
export function SlowDevice({ game }: SlowDeviceProps) {
  const isTooSlow = useStoreValue(game.ui, ({ deviceTooSlow }) => deviceTooSlow);
  return (
    // Always there, because screen readers announce only what changes in a status that they know.
    <div role="status" className={styles.hints} data-part="slow">
      {isTooSlow && (
        <Hint
          title={NOTICES.tooSlow.title}
          text={game.pageControls.touchScreen ? NOTICES.tooSlow.onPhone : NOTICES.tooSlow.text}
        >
          <Button variant="quiet" onClick={() => game.dismissSlowDevice()}>
            {NOTICES.dismiss}
          </Button>
        </Hint>
      )}
    </div>
  );
}

import { PLAY } from '#content';
import type { UiState } from '#game';
import { useStoreValue, visuallyHidden } from '#ui';
import type { GameController } from './game-controller.ts';
import styles from './status.module.css';

interface StatusProps {
  readonly game: GameController;
}

/**
 * Announces what happens on the stage to screen readers. Only that the game is loading is visible
 * as well.
 */
export function Status({ game }: StatusProps) {
  const screen = useStoreValue(game.ui, (ui) => ui.screen);
  const sentence = useStoreValue(game.ui, statusOf);
  const isAwaited = screen === 'waiting' || screen === 'opening';
  return (
    <p role="status" className={styles.status} data-screen={screen}>
      <span className={isAwaited ? styles.loading : visuallyHidden}>{sentence}</span>
    </p>
  );
}

function statusOf({ screen, phase, announcement }: UiState): string {
  // Shown by its style, once something is pressed that waits for React.
  if (screen === 'waiting') return PLAY.loading;
  // The course is begun as soon as the game is there.
  if (screen === 'opening') return location.hash === '#daily' ? PLAY.loadingDaily : PLAY.loading;
  return phase === 'counting' ? PLAY.countdown : announcement;
}

import { useSyncExternalStore } from 'react';
import { PLAY } from '#content';
import type { UiState } from '#game';
import { useStoreValue, visuallyHidden } from '#ui';
import type { GameController } from './game-controller.ts';
import styles from './status.module.css';

const neverChanges = () => () => undefined;

interface StatusProps {
  readonly game: GameController;
}

/** Announces what happens on the stage to screen readers. Only that the game is loading is visible as well. */
export function Status({ game }: StatusProps) {
  const isLoading = useStoreValue(game.ui, ({ screen }) => screen === 'opening');
  const sentence = useStoreValue(game.ui, statusOf);
  const isPrerendered = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  return (
    <p role="status" className={styles.status}>
      <span className={isLoading ? styles.loading : visuallyHidden}>{sentence}</span>
      {/* Until React is there, the game shows it by an attribute. */}
      {isPrerendered && <span className={`${styles.loading} ${styles.early}`}>{PLAY.loading}</span>}
    </p>
  );
}

function statusOf({ screen, phase, announcement }: UiState): string {
  // The course is begun as soon as the game is there.
  if (screen === 'opening') return location.hash === '#daily' ? PLAY.loadingDaily : PLAY.loading;
  return phase === 'counting' ? PLAY.countdown : announcement;
}

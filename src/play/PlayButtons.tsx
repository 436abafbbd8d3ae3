import { memo } from 'react';
import styles from './game.module.css';
import {
  canCrouch,
  canJump,
  canPause,
  canShoot,
  canTurbo,
  labelOfKey,
  type PlayAction,
  settings,
  shortcutsOf,
  type UiState,
} from '#game';
import type { GameController } from './game-controller.ts';
import { useStore, useStoreValue } from '#ui';

interface PlayButtonsProps {
  readonly game: GameController;
}

/** The buttons under the stage. What they do is heard by controls/buttons.ts, by their `data-action`. */
export const PlayButtons = memo(function PlayButtons({ game }: PlayButtonsProps) {
  return (
    <div className={styles['buttons']} role="group" aria-label="Play">
      <PlayButton game={game} action="crouch" label={() => 'Crouch'} enabled={canCrouch} />
      <PlayButton game={game} action="shoot" label={() => 'Shoot'} enabled={canShoot} />
      <PlayButton game={game} action="turbo" label={() => 'Turbo'} enabled={canTurbo} />
      <PlayButton game={game} action="pause" label={pauseLabel} enabled={canPause} />
      <PlayButton game={game} action="jump" label={jumpLabel} enabled={canJump} />
    </div>
  );
});

interface PlayButtonProps {
  readonly game: GameController;
  readonly action: PlayAction;
  readonly label: (ui: UiState) => string;
  readonly enabled: (ui: UiState) => boolean;
}

function PlayButton({ game, action, label, enabled }: PlayButtonProps) {
  const text = useStoreValue(game.ui, label);
  const isEnabled = useStoreValue(game.ui, enabled);
  // The keys that do the same.
  const keys = useStore(settings).bindings[action];
  const [key] = keys;
  return (
    <button
      type="button"
      className={styles['button']}
      data-action={action}
      aria-keyshortcuts={shortcutsOf(keys)}
      disabled={!isEnabled}
    >
      {text}
      {key !== undefined && (
        <kbd className={styles['hint']} aria-hidden="true">
          {labelOfKey(key)}
        </kbd>
      )}
    </button>
  );
}

function jumpLabel({ phase }: UiState): string {
  if (phase === 'ready') return 'Start';
  return phase === 'over' ? 'Again' : 'Jump';
}

function pauseLabel({ phase }: UiState): string {
  return phase === 'paused' ? 'Resume' : 'Pause';
}

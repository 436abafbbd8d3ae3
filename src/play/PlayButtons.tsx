import { memo } from 'react';
import styles from './game.module.css';
import type { PlayAction } from './actions.ts';
import type { Bindings } from './controls/bindings.ts';
import { labelOfKey, shortcutsOf } from './settings/key-labels.ts';
import { canCrouch, canJump, canPause, canShoot, canTurbo, type UiState } from './ui-state.ts';

/** The buttons under the stage. What they do is heard by controls/buttons.ts, by their `data-action`. */
export const PlayButtons = memo(function PlayButtons({ ui, bindings }: PlayButtonsProps) {
  const button = (action: PlayAction, label: string, enabled: boolean) => {
    const [key] = bindings[action];
    return (
      <button
        type="button"
        className={styles['button']}
        data-action={action}
        aria-keyshortcuts={shortcutsOf(bindings[action])}
        disabled={!enabled}
      >
        {label}
        {key !== undefined && (
          <kbd className={styles['hint']} aria-hidden="true">
            {labelOfKey(key)}
          </kbd>
        )}
      </button>
    );
  };
  return (
    <div className={styles['buttons']} role="group" aria-label="Play">
      {button('crouch', 'Crouch', canCrouch(ui))}
      {button('shoot', 'Shoot', canShoot(ui))}
      {button('turbo', 'Turbo', canTurbo(ui))}
      {button('pause', pauseLabel(ui), canPause(ui))}
      {button('jump', jumpLabel(ui), canJump(ui))}
    </div>
  );
});

interface PlayButtonsProps {
  readonly ui: UiState;
  /** The keys that do the same. */
  readonly bindings: Bindings;
}

function jumpLabel({ phase }: UiState): string {
  if (phase === 'ready') return 'Start';
  return phase === 'over' ? 'Again' : 'Jump';
}

function pauseLabel({ phase }: UiState): string {
  return phase === 'paused' ? 'Resume' : 'Pause';
}

import { memo } from 'react';
import styles from './game.module.css';
import type { PlayAction } from './actions.ts';
import { canCrouch, canJump, canPause, canShoot, canTurbo, type UiState } from './ui-state.ts';

/** The buttons under the stage. What they do is heard by controls/buttons.ts, by their `data-action`. */
export const PlayButtons = memo(function PlayButtons({ ui }: { readonly ui: UiState }) {
  return (
    <div className={styles['buttons']} role="group" aria-label="Play">
      <PlayButton action="crouch" label="Crouch" hint="↓" keys="ArrowDown C" enabled={canCrouch(ui)} />
      <PlayButton action="shoot" label="Shoot" hint="Z" keys="Z" enabled={canShoot(ui)} />
      <PlayButton action="turbo" label="Turbo" hint="X" keys="X" enabled={canTurbo(ui)} />
      <PlayButton action="pause" label={pauseLabel(ui)} hint="P" keys="P" enabled={canPause(ui)} />
      <PlayButton action="jump" label={jumpLabel(ui)} hint="Space" keys="Space ArrowUp" enabled={canJump(ui)} />
    </div>
  );
});

interface PlayButtonProps {
  readonly action: PlayAction;
  readonly label: string;
  /** The key that does the same, as it is shown. */
  readonly hint: string;
  /** The keys that do the same, as assistive technology reads them. */
  readonly keys: string;
  readonly enabled: boolean;
}

function PlayButton({ action, label, hint, keys, enabled }: PlayButtonProps) {
  return (
    <button
      type="button"
      className={styles['button']}
      data-action={action}
      aria-keyshortcuts={keys}
      disabled={!enabled}
    >
      {label}
      <kbd className={styles['hint']} aria-hidden="true">
        {hint}
      </kbd>
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

import { memo, type Ref } from 'react';
import { labelOfKey, PLAY } from '#content';
import {
  canCrouch,
  canJump,
  canPause,
  canShoot,
  canTurbo,
  type PlayAction,
  settings,
  shortcutsOf,
  type UiState,
} from '#game';
import { Button, useStore, useStoreValue } from '#ui';
import type { GameController } from './game-controller.ts';
import styles from './play-buttons.module.css';

interface PlayButtonsProps {
  readonly game: GameController;
  /** Gets the element for the buttons of a run that has just ended. */
  readonly result: Ref<HTMLDivElement>;
}

/**
 * The buttons under the stage. The game's input listens to them by their `data-action`. Once a run is over, Again stands over the
 * result, with what else can be done with the run; for fingers, and on small screens, in the place of the others.
 */
export const PlayButtons = memo(function PlayButtons({ game, result }: PlayButtonsProps) {
  const phase = useStoreValue(game.ui, (ui) => ui.phase);
  const watching = useStoreValue(game.ui, (ui) => ui.watching);
  const offersFullScreen = useStoreValue(game.ui, (ui) => ui.phase === 'ready' && !ui.fullScreen);
  const isTooEarly = useStoreValue(game.ui, (ui) => ui.phase === 'over' && !ui.mayRestart);
  return (
    <div
      className={styles.buttons}
      role="group"
      aria-label={PLAY.playButtons}
      data-phase={phase}
      data-too-early={isTooEarly || undefined}
      hidden={watching}
    >
      <PlayButton game={game} action="jump" label={jumpLabel} enabled={canJump} />
      <PlayButton game={game} action="crouch" label={() => PLAY.crouch} enabled={canCrouch} />
      <PlayButton game={game} action="shoot" label={() => PLAY.shoot} enabled={canShoot} />
      <PlayButton game={game} action="turbo" label={() => PLAY.turbo} enabled={canTurbo} risky={isTurboRisky} />
      <PlayButton game={game} action="pause" label={pauseLabel} enabled={canPause} />
      {offersFullScreen && (
        <Button
          variant="raised"
          className={styles.playFullScreen}
          onClick={() => game.pageControls.toggle('fullScreen')}
        >
          {PLAY.playFullScreen}
        </Button>
      )}
      <div ref={result} className={styles.result} data-game-part="result" />
    </div>
  );
});

interface PlayButtonProps {
  readonly game: GameController;
  readonly action: PlayAction;
  readonly label: (ui: UiState) => string;
  readonly enabled: (ui: UiState) => boolean;
  /** Whether it is dimmed as advice not to press it now; it works all the same. */
  readonly risky?: (ui: UiState) => boolean;
}

function PlayButton({ game, action, label, enabled, risky = never }: PlayButtonProps) {
  const text = useStoreValue(game.ui, label);
  const isEnabled = useStoreValue(game.ui, enabled);
  const isRisky = useStoreValue(game.ui, risky);
  const keys = useStore(settings).bindings[action];
  const [key] = keys;
  return (
    <Button
      variant={action === 'jump' ? 'primary' : 'raised'}
      data-action={action}
      aria-keyshortcuts={shortcutsOf(keys)}
      disabled={!isEnabled}
      data-risky={isRisky || undefined}
      aria-description={isRisky ? PLAY.turboRisky : undefined}
    >
      {text}
      {key !== undefined && (
        <kbd className={styles.hint} aria-hidden="true">
          {labelOfKey(key)}
        </kbd>
      )}
    </Button>
  );
}

function isTurboRisky(ui: UiState): boolean {
  return ui.turboRisky && canTurbo(ui);
}

function never(): boolean {
  return false;
}

function jumpLabel({ phase }: UiState): string {
  if (phase === 'ready') return PLAY.start;
  return phase === 'over' ? PLAY.again : PLAY.jump;
}

function pauseLabel({ phase }: UiState): string {
  return phase === 'paused' ? PLAY.resume : PLAY.pause;
}

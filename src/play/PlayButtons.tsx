import { memo, type Ref } from 'react';
import { labelOfKey, PLAY } from '#content';
import {
  isStageAwaited,
  isStageShown,
  isUnderWay,
  type PlayAction,
  settings,
  shortcutsOf,
  type UiState,
} from '#game';
import { Button, useStore, useStoreValue } from '#ui';
import type { PartProps } from './game-controller.ts';
import styles from './play-buttons.module.css';

interface ActionButton {
  readonly label: (ui: UiState) => string;
  readonly isEnabled: (ui: UiState) => boolean;
}

/** What the button of each action says, and when it can be pressed. */
const ACTION_BUTTONS = {
  jump: {
    label: ({ phase, startWords }) => {
      if (phase === 'over') return startWords || PLAY.newRun;
      return phase === 'ready' ? PLAY.start : PLAY.jump;
    },
    isEnabled: ({ screen, phase, mayRestart }) => {
      if (isStageAwaited(screen)) return phase === 'ready' || mayRestart;
      return screen === 'open' && (phase === 'ready' || isUnderWay(phase) || mayRestart);
    },
  },
  crouch: { label: () => PLAY.crouch, isEnabled: ({ phase }) => isUnderWay(phase) },
  shoot: {
    label: () => PLAY.shoot,
    isEnabled: ({ phase, hasWeapon }) => phase === 'running' && hasWeapon,
  },
  turbo: {
    label: () => PLAY.turbo,
    isEnabled: ({ phase, turbo }) => phase === 'running' && turbo === 'ready',
  },
  pause: {
    label: ({ phase }) => (phase === 'paused' ? PLAY.resume : PLAY.pause),
    isEnabled: ({ screen, phase }) =>
      isUnderWay(phase) || (phase === 'paused' && isStageShown(screen)),
  },
} as const satisfies { readonly [Action in PlayAction]?: ActionButton };

interface PlayButtonsProps extends PartProps {
  /** Gets the element for the buttons of a run that has just ended. */
  readonly result: Ref<HTMLDivElement>;
}

/**
 * The buttons under the stage. The game's input listens to them by their `data-action`. Once a run
 * is over, Again stands over the result, with what else can be done with the run; for fingers, and
 * on small screens, in the place of the others.
 */
export const PlayButtons = memo(function PlayButtons({ game, result }: PlayButtonsProps) {
  const phase = useStoreValue(game.ui, (ui) => ui.phase);
  const watching = useStoreValue(game.ui, (ui) => ui.watching);
  const offersFullScreen = useStoreValue(game.ui, (ui) => ui.phase === 'ready' && !ui.fullScreen);
  const tooEarly = useStoreValue(game.ui, isTooEarly);
  return (
    <div
      className={styles.buttons}
      data-part="buttons"
      role="group"
      aria-label={PLAY.playButtons}
      data-phase={phase}
      data-too-early={tooEarly || undefined}
      hidden={watching}
    >
      <PlayButton game={game} action="jump" />
      <PlayButton game={game} action="crouch" />
      <PlayButton game={game} action="shoot" />
      <PlayButton game={game} action="turbo" />
      <PlayButton game={game} action="pause" />
      {offersFullScreen && (
        <Button
          variant="raised"
          className={styles.playFullScreen}
          onClick={() => game.pageControls.toggle('fullScreen')}
        >
          {PLAY.playFullScreen}
        </Button>
      )}
      <div ref={result} className={styles.result} />
    </div>
  );
});

interface PlayButtonProps extends PartProps {
  readonly action: keyof typeof ACTION_BUTTONS;
}

function PlayButton({ game, action }: PlayButtonProps) {
  const { label, isEnabled } = ACTION_BUTTONS[action];
  const text = useStoreValue(game.ui, label);
  const canBePressed = useStoreValue(game.ui, isEnabled);
  const keys = useStore(settings).bindings[action];
  const [key] = keys;
  return (
    <Button
      variant={action === 'jump' ? 'primary' : 'raised'}
      data-action={action}
      aria-keyshortcuts={shortcutsOf(keys)}
      disabled={!canBePressed}
    >
      <span>{text}</span>
      {key !== undefined && (
        <kbd className={styles.hint} aria-hidden="true">
          {labelOfKey(key)}
        </kbd>
      )}
    </Button>
  );
}

/** A run is over, and too early for another: the crash is seen first. */
function isTooEarly({ phase, mayRestart }: UiState): boolean {
  return phase === 'over' && !mayRestart;
}

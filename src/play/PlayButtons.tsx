import { buttonForAttempt, labelOfKey, PLAY } from '#content';
import {
  type GameState,
  isStageAwaited,
  isStageShown,
  isUnderWay,
  type PlayAction,
  settings,
  shortcutsOf,
  useGameState,
} from '#game';
import { Button, useStore } from '#ui';
import { Slot } from './deferred-parts.tsx';
import { Icon, type IconName } from './Icon.tsx';
import styles from './play-buttons.module.css';

interface ActionButton {
  readonly label: (state: GameState) => string;
  readonly isEnabled: (state: GameState) => boolean;
}

const ACTION_BUTTONS = {
  jump: {
    label: ({ phase, startLabel, nextAttempt }) => {
      if (nextAttempt?.isAsked === true) return buttonForAttempt(nextAttempt);
      if (phase === 'over') return startLabel || PLAY.newRun;
      return phase === 'ready' ? PLAY.start : PLAY.jump;
    },
    isEnabled: ({ stageStatus, phase, mayRestart }) => {
      if (isStageAwaited(stageStatus)) return phase === 'ready' || mayRestart;
      return stageStatus === 'open' && (phase === 'ready' || isUnderWay(phase) || mayRestart);
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
    isEnabled: ({ stageStatus, phase }) =>
      isUnderWay(phase) || (phase === 'paused' && isStageShown(stageStatus)),
  },
} as const satisfies { readonly [Action in PlayAction]?: ActionButton };

/** The game's input listens to these buttons by their `data-action`. */
export function PlayButtons() {
  const phase = useGameState((state) => state.phase);
  const watching = useGameState((state) => state.watching);
  return (
    <div
      className={styles.buttons}
      data-part="buttons"
      role="group"
      aria-label={PLAY.playButtons}
      data-phase={phase}
      hidden={watching}
    >
      {/* After a run the result card has the red button. */}
      <PlayButton action="jump" isPrimary={phase !== 'over'} />
      <PlayButton action="crouch" />
      <PlayButton action="shoot" />
      <PlayButton action="turbo" />
      {/* While paused, every key for jump resumes, as the stage says. */}
      <PlayButton
        action="pause"
        isPrimary={phase === 'paused'}
        keyOf={phase === 'paused' ? 'jump' : 'pause'}
      />
      <Slot name="leave" />
    </div>
  );
}

const ARROWS: { readonly [Action in PlayAction]?: IconName } = { jump: 'up', crouch: 'down' };

interface PlayButtonProps {
  readonly action: keyof typeof ACTION_BUTTONS;
  readonly isPrimary?: boolean;
  readonly keyOf?: PlayAction;
}

export function PlayButton({ action, isPrimary = false, keyOf = action }: PlayButtonProps) {
  const { label, isEnabled } = ACTION_BUTTONS[action];
  const icon = ARROWS[action];
  const text = useGameState(label);
  const canBePressed = useGameState(isEnabled);
  const keys = useStore(settings).bindings[keyOf];
  const [key] = keys;
  return (
    <Button
      variant={isPrimary ? 'primary' : 'raised'}
      data-action={action}
      aria-keyshortcuts={shortcutsOf(keys)}
      disabled={!canBePressed}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span>{text}</span>
      {key !== undefined && <kbd aria-hidden="true">{labelOfKey(key)}</kbd>}
    </Button>
  );
}

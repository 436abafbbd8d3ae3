import { labelOfKey, PLAY } from '#content';
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
import { Slot } from './companions.tsx';
import styles from './play-buttons.module.css';

interface ActionButton {
  readonly label: (state: GameState) => string;
  readonly isEnabled: (state: GameState) => boolean;
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

/**
 * The buttons under the stage. The game's input listens to them by their `data-action`. Once a run
 * is over, Again stands over the result, with what else can be done with the run; for fingers, and
 * on small screens, in the place of the others.
 */
export function PlayButtons() {
  const phase = useGameState((state) => state.phase);
  const watching = useGameState((state) => state.watching);
  const tooEarly = useGameState(isTooEarly);
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
      <PlayButton action="jump" />
      <PlayButton action="crouch" />
      <PlayButton action="shoot" />
      <PlayButton action="turbo" />
      <PlayButton action="pause" />
      <div className={styles.result}>
        <Slot name="card" />
      </div>
    </div>
  );
}

interface PlayButtonProps {
  readonly action: keyof typeof ACTION_BUTTONS;
}

function PlayButton({ action }: PlayButtonProps) {
  const { label, isEnabled } = ACTION_BUTTONS[action];
  const text = useGameState(label);
  const canBePressed = useGameState(isEnabled);
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
      {key !== undefined && <kbd aria-hidden="true">{labelOfKey(key)}</kbd>}
    </Button>
  );
}

/** A run is over, and too early for another: the crash is seen first. */
function isTooEarly({ phase, mayRestart }: GameState): boolean {
  return phase === 'over' && !mayRestart;
}

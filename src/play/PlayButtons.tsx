import { useLayoutEffect, useRef } from 'react';
import { buttonForAttempt, labelOfKey, PLAY, RESULT } from '#content';
import {
  type GameState,
  isStageAwaited,
  isStageShown,
  isUnderWay,
  settings,
  shortcutsOf,
  useGame,
  useGameState,
} from '#game';
import { Button, useStore } from '#ui';
import { actionsOf, type BarAction, type BarState, type Form } from './bar-buttons.ts';
import styles from './bar.module.css';
import { Slot } from './deferred-parts.tsx';
import { Icon, type IconName } from './Icon.tsx';

interface ActionButton {
  readonly label: (state: GameState) => string;
  readonly isEnabled: (state: GameState) => boolean;
}

const ACTION_BUTTONS = {
  jump: {
    label: ({ phase, startLabel, nextAttempt, result }) => {
      if (nextAttempt?.isAsked === true) return buttonForAttempt(nextAttempt);
      if (phase === 'over') return result === null ? PLAY.jump : startLabel || PLAY.newRun;
      return phase === 'ready' ? PLAY.start : PLAY.jump;
    },
    isEnabled: ({ stageStatus, phase, result }) => {
      const mayStart = phase === 'ready' || (phase === 'over' && result !== null);
      if (isStageAwaited(stageStatus)) return mayStart;
      return stageStatus === 'open' && (mayStart || isUnderWay(phase));
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
} as const satisfies Readonly<Record<BarAction, ActionButton>>;

interface PlayButtonsProps {
  readonly state: BarState;
  readonly form: Form;
  /** The question about a shared run has the one primary button. */
  readonly isAsked: boolean;
}

/** The game's input listens to these buttons by their `data-action`. */
export function PlayButtons({ state, form, isAsked }: PlayButtonsProps) {
  const { phase, result } = state;
  const actions = actionsOf(state, form);
  const hasResult = phase === 'over' && result !== null;
  const isRun = actions.length > 1;
  if (actions.length === 0) return null;
  return (
    <div
      className={styles.play}
      data-part="play"
      data-buttons={isRun ? 'run' : hasResult ? 'result' : 'one'}
      role="group"
      aria-label={hasResult ? RESULT.buttons : PLAY.playButtons}
    >
      {actions.map((action) => (
        <PlayButton
          key={action}
          action={action}
          isPrimary={!isRun && !isAsked}
          label={isAsked && phase === 'ready' ? PLAY.playOwn : undefined}
          // While paused, every key for jump resumes, as the stage says.
          keyOf={phase === 'paused' ? 'jump' : action}
          hidesIfDisabled={form === 'upright' && action !== 'jump' && action !== 'crouch'}
          isIcon={isRun && hasNoWords(state, form, action)}
        />
      ))}
      {hasResult && <Slot name="card" />}
      {phase === 'paused' && <Slot name="leave" />}
    </div>
  );
}

/** On touch screens the button comes with the lesson. */
function isUnknownOnTouch(action: BarAction): (state: GameState) => boolean {
  return ({ touchScreen, knowsTurbo }) => action === 'turbo' && touchScreen && !knowsTurbo;
}

function hasNoWords({ screen }: BarState, form: Form, action: BarAction): boolean {
  return screen === 'tiny' || (action === 'pause' && (form === 'upright' || form === 'sideways'));
}

const ICONS: { readonly [Action in BarAction]: IconName } = {
  jump: 'up',
  crouch: 'down',
  shoot: 'shoot',
  turbo: 'turbo',
  pause: 'pause',
};

interface ShownButtonProps {
  readonly action: BarAction;
  readonly canBePressed: boolean;
  readonly isUnknown: boolean;
  readonly isPrimary?: boolean;
  /** In place of its usual one. */
  readonly label?: string | undefined;
  readonly keyOf?: BarAction;
  readonly isIcon?: boolean;
}

interface PlayButtonProps extends Omit<ShownButtonProps, 'canBePressed' | 'isUnknown'> {
  readonly hidesIfDisabled?: boolean;
}

export function PlayButton({ hidesIfDisabled = false, ...props }: PlayButtonProps) {
  const canBePressed = useGameState(ACTION_BUTTONS[props.action].isEnabled);
  const isUnknown = useGameState(isUnknownOnTouch(props.action));
  if (hidesIfDisabled && (!canBePressed || isUnknown)) return null;
  return <ShownButton canBePressed={canBePressed} isUnknown={isUnknown} {...props} />;
}

function ShownButton({
  action,
  canBePressed,
  isUnknown,
  isPrimary = false,
  label,
  keyOf = action,
  isIcon = false,
}: ShownButtonProps) {
  const icon = ICONS[action];
  const usual = useGameState(ACTION_BUTTONS[action].label);
  const text = label ?? usual;
  const isHinted = useGameState(({ hinted }) => hinted === action);
  const keys = useStore(settings).bindings[keyOf];
  const [key] = keys;
  const game = useGame();
  const button = useRef<HTMLButtonElement>(null);
  // Browsers lose the focus of a button that is disabled or removed.
  useLayoutEffect(() => {
    if (!canBePressed) return undefined;
    const { current } = button;
    return () => {
      if (current === document.activeElement) game.page.focusStage();
    };
  }, [game, canBePressed]);
  return (
    <Button
      ref={button}
      variant={isPrimary ? 'primary' : 'raised'}
      data-action={action}
      data-hinted={isHinted || undefined}
      data-declines={label !== undefined || undefined}
      data-unknown={isUnknown || undefined}
      aria-label={isIcon ? text : undefined}
      aria-keyshortcuts={shortcutsOf(keys)}
      disabled={!canBePressed || isUnknown}
    >
      <Icon name={icon} />
      {!isIcon && <span>{text}</span>}
      {!isIcon && key !== undefined && <kbd aria-hidden="true">{labelOfKey(key)}</kbd>}
    </Button>
  );
}

import { PLAY } from '#content';
import {
  canCrouch,
  canJump,
  canPause,
  canShoot,
  canTurbo,
  type PlayAction,
  type UiState,
} from '#game';

interface ActionButton {
  readonly label: (ui: UiState) => string;
  readonly isEnabled: (ui: UiState) => boolean;
}

/** What the button of each action says, and when it can be pressed. */
export const ACTION_BUTTONS = {
  jump: {
    label: ({ phase, startWords }) => {
      if (phase === 'over') return startWords || PLAY.newRun;
      return phase === 'ready' ? PLAY.start : PLAY.jump;
    },
    isEnabled: canJump,
  },
  crouch: { label: () => PLAY.crouch, isEnabled: canCrouch },
  shoot: { label: () => PLAY.shoot, isEnabled: canShoot },
  turbo: { label: () => PLAY.turbo, isEnabled: canTurbo },
  pause: {
    label: ({ phase }) => (phase === 'paused' ? PLAY.resume : PLAY.pause),
    isEnabled: canPause,
  },
} as const satisfies { readonly [Action in PlayAction]?: ActionButton };

/** The actions that have a button. */
export type ButtonAction = keyof typeof ACTION_BUTTONS;

/** A run is over, and too early for another: the crash is seen first. */
export function isTooEarly({ phase, mayRestart }: UiState): boolean {
  return phase === 'over' && !mayRestart;
}

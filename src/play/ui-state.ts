import type { Phase, Session } from './session.ts';

/** What stands between the player and the stage, if anything. */
export type Screen =
  | 'opening'
  | 'open'
  /** The browser took the drawing context away; after a while we stop hoping. */
  | 'lost'
  | 'lost-for-long'
  /** It is back, and the run waits. */
  | 'restored'
  | 'no-context'
  | 'no-sheet'
  /** The stage did not open, for a reason unknown. */
  | 'no-stage'
  /** A frame threw. */
  | 'broken';

/** All that React shows of the game; flat, so that two of them compare field by field. */
export interface UiState {
  readonly screen: Screen;
  readonly phase: Phase;
  readonly mayRestart: boolean;
  readonly hasWeapon: boolean;
  readonly turbo: 'ready' | 'active' | 'cooling';
  /** Score of the run that just ended, 0 otherwise: a counting score is the stage's to show. */
  readonly finalScore: number;
  readonly highScore: number;
  readonly debugMode: boolean;
  readonly smallScreen: boolean;
  readonly scrollLocked: boolean;
}

type Surroundings = Pick<UiState, 'screen' | 'debugMode' | 'smallScreen' | 'scrollLocked'>;

export function readUiState(session: Session, surroundings: Surroundings, now: number): UiState {
  const { view } = session.run;
  const { phase } = session;
  return {
    ...surroundings,
    phase,
    mayRestart: session.mayRestart(now),
    hasWeapon: view.components.Dino.hasWeapon.get(view.dino) === 1,
    turbo: view.turboStepsLeft > 0 ? 'active' : view.cooldownStepsLeft > 0 ? 'cooling' : 'ready',
    finalScore: phase === 'over' ? view.score : 0,
    highScore: session.highScore,
  };
}

/** Whether the button of an action can do anything now. */
export function canJump({ screen, phase, mayRestart }: UiState): boolean {
  if (screen !== 'open') return false;
  return phase === 'ready' || isUnderWay(phase) || mayRestart;
}

export function canCrouch({ phase }: UiState): boolean {
  return isUnderWay(phase);
}

export function canShoot({ phase, hasWeapon }: UiState): boolean {
  return phase === 'running' && hasWeapon;
}

export function canTurbo({ phase, turbo }: UiState): boolean {
  return phase === 'running' && turbo === 'ready';
}

export function canPause({ screen, phase }: UiState): boolean {
  return isUnderWay(phase) || (phase === 'paused' && (screen === 'open' || screen === 'restored'));
}

/** During the countdown one may already take hold of jump and crouch. */
function isUnderWay(phase: Phase): boolean {
  return phase === 'running' || phase === 'counting';
}

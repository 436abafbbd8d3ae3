import type { Phase, Session } from './session/session.ts';

/** What stands between the player and the stage, if anything. */
export type Screen =
  /** For a sign that somebody is there. */
  | 'waiting'
  /** Engine and stage are on their way. */
  | 'opening'
  | 'open'
  /** The engine's code did not load. */
  | 'no-engine'
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
  /** A replay has the stage. */
  readonly watching: boolean;
  /** What can be done with runs that are over is wanted on the page. */
  readonly runs: boolean;
  readonly debugMode: boolean;
  readonly muted: boolean;
  /** Audio cues are wanted. */
  readonly cues: boolean;
  /** The last announcement to those who do not see the stage. */
  readonly announcement: string;
  readonly scrollLocked: boolean;
  readonly fullScreen: boolean;
  /** The browser lets the page fill the screen. */
  readonly fullScreenPossible: boolean;
}

/** Before anybody is there; so the page is prerendered. Whatever stands on it stands there just so when the stage opens. */
export const INITIAL_UI_STATE: UiState = {
  screen: 'waiting',
  phase: 'ready',
  mayRestart: false,
  hasWeapon: false,
  turbo: 'ready',
  finalScore: 0,
  highScore: 0,
  watching: false,
  runs: false,
  debugMode: false,
  muted: false,
  cues: false,
  announcement: '',
  scrollLocked: false,
  fullScreen: false,
  fullScreenPossible: true,
};

/** A {@link UiState} that is written to. */
export type UiDraft = { -readonly [Field in keyof UiState]: UiState[Field] };

/**
 * Writes into a draft what depends on the run. Read ten times a second, it makes no garbage.
 * @param session undefined as long as there is no engine.
 */
export function readSession(ui: UiDraft, session: Session | undefined, now: number): void {
  if (session === undefined) {
    const { phase, mayRestart, hasWeapon, turbo, finalScore, highScore } = INITIAL_UI_STATE;
    Object.assign(ui, { phase, mayRestart, hasWeapon, turbo, finalScore, highScore });
    return;
  }
  const { view } = session.run;
  const { phase } = session;
  ui.phase = phase;
  ui.mayRestart = session.mayRestart(now);
  ui.hasWeapon = view.components.Dino.hasWeapon.get(view.dino) === 1;
  ui.turbo = view.turboStepsLeft > 0 ? 'active' : view.cooldownStepsLeft > 0 ? 'cooling' : 'ready';
  ui.finalScore = phase === 'over' ? view.score : 0;
  ui.highScore = session.highScore;
}

/** Whether the button of an action can do anything now. */
export function canJump({ screen, phase, mayRestart }: UiState): boolean {
  // A start that is asked for before the stage is there waits for it.
  if (screen === 'waiting' || screen === 'opening') return phase === 'ready';
  return screen === 'open' && (phase === 'ready' || isUnderWay(phase) || mayRestart);
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
export function isUnderWay(phase: Phase): boolean {
  return phase === 'running' || phase === 'counting';
}

import type { Phase } from './session/session-options.ts';
import type { Session } from './session/session.ts';

/** The state of the stage: opening, open, or the reason why it is not. */
export type Screen =
  /** For the visitor's first interaction. */
  | 'waiting'
  /** Engine and stage are loading. */
  | 'opening'
  | 'open'
  /** The engine's code did not load. */
  | 'no-engine'
  /**
   * The stage is open, but the browser took its drawing context away; `lost-for-long` once that
   * will probably not come back by itself.
   */
  | 'lost'
  | 'lost-for-long'
  /** The context is back, and the run is paused. */
  | 'restored'
  /** The browser gave no drawing context. */
  | 'no-context'
  /** The sprite sheet did not load. */
  | 'no-sheet'
  /** The stage did not open, for an unknown reason. */
  | 'no-stage'
  /** A frame threw an error. */
  | 'broken';

/**
 * Everything that React shows of the game. A flat object, so that two of them can be compared field
 * by field.
 */
export interface UiState {
  readonly screen: Screen;
  readonly phase: Phase;
  readonly mayRestart: boolean;
  readonly hasWeapon: boolean;
  readonly turbo: 'ready' | 'active' | 'cooling';
  /**
   * Score of the run that has just ended, 0 otherwise; the stage shows the score of a run under
   * way.
   */
  readonly finalScore: number;
  readonly highScore: number;
  /**
   * What the button says that begins the next run, where it is not simply a new one; else empty.
   */
  readonly startWords: string;
  /** A replay has the stage. */
  readonly watching: boolean;
  /** The feature `runs` (replays, sharing, daily course) should be loaded and shown. */
  readonly runs: boolean;
  /** The device is too slow for the game at the moment, and the player is to be told so. */
  readonly deviceTooSlow: boolean;
  readonly debugMode: boolean;
  /** The last announcement for screen readers. */
  readonly announcement: string;
  readonly scrollLocked: boolean;
  readonly fullScreen: boolean;
  /** In full screen on a phone in portrait, the game area is turned by a quarter, clockwise. */
  readonly turned: boolean;
  /**
   * In full screen on a narrow touch screen in portrait, the stage is higher than wide, and stands
   * above its buttons.
   */
  readonly upright: boolean;
  /** Whether the game can fill the screen on this device. */
  readonly fullScreenPossible: boolean;
}

/**
 * The state before the first interaction, with which the page is prerendered. The same layout is
 * shown when the stage opens.
 */
export const INITIAL_UI_STATE: UiState = {
  screen: 'waiting',
  phase: 'ready',
  mayRestart: false,
  hasWeapon: false,
  turbo: 'ready',
  finalScore: 0,
  highScore: 0,
  startWords: '',
  watching: false,
  runs: false,
  deviceTooSlow: false,
  debugMode: false,
  announcement: '',
  scrollLocked: false,
  fullScreen: false,
  turned: false,
  upright: false,
  fullScreenPossible: true,
};

/** A writable {@link UiState}. */
export type UiDraft = { -readonly [Field in keyof UiState]: UiState[Field] };

/**
 * Writes the session's part of the state into a draft. Called ten times a second, it allocates
 * nothing.
 */
export function readSession(ui: UiDraft, session: Session, now: number): void {
  const { view } = session.run;
  const { phase } = session;
  ui.phase = phase;
  ui.mayRestart = session.mayRestart(now);
  ui.hasWeapon = session.isArmed;
  ui.turbo =
    view.turbo.stepsLeft > 0 ? 'active' : view.turbo.cooldownStepsLeft > 0 ? 'cooling' : 'ready';
  ui.finalScore = phase === 'over' ? view.score : 0;
  ui.highScore = session.highScore;
  ui.startWords = session.words.start;
}

/** The player can see the stage, perhaps with a notice beside it. */
export function isStageShown(screen: Screen): boolean {
  return screen === 'open' || screen === 'restored';
}

/**
 * The stage will probably be shown without the player doing anything: what is asked for meanwhile
 * waits for it.
 */
export function isStageAwaited(screen: Screen): boolean {
  return (
    screen === 'waiting' || screen === 'opening' || screen === 'lost' || screen === 'lost-for-long'
  );
}

/** Includes the countdown, during which jump and crouch can already be held. */
export function isUnderWay(phase: Phase): boolean {
  return phase === 'running' || phase === 'counting';
}

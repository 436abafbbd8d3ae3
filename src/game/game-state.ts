import { isArmed } from '#simulation';
import { turboPhase, type TurboPhase } from '#stage';
import type { Screen, ScreenState } from './picture/screen.ts';
import type { ShownReplay } from './picture/shown-run.ts';
import type { Phase } from './session/session-options.ts';
import type { RunResult } from './session/run-goals.ts';
import type { Session } from './session/session.ts';

/**
 * Everything that React shows of the game. A flat object, so that two of them can be compared field
 * by field.
 */
export interface GameState {
  readonly screen: ScreenState;
  /** What the first frame does without, such as sound and runs, did not load. */
  readonly incomplete: boolean;
  readonly phase: Phase;
  readonly mayRestart: boolean;
  /** The paused run was left on another page. */
  readonly restored: boolean;
  readonly hasWeapon: boolean;
  readonly turbo: TurboPhase;
  /** That of the run that is over, from a moment after its crash on. */
  readonly result: RunResult | null;
  /** What the next start uses up, beside the result; empty for nothing. */
  readonly nextAttempt: string;
  /** What the course of the run is called, and before it that of the next one; empty for none. */
  readonly courseName: string;
  readonly highScore: number;
  /**
   * What the button says that begins the next run, where it is not simply a new one; else empty.
   */
  readonly startWords: string;
  /** A replay has the stage. */
  readonly watching: boolean;
  readonly debugMode: boolean;
  /** The last announcement for screen readers. */
  readonly announcement: string;
  readonly scrollLocked: boolean;
  readonly fullScreen: boolean;
  /**
   * In full screen on a narrow touch screen in portrait, the stage is higher than wide, and stands
   * above its buttons.
   */
  readonly upright: boolean;
}

/** The state with which the page is prerendered. The open stage has the same layout. */
export const INITIAL_GAME_STATE: GameState = {
  screen: 'closed',
  incomplete: false,
  phase: 'ready',
  mayRestart: false,
  restored: false,
  hasWeapon: false,
  turbo: 'ready',
  result: null,
  nextAttempt: '',
  courseName: '',
  highScore: 0,
  startWords: '',
  watching: false,
  debugMode: false,
  announcement: '',
  scrollLocked: false,
  fullScreen: false,
  upright: false,
};

/** A writable {@link GameState}. */
export type GameDraft = { -readonly [Field in keyof GameState]: GameState[Field] };

/** The game that the state is read from. */
interface ReadGame {
  readonly session: Session;
  readonly screen: Screen;
  readonly outputs: { readonly isIncomplete: boolean };
  readonly page: { writeState(draft: GameDraft): void };
  readonly shownReplay: ShownReplay | undefined;
  readonly announcement: string;
  readonly isRestored: boolean;
}

/** How long the crash is seen before anything is said about it, ms. */
const CRASH_MOMENT_MS = 300;

/** Writes a game's state into a draft. Called ten times a second, it allocates nothing. */
export function writeState(draft: GameDraft, game: ReadGame, now: number): void {
  const { session, page, screen } = game;
  const { view } = session.run;
  const { phase } = session;
  draft.screen = screen.state;
  draft.incomplete = game.outputs.isIncomplete;
  draft.phase = phase;
  draft.mayRestart = session.mayRestart(now);
  draft.restored = game.isRestored && phase === 'paused';
  draft.hasWeapon = isArmed(view);
  draft.turbo = turboPhase(view);
  draft.result = session.sinceCrash(now) < CRASH_MOMENT_MS ? null : session.goals.result;
  draft.nextAttempt = session.words.result;
  draft.courseName = session.words.course;
  draft.highScore = session.highScore;
  draft.startWords = session.words.start;
  draft.watching = game.shownReplay !== undefined;
  draft.announcement = game.announcement;
  page.writeState(draft);
}

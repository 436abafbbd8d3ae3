import type { NextAttempt } from '#content';
import type { ScreenLayout } from '#platform';
import { isArmed, turboPhase, type TurboPhase } from '#simulation';
import type { HudContent } from '#stage';
import type { Phase } from '#story';
import { LESSON_ACTIONS, type TaughtAction } from './hints/lesson-actions.ts';
import type { StageHost, StageStatus } from './picture/stage-host.ts';
import type { RunResult } from './runs/run-result.ts';
import type { Session } from './session/session.ts';

/** Everything that React shows of the game. Flat, so two states compare field by field. */
export interface GameState {
  readonly stageStatus: StageStatus;
  readonly phase: Phase;
  readonly restored: boolean;
  /** Whether a reload would find the run again. */
  readonly isStored: boolean;
  readonly hasWeapon: boolean;
  readonly turbo: TurboPhase;
  /** The player has had the lesson, or has used it without. */
  readonly knowsTurbo: boolean;
  /** What the hint on the stage is about. */
  readonly hinted: TaughtAction | null;
  /** Null until a moment after the crash. */
  readonly result: RunResult | null;
  /** What the next start uses up, once this run is over. */
  readonly nextAttempt: NextAttempt | null;
  /** The course of this run, or of the next one before it begins; empty for none. */
  readonly courseName: string;
  readonly highScore: number;
  /** Empty for the usual one. */
  readonly startLabel: string;
  readonly watching: boolean;
  readonly debugMode: boolean;
  readonly announcement: string;
  readonly touchScreen: boolean;
  readonly namesKeys: boolean;
  readonly scrollLocked: boolean;
  readonly fullScreen: boolean;
  /** A frame has nothing but the game, so without the browser's full screen nothing changes. */
  readonly mayFillScreen: boolean;
  readonly screen: ScreenLayout;
}

/** The state of the prerendered page. The open stage has the same layout. */
export const INITIAL_GAME_STATE: GameState = {
  stageStatus: 'closed',
  phase: 'ready',
  restored: false,
  isStored: false,
  hasWeapon: false,
  turbo: 'ready',
  knowsTurbo: false,
  hinted: null,
  result: null,
  nextAttempt: null,
  courseName: '',
  highScore: 0,
  startLabel: '',
  watching: false,
  debugMode: false,
  announcement: '',
  touchScreen: false,
  namesKeys: true,
  scrollLocked: false,
  fullScreen: false,
  mayFillScreen: true,
  screen: 'large',
};

export type GameDraft = { -readonly [Field in keyof GameState]: GameState[Field] };

interface ReadParts {
  readonly session: Session;
  readonly hud: Readonly<HudContent>;
  readonly stageHost: StageHost;
  readonly unfinishedRun: { readonly isStored: boolean };
  readonly page: { writeState(draft: GameDraft): void };
}

/** Allocates nothing, because it runs ten times a second. */
export function writeState(
  draft: GameDraft,
  { session, hud, stageHost, unfinishedRun, page }: ReadParts,
  now: number,
): void {
  const { view } = session.run;
  const { phase } = session;
  draft.stageStatus = stageHost.status;
  draft.phase = phase;
  draft.restored = session.isRestored;
  draft.isStored = unfinishedRun.isStored;
  draft.hasWeapon = isArmed(view);
  draft.turbo = turboPhase(view);
  draft.knowsTurbo = hud.showsTurbo;
  draft.hinted = hud.hint === null ? null : LESSON_ACTIONS[hud.hint.about];
  draft.result = session.hasResult(now) ? session.goals.result : null;
  draft.nextAttempt = phase === 'over' ? session.next.attempt : null;
  draft.courseName = session.courseLabel;
  draft.highScore = session.highScore;
  draft.startLabel = (phase === 'over' && session.next.course?.startLabel) || '';
  page.writeState(draft);
}

import type { NextAttempt } from '#content';
import { Emitter, isolated } from '#platform';
import { type RunView, type StepEventType, STEPS_PER_SECOND } from '#simulation';
import type { Story } from '#story';
import type { RunResult } from './runs/run-result.ts';
import type { EndedRun } from './runs/run-summary.ts';
import type { DropReason } from './runs/stored-run.ts';
import { rivalOf, type RivalTarget, type SessionStart } from './session/course.ts';
import type { LeaveReason, PauseReason } from './session/pause-reason.ts';

type RunKind = {
  readonly unranked?: true;
  readonly practice?: true;
};

export interface StartedRun {
  readonly view: RunView;
  /** ms since 1970. */
  readonly at: number;
}

export interface RestoredRun extends StartedRun {
  /** ms since 1970. */
  readonly storedAt: number;
  /** Comes from storage, so it can be anything. */
  readonly course: unknown;
}

/** What happened in the game. What happens in a step has the simulation's name. */
export type GameEvent =
  | ({ readonly type: 'started'; readonly run: StartedRun } & RunKind)
  /** The player comes back to a run that was left. It is paused. */
  | { readonly type: 'restored'; readonly run: RestoredRun }
  /** A stored run can't be played on. */
  | { readonly type: 'dropped'; readonly reason: DropReason }
  /** The end of a run before its crash. Null for a run that isn't kept. */
  | {
      readonly type: 'left';
      readonly reason: LeaveReason;
      readonly run: EndedRun | null;
    }
  | { readonly type: 'paused'; readonly reason: PauseReason }
  /** A countdown begins. */
  | { readonly type: 'counting' }
  | { readonly type: 'resumed' }
  | { readonly type: Exclude<StepEventType, 'milestone' | 'crashed'> }
  | { readonly type: 'milestone'; readonly score: number }
  /** The score passes the high score of before the run. Once a run, and not in a first run. */
  | { readonly type: 'record' }
  /**
   * The player has passed the last score of the rival who runs along; or hasn't, and the rival has
   * crashed half a second ago.
   */
  | ({ readonly type: 'rivalOut' | 'rivalPassed' } & Pick<RivalTarget, 'id' | 'name' | 'score'>)
  | { readonly type: 'retrySucceeded'; readonly tries: number }
  /** The end of the run. In practice both scores are numbers of threats passed. */
  | ({
      readonly type: 'crashed';
      readonly result: RunResult;
      readonly highScore: number;
      readonly run: EndedRun;
    } & RunKind)
  /** The player has pressed for a start that uses up an attempt, and has to press again. */
  | { readonly type: 'attemptAsked'; readonly attempt: NextAttempt };

export type GameEventType = GameEvent['type'];
export type GameEventListener = (event: GameEvent) => void;

export class GameEvents {
  private readonly emitter = new Emitter<[event: GameEvent]>();
  private kept: GameEvent[] = [];
  private areKeptHeard = false;

  /**
   * @param options.fromStart first tells what has happened since the start of the run. Whoever
   * loads late hears of earlier runs too, so that their results aren't lost.
   */
  on(listener: GameEventListener, options: { readonly fromStart?: boolean } = {}): () => void {
    if (options.fromStart === true) {
      this.areKeptHeard = true;
      this.kept.forEach(isolated(listener));
    }
    return this.emitter.subscribe(listener);
  }

  readonly emit = (event: GameEvent): void => {
    const isStart = event.type === 'started' || event.type === 'restored';
    if (isStart && this.areKeptHeard) this.kept = [];
    this.kept.push(event);
    this.emitter.emit(event);
  };

  forget(): void {
    this.kept = [];
  }
}

/** Its end is no news for who passes it at once, steps. */
const OUT_STEPS = STEPS_PER_SECOND / 2;

/** What has happened in this step, but for a crash, which comes with the result of the run. */
export function emitMoments(
  story: Story,
  start: Pick<SessionStart, 'target' | 'retry'>,
  isRanked: boolean,
  emit: GameEventListener,
): void {
  const { run, moments } = story;
  const rival = rivalOf(start);
  for (let i = 0; i < moments.length; i++) {
    const type = moments[i];
    // The simulation's events come first, in its order.
    if (type === 'milestone') emit({ type, score: run.events.at(i).score });
    else if (type === 'rivalPassed') tellOfRival(type, rival, emit);
    else if (type === 'rivalOut') continue;
    else if (type === 'retrySucceeded') emit({ type, tries: start.retry?.tries ?? 0 });
    else if (type === 'record') {
      if (isRanked) emit({ type });
    } else if (type !== undefined && type !== 'crashed') emit({ type });
  }
  if (story.since('rivalOut') === OUT_STEPS && story.count('rivalPassed') === 0)
    tellOfRival('rivalOut', rival, emit);
}

function tellOfRival(
  type: 'rivalOut' | 'rivalPassed',
  rival: RivalTarget | undefined,
  emit: GameEventListener,
): void {
  if (rival !== undefined) emit({ type, id: rival.id, name: rival.name, score: rival.score });
}

function kindOfRun(ranked: boolean, practice: boolean): RunKind {
  return { ...(ranked ? {} : { unranked: true }), ...(practice ? { practice: true } : {}) };
}

export function startOf(
  { run: { view }, ranked }: { readonly run: { readonly view: RunView }; readonly ranked: boolean },
  start: Pick<SessionStart, 'ranked'>,
): GameEvent {
  const isPractice = view.practice !== null || start.ranked === false;
  return { type: 'started', ...kindOfRun(ranked, isPractice), run: { view, at: Date.now() } };
}

export function crashOf(
  { ranked, ended }: { readonly ranked: boolean; readonly ended: EndedRun },
  result: RunResult,
  highScore: number,
): GameEvent {
  return { type: 'crashed', result, highScore, ...kindOfRun(ranked, result.practice), run: ended };
}

import { type RunView, STEP_EVENT, type StepEventType } from '#simulation';
import type { EndedRun } from '../runs/run-summary.ts';

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
  /** Comes from storage, so it can be anything. */
  readonly course: unknown;
}

/** What happened in the game. Events report effects, never key presses. */
export type GameEvent =
  | ({ readonly type: 'start'; readonly run: StartedRun } & RunKind)
  /** The player comes back to a run that was left. It is paused. */
  | { readonly type: 'restore'; readonly run: RestoredRun }
  /** In practice both scores are numbers of threats passed. */
  | ({
      readonly type: 'over';
      readonly score: number;
      readonly high_score: number;
      readonly run: EndedRun;
    } & RunKind)
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'jump' }
  | { readonly type: 'land' }
  | { readonly type: 'crouch' }
  | { readonly type: 'shoot' }
  | { readonly type: 'turbo_activated' }
  | { readonly type: 'turbo_ended' }
  | { readonly type: 'turbo_ready' }
  | { readonly type: 'weapon_appeared' }
  | { readonly type: 'weapon_collected' }
  | { readonly type: 'monster_shot' }
  /** The score passes the high score of before the run. Once a run, and not in a first run. */
  | { readonly type: 'record' }
  | { readonly type: 'retry_success'; readonly tries: number }
  | { readonly type: 'milestone'; readonly score: number };

type WithoutRun<Event> = Event extends unknown ? Omit<Event, 'run'> : never;
export type GameEventPayload = WithoutRun<GameEvent>;

export type GameEventListener = (event: GameEvent) => void;

/**
 * The step's events that the page receives. A milestone carries its score; the session emits the
 * end; a near miss is only seen.
 */
const EVENT_OF = {
  jumped: { type: 'jump' },
  landed: { type: 'land' },
  crouched: { type: 'crouch' },
  shot: { type: 'shoot' },
  turboStarted: { type: 'turbo_activated' },
  turboEnded: { type: 'turbo_ended' },
  turboReady: { type: 'turbo_ready' },
  pickupAppeared: { type: 'weapon_appeared' },
  weaponCollected: { type: 'weapon_collected' },
  pterodactylShot: { type: 'monster_shot' },
  nearMiss: undefined,
  crashed: undefined,
  milestone: undefined,
} as const satisfies Record<StepEventType, GameEvent | undefined>;

/** Emits one event for each pterodactyl shot. The session emits 'over', the end of the run. */
export function emitEventsOfStep({ events }: RunView, emit: GameEventListener): void {
  for (let i = 0; i < events.length; i++) {
    const { type, score } = events.at(i);
    const event = EVENT_OF[type];
    if (event !== undefined) emit(event);
    else if (type === 'milestone') emit({ type, score });
  }
}

export function payloadOf(event: GameEvent): GameEventPayload {
  if (!('run' in event)) return event;
  const { run: _, ...payload } = event;
  return payload;
}

export function kindOfRun(ranked: boolean, practice: boolean): RunKind {
  return { ...(ranked ? {} : { unranked: true }), ...(practice ? { practice: true } : {}) };
}

/** Emits the events of a replay as they happen. A jump to another position emits none. */
export class ReplayEvents {
  private view: RunView | undefined;
  private steps = 0;

  constructor(private readonly emit: (event: Pick<GameEvent, 'type'>) => void) {}

  /** Call this right after each step, and once after a jump to another position. */
  afterStep(view: RunView): void {
    if (view === this.view && view.steps === this.steps + 1) {
      emitEventsOfStep(view, this.emit);
      if ((view.happened & STEP_EVENT.crashed) !== 0) this.emit({ type: 'over' });
    }
    this.view = view;
    this.steps = view.steps;
  }
}

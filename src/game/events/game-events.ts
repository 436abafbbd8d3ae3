import { type RunView, STEP_EVENT, type StepEventType } from '#simulation';
import type { EndedRun } from '../runs/run-summary.ts';

type RunKind = {
  /** The run does not count; absent otherwise. */
  readonly unranked?: true;
  /** It is practice, which does not count either; absent otherwise. */
  readonly practice?: true;
};

/** A run that has begun. */
export interface BegunRun {
  /** As it goes on. */
  readonly view: RunView;
  /** When it began, ms since 1970. */
  readonly at: number;
}

/** A run that was left on another page, and goes on. */
export interface RestoredRun extends BegunRun {
  /** What was kept of its course; anything may be stored. */
  readonly course: unknown;
}

/** What happened in the game: never a key press, always its effect. */
export type GameEvent =
  /** A run begins: the first one or a later one. */
  | ({ readonly type: 'start'; readonly run: BegunRun } & RunKind)
  /** A run that was left is there again, paused. */
  | { readonly type: 'restore'; readonly run: RestoredRun }
  /** In practice both scores are numbers of threats passed. */
  | ({
      readonly type: 'over';
      readonly score: number;
      readonly high_score: number;
      readonly run: EndedRun;
    } & RunKind)
  | { readonly type: 'pause' }
  /** The countdown is over and the run continues. */
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
  /**
   * The score has passed the high score that was there when the run began; once a run, and not in a
   * first run.
   */
  | { readonly type: 'record' }
  /** The run has got past what it tries again. */
  | { readonly type: 'retry_success'; readonly tries: number }
  /** The score has reached a further hundred. */
  | { readonly type: 'milestone'; readonly score: number };

type WithoutRun<Event> = Event extends unknown ? Omit<Event, 'run'> : never;
export type GameEventPayload = WithoutRun<GameEvent>;

export type GameEventListener = (event: GameEvent) => void;

/**
 * The events of a step that the page receives. A milestone carries its score; the session emits the
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

/**
 * Emits the events of the step just taken, one for each pterodactyl shot; the end of the run,
 * 'over', is emitted by the session.
 */
export function emitEventsOfStep({ events }: RunView, emit: GameEventListener): void {
  for (let i = 0; i < events.length; i++) {
    const { type, score } = events.at(i);
    const event = EVENT_OF[type];
    if (event !== undefined) emit(event);
    else if (type === 'milestone') emit({ type, score });
  }
}

/** What statistics get of an event: what it says, but not the run itself. */
export function payloadOf(event: GameEvent): GameEventPayload {
  if (!('run' in event)) return event;
  const { run: _, ...payload } = event;
  return payload;
}

/** What an event says of a run that does not count, or that is practice. */
export function kindOfRun(ranked: boolean, practice: boolean): RunKind {
  return { ...(ranked ? {} : { unranked: true }), ...(practice ? { practice: true } : {}) };
}

/** Emits the events of a replay as they happen. A jump to another position emits none. */
export class ReplayEvents {
  private view: RunView | undefined;
  private steps = 0;

  constructor(private readonly emit: (event: Pick<GameEvent, 'type'>) => void) {}

  /** Called right after each step, and once after a jump to another position. */
  afterStep(view: RunView): void {
    if (view === this.view && view.steps === this.steps + 1) {
      emitEventsOfStep(view, this.emit);
      if ((view.happened & STEP_EVENT.crashed) !== 0) this.emit({ type: 'over' });
    }
    this.view = view;
    this.steps = view.steps;
  }
}

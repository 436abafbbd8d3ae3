import { HAPPENED, type RunView } from '#simulation';
import type { Emitter } from '#platform';
import type { RunSummary } from '../runs/run-summary.ts';

/** What happened in the game: never a key press, always its effect. */
export type GameEvent =
  /** A run begins: the first one or a later one. */
  | { readonly type: 'start' }
  | { readonly type: 'over'; readonly score: number; readonly high_score: number }
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
  /** The score has reached a further hundred. */
  | { readonly type: 'milestone'; readonly score: number };

export type GameEventListener = (event: GameEvent) => void;

/** Emits the events of the visitor's game. `summary` returns a summary of the event's run at the time of the call. */
export type GameEvents = Emitter<[event: GameEvent, summary: () => RunSummary]>;

const SCORE_PER_MILESTONE = 100;

/** In the order in which one step makes them happen. */
const EVENTS_OF_STEP: readonly { readonly bit: number; readonly event: GameEvent }[] = [
  { bit: HAPPENED.turboEnded, event: { type: 'turbo_ended' } },
  { bit: HAPPENED.turboReady, event: { type: 'turbo_ready' } },
  { bit: HAPPENED.turboStarted, event: { type: 'turbo_activated' } },
  { bit: HAPPENED.jumped, event: { type: 'jump' } },
  { bit: HAPPENED.landed, event: { type: 'land' } },
  { bit: HAPPENED.crouched, event: { type: 'crouch' } },
  { bit: HAPPENED.shot, event: { type: 'shoot' } },
  { bit: HAPPENED.pickupAppeared, event: { type: 'weapon_appeared' } },
  { bit: HAPPENED.weaponCollected, event: { type: 'weapon_collected' } },
  { bit: HAPPENED.monsterShot, event: { type: 'monster_shot' } },
];

/** Raises the events of the step just taken; its end, 'over', is the session's to tell. */
export function emitEventsOfStep(view: RunView, scoreBefore: number, raise: GameEventListener): void {
  if (view.happened !== 0) {
    for (const { bit, event } of EVENTS_OF_STEP) {
      if ((view.happened & bit) !== 0) raise(event);
    }
  }
  const hundreds = Math.floor(view.score / SCORE_PER_MILESTONE);
  if (hundreds > Math.floor(scoreBefore / SCORE_PER_MILESTONE)) {
    raise({ type: 'milestone', score: hundreds * SCORE_PER_MILESTONE });
  }
}

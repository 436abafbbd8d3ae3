import { STEP_EVENT, type RunView } from '#simulation';

/** What really happened in the game: never a key press, always its effect. */
export type GameEvent =
  /** A run begins, the first or a further one. */
  | { readonly type: 'start' }
  | { readonly type: 'over'; readonly score: number; readonly high_score: number }
  | { readonly type: 'pause' }
  /** The run goes on, the countdown being over. */
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

export type RaiseEvent = (event: GameEvent) => void;

const SCORE_PER_MILESTONE = 100;

/** In the order in which one step makes them happen. */
const EVENTS_OF_STEP: readonly { readonly bit: number; readonly event: GameEvent }[] = [
  { bit: STEP_EVENT.turboEnded, event: { type: 'turbo_ended' } },
  { bit: STEP_EVENT.turboReady, event: { type: 'turbo_ready' } },
  { bit: STEP_EVENT.turboStarted, event: { type: 'turbo_activated' } },
  { bit: STEP_EVENT.jumped, event: { type: 'jump' } },
  { bit: STEP_EVENT.landed, event: { type: 'land' } },
  { bit: STEP_EVENT.crouched, event: { type: 'crouch' } },
  { bit: STEP_EVENT.shot, event: { type: 'shoot' } },
  { bit: STEP_EVENT.pickupAppeared, event: { type: 'weapon_appeared' } },
  { bit: STEP_EVENT.weaponCollected, event: { type: 'weapon_collected' } },
  { bit: STEP_EVENT.pterodactylShot, event: { type: 'monster_shot' } },
];

/** Raises the events of the step just taken; its end, 'over', is the session's to tell. */
export function raiseEventsOfStep(view: RunView, scoreBefore: number, raise: RaiseEvent): void {
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

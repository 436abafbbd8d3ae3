import { createRun, FAST_FALL_VELOCITY, INPUT, jumpArc, NO_INPUT, STEP_EVENT } from '#simulation';
import { CROUCHING, AIRBORNE, STANDING } from './dino-flight.ts';
import type { EscapeRoute, EscapeRouteOptions } from './escape-route.ts';

/** What a player could have done instead of what ended in the crash. Times are steps. */
export type EscapeAdvice =
  /** A jump that the player did not make, which takes off `before` the crash. */
  | { readonly kind: 'jump'; readonly before: number }
  /**
   * The player's own jump, at another time: `by` is above 0 for later. `next` is what it leaves
   * time for.
   */
  | { readonly kind: 'move-jump'; readonly by: number; readonly next: 'nothing' | 'duck' | 'jump' }
  | { readonly kind: 'duck' | 'keep-ducking' | 'duck-not-jump' | 'jump-not-duck' | 'no-jump' }
  /** Of two jumps that followed one another, the first was in the way of the second. */
  | { readonly kind: 'skip-jump' }
  /** The player's own jump, had it not been cut short by a fast fall. */
  | { readonly kind: 'no-fall' };

/** For so many steps after a take-off the dino cannot take off again. */
const JUMP_STEPS = jumpArc().length;

/**
 * A player who stood up so few steps before the crash had seen what came, and stood up too early.
 */
const STOOD_UP_STEPS = 30;

/** After so many steps the threat of the crash has passed. */
const STEPS_PAST_CRASH = 12;

type CrashedRun = Pick<EscapeRouteOptions, 'seed' | 'assists' | 'inputs'>;

/**
 * What an escape route does otherwise about the threat of the crash. The threat is at the same
 * place in both runs when it hits the player, so what the dino of the route does in that very step
 * is what saves it.
 * @param run the run that the route was searched for.
 * @returns null where both do the same then, and the threats differ: they depend on turbo and
 * shots.
 */
export function adviceOf(run: CrashedRun, route: EscapeRoute): EscapeAdvice | null {
  const crash = run.inputs.length - 1;
  const own = traceOf(run, run.inputs, route.divergesAt);
  const way = traceOf(run, route.inputs.subarray(0, crash + 1 + JUMP_STEPS), route.divergesAt);
  if (isSavedByNotFalling(run, own)) return { kind: 'no-fall' };
  if (way.states[crash] === AIRBORNE) return adviceToJump(own, way, crash);
  return way.states[crash] === CROUCHING
    ? adviceToDuck(own, way, crash)
    : adviceToStand(own, way, crash);
}

/**
 * Whether the player's last jump would have gone well to its landing, had it not been cut short.
 */
function isSavedByNotFalling(
  { seed, assists, inputs }: CrashedRun,
  { takeoffs, fellAt }: Trace,
): boolean {
  const takeoff = takeoffs.at(-1);
  if (takeoff === undefined || fellAt < takeoff) return false;
  const run = createRun(seed, { assists });
  const end = Math.max(takeoff + JUMP_STEPS, inputs.length + STEPS_PAST_CRASH);
  for (let step = 0; step <= end; step++) {
    const input = inputs[step] ?? NO_INPUT;
    run.step(step > takeoff ? input & ~(INPUT.crouch | INPUT.jump) : input);
  }
  return !run.view.gameOver;
}

/**
 * What a dino does in each step, and when it takes off; of the jumps only those that the route may
 * change.
 */
interface Trace {
  /** STANDING, CROUCHING or AIRBORNE after each step. */
  readonly states: Uint8Array;
  readonly takeoffs: readonly number[];
  /** The last step in which it fell fast; -1 for none. */
  readonly fellAt: number;
}

function traceOf({ seed, assists }: CrashedRun, inputs: Uint8Array, from: number): Trace {
  const run = createRun(seed, { assists });
  const { Dino, Velocity } = run.view.components;
  const takeoffs: number[] = [];
  let fellAt = -1;
  const states = inputs.map((input, step) => {
    run.step(input);
    if (step >= from && (run.view.happened & STEP_EVENT.jumped) !== 0) takeoffs.push(step);
    if (Dino.jumping.get(run.view.dino) === 1) {
      if (Velocity.y.get(run.view.dino) >= FAST_FALL_VELOCITY) fellAt = step;
      return AIRBORNE;
    }
    return Dino.crouching.get(run.view.dino) === 1 ? CROUCHING : STANDING;
  });
  return { states, takeoffs, fellAt };
}

function adviceToJump(own: Trace, way: Trace, crash: number): EscapeAdvice | null {
  const takeoff = lastBefore(way.takeoffs, crash + 1);
  if (takeoff === undefined) return null;
  const moved = adviceToMove(own, way, takeoff, 'nothing');
  if (moved !== undefined) return moved;
  if (own.states[crash] === CROUCHING) return { kind: 'jump-not-duck' };
  return { kind: 'jump', before: crash - takeoff };
}

function adviceToDuck(own: Trace, way: Trace, crash: number): EscapeAdvice | null {
  const state = own.states[crash];
  if (state === CROUCHING) return null;
  if (state === STANDING) {
    return {
      kind: own.states.subarray(-STOOD_UP_STEPS).includes(CROUCHING) ? 'keep-ducking' : 'duck',
    };
  }
  const landed = lastBefore(way.takeoffs, crash + 1);
  const moved = landed === undefined ? undefined : adviceToMove(own, way, landed, 'duck');
  return moved === undefined ? { kind: 'duck-not-jump' } : moved;
}

function adviceToStand(own: Trace, way: Trace, crash: number): EscapeAdvice | null {
  const state = own.states[crash];
  if (state === STANDING) return null;
  // What hits a crouching dino is a cactus, which reaches its snout first; the route jumps it a
  // little later.
  if (state === CROUCHING) return { kind: 'jump-not-duck' };
  const landed = lastBefore(way.takeoffs, crash + 1);
  const moved = landed === undefined ? undefined : adviceToMove(own, way, landed, 'nothing');
  if (moved !== undefined) return moved;
  const last = own.takeoffs.at(-1);
  const takeoff = way.takeoffs.find((step) => step > crash);
  const isLater = last !== undefined && takeoff !== undefined && takeoff - last <= JUMP_STEPS;
  return isLater ? { kind: 'move-jump', by: takeoff - last, next: 'nothing' } : { kind: 'no-jump' };
}

/**
 * The advice where the jump that the route makes at `takeoff` is one of the player's at another
 * time; undefined where the player made no such jump; null where it is at the same time.
 */
function adviceToMove(
  own: Trace,
  way: Trace,
  takeoff: number,
  next: 'nothing' | 'duck',
): EscapeAdvice | null | undefined {
  const last = own.takeoffs.at(-1);
  if (last === undefined) return undefined;
  const previous = lastBefore(way.takeoffs, takeoff);
  const inAir = lastBefore(own.takeoffs, takeoff);
  // The player was still in the air when the route takes off: the jump before was too late already,
  // or one too many.
  if (
    inAir !== undefined &&
    takeoff - inAir <= JUMP_STEPS &&
    (previous !== undefined || inAir !== last)
  ) {
    return previous === undefined
      ? { kind: 'skip-jump' }
      : earlierInChain(own, way, inAir, previous);
  }
  const distance = Math.abs(last - takeoff);
  if (distance > JUMP_STEPS || (previous !== undefined && Math.abs(last - previous) < distance))
    return undefined;
  return distance === 0 ? null : { kind: 'move-jump', by: takeoff - last, next };
}

/**
 * Of jumps that follow one another without a step on the ground, the first that the route makes
 * earlier.
 */
function earlierInChain(own: Trace, way: Trace, late: number, takeoff: number): EscapeAdvice {
  if (late - takeoff > JUMP_STEPS) return { kind: 'skip-jump' };
  const inAir = lastBefore(own.takeoffs, takeoff);
  if (inAir === undefined || takeoff - inAir > JUMP_STEPS) {
    return { kind: 'move-jump', by: takeoff - late, next: 'jump' };
  }
  const previous = lastBefore(way.takeoffs, takeoff);
  return previous === undefined ? { kind: 'skip-jump' } : earlierInChain(own, way, inAir, previous);
}

function lastBefore(steps: readonly number[], end: number): number | undefined {
  return steps.filter((step) => step < end).at(-1);
}

import {
  DINO_CROUCHING_SIZE,
  DINO_SIZE,
  hitboxBottom,
  hitboxLeft,
  hitboxRight,
  hitboxTop,
  INPUT,
  jumpArc,
  NO_INPUT,
  overlapsDinoX,
  overlapsDinoY,
  type Run,
  type RunView,
} from '#simulation';
import { AIRBORNE, CROUCHING, STANDING } from './dino-flight.ts';
import { threatensCrouching, threatensStanding } from './threat-timing.ts';

/**
 * Removes from `reachable` (1 or 0 for each dino state) every state in which some threat hits the
 * dino now.
 * @param arc the top edge of the dino, px, after each step of a jump.
 * @param margin px by which a threat counts as longer, before and behind.
 */
function removeHitStates(
  view: RunView,
  arc: readonly number[],
  reachable: Uint8Array,
  margin: number,
): void {
  const { threats } = view.entities;
  for (let i = 0; i < threats.length; i++) {
    const threat = threats.get(i);
    const left = hitboxLeft(view, threat) - margin;
    const right = hitboxRight(view, threat) + margin;
    // A crouching dino reaches furthest: what does not meet it meets no other.
    if (!overlapsDinoX(view, DINO_CROUCHING_SIZE, left, right)) continue;
    if (threatensCrouching(view, threat)) reachable[CROUCHING] = 0;
    if (!overlapsDinoX(view, DINO_SIZE, left, right)) continue;
    if (threatensStanding(view, threat)) reachable[STANDING] = 0;
    const top = hitboxTop(view, threat);
    const bottom = hitboxBottom(view, threat);
    let state = AIRBORNE;
    for (const y of arc) {
      if (overlapsDinoY(view, DINO_SIZE, y, top, bottom)) reachable[state] = 0;
      state += 1;
    }
  }
}

export interface Exploration {
  /** An invincible run: it shows where the threats are. */
  readonly run: Run;
  /** The state that its dino is in now, see dino-flight.ts. */
  readonly from: number;
  /** Steps by which the dino must keep clear of every threat, before and behind it. Default 0. */
  readonly margin?: number;
  /** The turbo part of the input of the next step; undefined ends the exploration. */
  readonly pressTurbo: (view: RunView) => number | undefined;
  /** Called after each step. */
  readonly observe?: ((view: RunView) => void) | undefined;
}

/**
 * Continues a run and keeps, step by step, the set of all states that its dino could be in without
 * having been hit.
 *
 * Where the threats are on each step depends on the seed, on turbo and on shots, but not on jumps
 * and crouches. So one invincible run shows the threats for all of them, and each step of the
 * search advances the set of states, fifty at most, and removes those that are hit. The course can
 * be survived as long as the set is not empty.
 * @returns the input of each step of one way to survive; null if there is none to the end of the
 * exploration.
 */
export function explore({
  run,
  from,
  margin = 0,
  pressTurbo,
  observe,
}: Exploration): Uint8Array | null {
  const { view } = run;
  const arc = jumpArc();
  const reachable = new Uint8Array(AIRBORNE + arc.length);
  reachable[from] = 1;
  const presses: number[] = [];
  const firsts: number[] = [];
  let turbo = pressTurbo(view);
  while (turbo !== undefined) {
    run.step(turbo);
    advanceStates(reachable);
    removeHitStates(view, arc, reachable, margin * view.pace.gameSpeed);
    observe?.(view);
    const first = reachable.indexOf(1);
    if (first === -1) return null;
    presses.push(turbo);
    firsts.push(first);
    turbo = pressTurbo(view);
  }
  return traceBack(presses, firsts, reachable.length - 1);
}

/**
 * From the ground the dino stands, crouches or takes off; in the air it can only continue its jump,
 * and lands at its end.
 */
export function advanceStates(reachable: Uint8Array): void {
  const last = reachable.length - 1;
  const wasOnGround = reachable[STANDING] === 1 || reachable[CROUCHING] === 1;
  const isOnGround = wasOnGround || reachable[last] === 1;
  reachable.copyWithin(AIRBORNE + 1, AIRBORNE, last);
  reachable[AIRBORNE] = wasOnGround ? 1 : 0;
  reachable[STANDING] = isOnGround ? 1 : 0;
  reachable[CROUCHING] = isOnGround ? 1 : 0;
}

/**
 * The inputs that lead to a surviving last state, found from the last step backwards. Stands
 * wherever that is possible.
 * @param presses the turbo part of each step's input.
 * @param firsts the first of the states that can be reached with each step.
 * @param lastInAir the state after which a dino lands.
 */
function traceBack(
  presses: readonly number[],
  firsts: readonly number[],
  lastInAir: number,
): Uint8Array {
  const inputs = new Uint8Array(presses.length);
  let state = firsts.at(-1) ?? STANDING;
  for (let step = inputs.length - 1; step >= 0; step--) {
    inputs[step] = (presses[step] ?? NO_INPUT) | inputThatLeadsTo(state);
    const first = firsts[step - 1] ?? STANDING;
    if (state > AIRBORNE) state -= 1;
    else state = first < AIRBORNE ? first : lastInAir;
  }
  return inputs;
}

function inputThatLeadsTo(state: number): number {
  if (state === CROUCHING) return INPUT.crouch;
  return state === AIRBORNE ? INPUT.jump : NO_INPUT;
}

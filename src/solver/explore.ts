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
 * Clears every state in which a threat hits the dino now.
 * @param reachable 1 or 0 for each dino state.
 * @param margin px that lengthen a threat in front and behind.
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
    // A shortcut: the crouching dino is the longest, so a threat that misses it misses the dino in
    // every other state.
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
  readonly run: Run;
  readonly from: number;
  /** Steps to keep clear of every threat, in front and behind. Default 0. */
  readonly margin?: number;
  /** The turbo bits of the next input; undefined ends the exploration. */
  readonly pressTurbo: (view: RunView) => number | undefined;
}

/**
 * Finds out how a run can be survived, by keeping the set of all states that the dino could be in
 * without having been hit.
 *
 * Where the threats are depends on the seed, turbo and shots, but not on jumps and crouches. So a
 * single invincible run shows the threats for all of them. Each step advances the set, at most
 * fifty states, and removes those that are hit. While the set isn't empty, the course can be
 * survived.
 * @returns the inputs of one way to survive; null if there's none.
 */
export function explore({ run, from, margin = 0, pressTurbo }: Exploration): Uint8Array | null {
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
    const first = reachable.indexOf(1);
    if (first === -1) return null;
    presses.push(turbo);
    firsts.push(first);
    turbo = pressTurbo(view);
  }
  return traceBack(presses, firsts, reachable.length - 1);
}

/** On the ground the dino may stand, crouch or jump. In the air it can only fly on and land. */
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
 * Finds the inputs from the last step backwards, and stands wherever possible.
 * @param presses the turbo bits of each step's input.
 * @param firsts the first reachable state of each step.
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

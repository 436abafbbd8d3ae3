import type { Run } from '../run.ts';
import type { RunView } from '../world.ts';
import { removeHitStates } from './dangers.ts';
import { AIRBORNE, CROUCHING, readJumpArc, STANDING } from './dino-states.ts';

export interface Exploration {
  /** An invincible run: it shows where the threats are. */
  readonly run: Run;
  /** The state that its dino is in now. */
  readonly from: number;
  /** How many steps further than need be a way keeps away from what it passes. Default 0. */
  readonly leeway?: number;
  /** The turbo part of the input of the next step; undefined ends the exploration. */
  readonly pressTurbo: (view: RunView) => number | undefined;
  /** Is shown each step: the run, the turbo part of its input, and the live set of states, 1 or 0 for each. */
  readonly visit?: ((view: RunView, turbo: number, reach: Uint8Array) => void) | undefined;
}

/**
 * Goes on with a run, and beside it with every state that its dino could be in.
 *
 * Where the threats are on each step depends on the seed, on turbo and on shots, not on jumps and crouches. So one
 * invincible run shows them all, and beside it goes the set of states the dino could be in, fifty at most: each
 * step moves the set on and takes away the states that are hit. There is a way as long as it is not empty.
 * @returns whether there is one to the end.
 */
export function explore({ run, from, leeway = 0, pressTurbo, visit }: Exploration): boolean {
  const { view } = run;
  const arc = readJumpArc();
  const reach = new Uint8Array(AIRBORNE + arc.length);
  reach[from] = 1;
  let turbo = pressTurbo(view);
  while (turbo !== undefined) {
    run.step(turbo);
    moveOn(reach);
    removeHitStates(view, arc, reach, leeway * view.gameSpeed);
    visit?.(view, turbo, reach);
    if (!reach.includes(1)) return false;
    turbo = pressTurbo(view);
  }
  return true;
}

/** The states that can follow a set of states: whoever is on the ground stands, crouches or jumps; whoever is not flies on. */
function moveOn(reach: Uint8Array): void {
  const last = reach.length - 1;
  const wasOnGround = reach[STANDING] === 1 || reach[CROUCHING] === 1;
  const isOnGround = wasOnGround || reach[last] === 1;
  reach.copyWithin(AIRBORNE + 1, AIRBORNE, last);
  reach[AIRBORNE] = wasOnGround ? 1 : 0;
  reach[STANDING] = isOnGround ? 1 : 0;
  reach[CROUCHING] = isOnGround ? 1 : 0;
}

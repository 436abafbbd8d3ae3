import { INPUT, NO_INPUT } from '#simulation';
import { AIRBORNE, CROUCHING, STANDING } from './dino-flight.ts';

/**
 * The reachable states of every step of an exploration, from which the inputs of one surviving run
 * can be derived.
 */
export class ReachHistory {
  private readonly reachable: Uint8Array[] = [];
  private readonly turbo: number[] = [];

  /** Records a step: the turbo part of its input, and the states that can be reached with it. */
  add(turbo: number, reachable: Uint8Array): void {
    this.turbo.push(turbo);
    this.reachable.push(reachable.slice());
  }

  /**
   * The inputs that lead to a surviving last state, found from the last step backwards. Stands
   * wherever that is possible.
   */
  traceBack(): Uint8Array {
    const inputs = new Uint8Array(this.reachable.length);
    let state = this.reachable.at(-1)?.indexOf(1) ?? STANDING;
    for (let step = inputs.length - 1; step >= 0; step--) {
      inputs[step] = (this.turbo[step] ?? NO_INPUT) | inputThatLeadsTo(state);
      const before = this.reachable[step - 1];
      if (before !== undefined) state = stateBefore(state, before);
    }
    return inputs;
  }
}

function inputThatLeadsTo(state: number): number {
  if (state === CROUCHING) return INPUT.crouch;
  return state === AIRBORNE ? INPUT.jump : NO_INPUT;
}

/** A reachable state of the step before from which `state` follows. */
function stateBefore(state: number, reachable: Uint8Array): number {
  if (state > AIRBORNE) return state - 1;
  if (reachable[STANDING] === 1) return STANDING;
  if (reachable[CROUCHING] === 1) return CROUCHING;
  return reachable.length - 1;
}

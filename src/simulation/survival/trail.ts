import { INPUT, NO_INPUT } from '../input.ts';
import { AIRBORNE, CROUCHING, STANDING } from './dino-states.ts';

/** Every step of an exploration, remembered so that a way through it can be told. */
export class Trail {
  private readonly reaches: Uint8Array[] = [];
  private readonly turbos: number[] = [];

  /** One step more: the turbo part of its input, and the states that can be reached with it. */
  add(turbo: number, reach: Uint8Array): void {
    this.turbos.push(turbo);
    this.reaches.push(reach.slice());
  }

  /** The input of each step of one way. From a surviving last state back to the first, standing wherever that is possible. */
  traceBack(): Uint8Array {
    const inputs = new Uint8Array(this.reaches.length);
    let state = this.reaches.at(-1)?.indexOf(1) ?? STANDING;
    for (let step = inputs.length - 1; step >= 0; step--) {
      inputs[step] = (this.turbos[step] ?? NO_INPUT) | inputThatLeadsTo(state);
      const before = this.reaches[step - 1];
      if (before !== undefined) state = stateBefore(state, before);
    }
    return inputs;
  }
}

function inputThatLeadsTo(state: number): number {
  if (state === CROUCHING) return INPUT.crouch;
  return state === AIRBORNE ? INPUT.jump : NO_INPUT;
}

function stateBefore(state: number, reach: Uint8Array): number {
  if (state > AIRBORNE) return state - 1;
  if (reach[STANDING] === 1) return STANDING;
  if (reach[CROUCHING] === 1) return CROUCHING;
  return reach.length - 1;
}

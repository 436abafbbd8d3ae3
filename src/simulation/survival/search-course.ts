import { INPUT, NO_INPUT } from '../input.ts';
import { createRun } from '../run.ts';
import type { RunView } from '../world.ts';
import { removeHitStates } from './dangers.ts';
import { AIRBORNE, CROUCHING, readJumpArc, STANDING } from './dino-states.ts';
import { createTurboPolicy, type TurboPolicy } from './turbo-policies.ts';

export interface CourseQuestion {
  readonly seed: string | number;
  /** The course is searched until a run has this score. */
  readonly untilScore: number;
  readonly turbo: TurboPolicy;
  /** With the fairness rule (default) or without. */
  readonly fair?: boolean;
  /** Called after each step with the run that is searched. */
  readonly observe?: (view: RunView) => void;
}

export type CourseAnswer =
  | {
      readonly survivable: true;
      /** One way through: the input of each step. Given to a fresh run of the seed, it survives. */
      readonly inputs: () => Uint8Array;
    }
  | {
      readonly survivable: false;
      /** The score at which the last way through ends. */
      readonly score: number;
    };

/**
 * Whether any sequence of jumps and crouches survives a course.
 *
 * Where the threats are on each step depends on the seed and on turbo, not on jumps and crouches. So one
 * invincible run shows them all, and beside it goes the set of states the dino could be in, fifty at most: each
 * step moves the set on and takes away the states that are hit. The course can be survived as long as it is not empty.
 */
export function searchCourse(question: CourseQuestion): CourseAnswer {
  const lostAt = explore(question, question.observe);
  if (lostAt !== null) return { survivable: false, score: lostAt };
  return { survivable: true, inputs: () => findWay(question) };
}

/**
 * Goes through a course with every state the dino can be in.
 * @param visit is shown each step: the run, the turbo input that made it, and the live set of states, 1 or 0 for each.
 * @returns the score at which no state is left, or null.
 */
function explore(
  { seed, untilScore, turbo, fair = true }: CourseQuestion,
  visit?: (view: RunView, input: number, reach: Uint8Array) => void,
): number | null {
  const run = createRun(seed, { invincible: true, fair });
  const { view } = run;
  const pressTurbo = createTurboPolicy(turbo, view.seed);
  const arc = readJumpArc();
  const reach = new Uint8Array(AIRBORNE + arc.length);
  reach[STANDING] = 1;
  while (view.score < untilScore) {
    const input = pressTurbo(view);
    run.step(input);
    moveOn(reach);
    removeHitStates(view, arc, reach);
    visit?.(view, input, reach);
    if (!reach.includes(1)) return view.score;
  }
  return null;
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

/** Searches once more, this time remembering every step. */
function findWay(question: CourseQuestion): Uint8Array {
  const history: Uint8Array[] = [];
  const turboInputs: number[] = [];
  explore(question, (_view, input, reach) => {
    history.push(reach.slice());
    turboInputs.push(input);
  });
  return traceBack(history, turboInputs);
}

/** Walks from a surviving last state to the first, standing wherever that is possible. */
function traceBack(history: readonly Uint8Array[], turboInputs: readonly number[]): Uint8Array {
  const inputs = new Uint8Array(history.length);
  let state = history.at(-1)?.indexOf(1) ?? STANDING;
  for (let step = history.length - 1; step >= 0; step--) {
    inputs[step] = (turboInputs[step] ?? NO_INPUT) | inputThatLeadsTo(state);
    const before = history[step - 1];
    if (before !== undefined) state = stateBefore(state, before);
  }
  return inputs;
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

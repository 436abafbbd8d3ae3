import type { Assists } from '../assists.ts';
import { STEPS_PER_SECOND } from '../constants.ts';
import { HAPPENED } from '../happened.ts';
import { INPUT, NO_INPUT } from '../input.ts';
import { createRun, type Run } from '../run.ts';
import type { RunView } from '../world.ts';
import { AIRBORNE, CROUCHING, STANDING } from './dino-states.ts';
import { explore } from './explore.ts';
import { Trail } from './trail.ts';

export interface WayOutQuestion {
  readonly seed: string;
  readonly assists: Assists;
  /** The input of each step of a run that ends in a crash on the last of them. */
  readonly inputs: Uint8Array;
  /**
   * How many steps before the end the way may leave the player's, at least 1. Where nothing can be saved any more by
   * then, it leaves a second earlier, and so on, back to the first step.
   */
  readonly before: number;
  /** For how many steps after the crash the way must survive. */
  readonly beyond: number;
}

export interface WayOut {
  /** The input of each step, from the first to `beyond` the crash. A fresh run of the seed survives with it. */
  readonly inputs: Uint8Array;
  /** So many steps from the first on are the player's own. */
  readonly leavesAt: number;
}

/** Steps by which a way keeps clear of threats, the best first: a jump that shaves a cactus is the last resort. */
const LEEWAYS = [8, 4, 0];

/** A way is searched for so much longer than it is shown, steps: it must not end where no jump helps any more. */
const FORESIGHT = STEPS_PER_SECOND;

/**
 * How a run that ended in a crash could have gone on, had its player jumped and crouched otherwise towards the end.
 * Turbo stays as the player had it; nothing more is shot.
 * @returns null where there is no way from the first step on: only for a course that is not fair, and none is known.
 * @throws RangeError for inputs that do not end in a crash; whatever {@link createRun} and its steps throw.
 */
export function searchWayOut(question: WayOutQuestion): WayOut | null {
  const turbo = readTurbo(question);
  let leavesAt = question.inputs.length - Math.max(1, question.before);
  for (;;) {
    leavesAt = Math.max(0, leavesAt);
    for (const leeway of LEEWAYS) {
      const inputs = findWay(question, turbo, leavesAt, leeway);
      if (inputs !== null) return { inputs, leavesAt };
    }
    if (leavesAt === 0) return null;
    leavesAt -= STEPS_PER_SECOND;
  }
}

/**
 * The turbo part of the player's inputs: the presses that turbo started with, whatever key they were of. Told by what
 * happened, since it depends on the weapon whether a special press is one, and the way may miss the pickup.
 */
function readTurbo({ seed, assists, inputs }: WayOutQuestion): Uint8Array {
  const run = createRun(seed, { assists });
  const turbo = inputs.map((input) => {
    run.step(input);
    return (run.view.happened & HAPPENED.turboStarted) === 0 ? NO_INPUT : INPUT.turbo;
  });
  if (!run.view.gameOver || run.view.steps < inputs.length) {
    throw new RangeError('There is a way out only of a run whose last step is its crash.');
  }
  return turbo;
}

/** A way that leaves the player's after so many steps and keeps clear of threats by this leeway, steps. */
function findWay(question: WayOutQuestion, turbo: Uint8Array, leavesAt: number, leeway: number): Uint8Array | null {
  const { run, state } = playTo(question, leavesAt);
  run.setInvincible(true);
  const length = question.inputs.length + question.beyond;
  const pressTurbo = ({ steps }: RunView) => (steps < length + FORESIGHT ? (turbo[steps] ?? NO_INPUT) : undefined);
  const trail = new Trail();
  const isSurvivable = explore({
    run,
    from: state,
    leeway,
    pressTurbo,
    visit: (_view, pressed, reach) => trail.add(pressed, reach),
  });
  if (!isSurvivable) return null;
  const inputs = new Uint8Array(length);
  inputs.set(question.inputs.subarray(0, leavesAt));
  inputs.set(trail.traceBack().subarray(0, length - leavesAt), leavesAt);
  return survives(question, inputs) ? inputs : null;
}

/** The player's run after so many steps, and the state its dino is in. */
function playTo({ seed, assists, inputs }: WayOutQuestion, steps: number): { run: Run; state: number } {
  const run = createRun(seed, { assists });
  const { Dino } = run.view.components;
  let stepsInAir = 0;
  for (const input of inputs.subarray(0, steps)) {
    run.step(input);
    stepsInAir = Dino.jumping.get(run.view.dino) === 1 ? stepsInAir + 1 : 0;
  }
  if (stepsInAir > 0) return { run, state: AIRBORNE + stepsInAir - 1 };
  return { run, state: Dino.crouching.get(run.view.dino) === 1 ? CROUCHING : STANDING };
}

/** A search sees a run without jumps; only playing tells what comes of one with them. */
function survives({ seed, assists }: WayOutQuestion, inputs: Uint8Array): boolean {
  const run = createRun(seed, { assists });
  for (const input of inputs) run.step(input);
  return !run.view.gameOver;
}

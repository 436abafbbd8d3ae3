import {
  type Assists,
  createRun,
  INPUT,
  isAirborne,
  isCrouching,
  jumpArc,
  NO_INPUT,
  type Run,
  type RunView,
  STEP_EVENT,
  STEPS_PER_SECOND,
} from '#simulation';
import { AIRBORNE, CROUCHING, DinoFlight, STANDING } from './dino-flight.ts';
import { explore } from './explore.ts';

export interface EscapeRouteOptions {
  readonly seed: string;
  readonly assists: Assists;
  /** The input of each step of a run that ends in a crash on the last of them. */
  readonly inputs: Uint8Array;
  /**
   * How many steps before the crash the route may begin to differ from the player's inputs, at
   * least 1. Where the crash can no longer be avoided by then, the route begins a second earlier,
   * and so on, back to the first step.
   */
  readonly before: number;
  /** For how many steps after the crash the route must survive. */
  readonly beyond: number;
}

export interface EscapeRoute {
  /**
   * The input of each step, from the first to `beyond` steps after the crash. A fresh run of the
   * seed survives with it.
   */
  readonly inputs: Uint8Array;
  /** The number of steps from the first on whose inputs are the player's own. */
  readonly divergesAt: number;
}

const ARC = jumpArc();

/** The state after which the dino lands. */
const LAST_IN_AIR = AIRBORNE + ARC.length - 1;

/**
 * Steps by which a route keeps clear of threats, the best first: a jump that only just clears a
 * cactus is the last resort.
 */
const MARGINS = [8, 4, 0];

/**
 * Steps that a route is searched beyond what is shown of it: it must not end where the next crash
 * can't be avoided.
 */
const FORESIGHT = STEPS_PER_SECOND;

/**
 * How a run that ended in a crash could have continued, had its player jumped and crouched
 * otherwise towards the end. Turbo stays as the player had it; nothing more is shot.
 * @returns null where no route survives even from the first step: only on an unfair course, and
 * none is known.
 * @throws RangeError for inputs that do not end in a crash; whatever {@link createRun} and its
 * steps throw.
 */
export function searchEscapeRoute(options: EscapeRouteOptions): EscapeRoute | null {
  const turbo = readTurbo(options);
  let divergesAt = options.inputs.length - Math.max(1, options.before);
  for (;;) {
    divergesAt = Math.max(0, divergesAt);
    for (const margin of MARGINS) {
      const inputs = findInputs(options, turbo, divergesAt, margin);
      if (inputs !== null) return { inputs, divergesAt };
    }
    if (divergesAt === 0) return null;
    divergesAt -= STEPS_PER_SECOND;
  }
}

/**
 * The turbo part of the player's inputs: a press on each step in which turbo started, whichever key
 * it was. Read from the events, because a press of the special key starts turbo only without the
 * weapon, and the route may miss the pickup.
 */
function readTurbo({ seed, assists, inputs }: EscapeRouteOptions): Uint8Array {
  const run = createRun(seed, { assists });
  const turbo = inputs.map((input) => {
    run.step(input);
    return (run.view.happened & STEP_EVENT.turboStarted) === 0 ? NO_INPUT : INPUT.turbo;
  });
  if (!run.view.gameOver || run.view.steps < inputs.length) {
    throw new RangeError('An escape route needs a run whose last step is its crash.');
  }
  return turbo;
}

/**
 * The inputs of a route that differs from the player's from `divergesAt` on and keeps clear of
 * threats by `margin` steps.
 */
function findInputs(
  options: EscapeRouteOptions,
  turbo: Uint8Array,
  divergesAt: number,
  margin: number,
): Uint8Array | null {
  const { run, state } = playTo(options, divergesAt);
  const length = options.inputs.length + options.beyond;
  const inputs = new Uint8Array(length);
  inputs.set(options.inputs.subarray(0, divergesAt));
  if (state === null && !fallOn(run, turbo, inputs)) return null;
  const searchedFrom = run.view.steps;
  run.setInvincible(true);
  const pressTurbo = ({ steps }: RunView) =>
    steps < length + FORESIGHT ? (turbo[steps] ?? NO_INPUT) : undefined;
  const way = explore({ run, from: state ?? LAST_IN_AIR, margin, pressTurbo });
  if (way === null) return null;
  inputs.set(way.subarray(0, length - searchedFrom), searchedFrom);
  return survives(options, inputs) ? inputs : null;
}

/**
 * The player's run after so many steps, and the state its dino is in; null in a fast fall, which is
 * none of them.
 */
function playTo(
  { seed, assists, inputs }: EscapeRouteOptions,
  steps: number,
): { run: Run; state: number | null } {
  const run = createRun(seed, { assists });
  const { Position } = run.view.components;
  let stepsInAir = 0;
  for (const input of inputs.subarray(0, steps)) {
    run.step(input);
    stepsInAir = isAirborne(run.view) ? stepsInAir + 1 : 0;
  }
  if (stepsInAir > 0) {
    const isOnArc = Position.y.get(run.view.dino) === ARC[stepsInAir - 1];
    return { run, state: isOnArc ? AIRBORNE + stepsInAir - 1 : null };
  }
  return { run, state: isCrouching(run.view) ? CROUCHING : STANDING };
}

/**
 * Takes the steps of a fast fall, which nothing changes, up to the one before its landing.
 * @returns false if the dino is hit in it.
 */
function fallOn(run: Run, turbo: Uint8Array, inputs: Uint8Array): boolean {
  const { view } = run;
  while (!isAboutToLand(view)) {
    const { steps } = view;
    inputs[steps] = turbo[steps] ?? NO_INPUT;
    run.step(turbo[steps] ?? NO_INPUT);
    if (view.gameOver) return false;
  }
  return true;
}

function isAboutToLand(view: RunView): boolean {
  const flight = new DinoFlight();
  flight.begin(view);
  flight.step();
  return !flight.isInAir;
}

/**
 * The search runs without jumps, so it cannot see what they change, such as a missed pickup.
 * Playing the route can.
 */
function survives({ seed, assists }: EscapeRouteOptions, inputs: Uint8Array): boolean {
  const run = createRun(seed, { assists });
  for (const input of inputs) run.step(input);
  return !run.view.gameOver;
}

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
  /** One for each step; the run has to end in a crash on the last. */
  readonly inputs: Uint8Array;
  /**
   * Steps before the crash from which the route may differ from the player's inputs, at least 1. If
   * that's too late to avoid the crash, the route starts a second earlier, and so on back to the
   * first step.
   */
  readonly before: number;
  /** Steps that the route must survive after the crash. */
  readonly beyond: number;
}

export interface EscapeRoute {
  /**
   * The inputs up to `beyond` steps after the crash. A fresh run of the seed survives with them.
   */
  readonly inputs: Uint8Array;
  readonly divergesAt: number;
}

const ARC = jumpArc();

const LAST_IN_AIR = AIRBORNE + ARC.length - 1;

/** Steps to keep clear of threats. The last resort only just clears a cactus. */
const MARGIN_STEPS = [8, 4, 0];

/** The search looks further than `beyond`, so that no route ends right before a sure crash. */
const LOOKAHEAD_STEPS = STEPS_PER_SECOND;

/**
 * Finds how the player could have survived by jumping and crouching differently towards the end.
 * Turbo stays as played, and the route doesn't shoot.
 * @returns null if no route survives even from the first step. Only an unfair course could cause
 * that, and none is known.
 * @throws RangeError for inputs that don't end in a crash; and what {@link createRun} and its steps
 * throw.
 */
export function searchEscapeRoute(options: EscapeRouteOptions): EscapeRoute | null {
  const turbo = readTurbo(options);
  let divergesAt = options.inputs.length - Math.max(1, options.before);
  for (;;) {
    divergesAt = Math.max(0, divergesAt);
    for (const margin of MARGIN_STEPS) {
      const inputs = findInputs(options, turbo, divergesAt, margin);
      if (inputs !== null) return { inputs, divergesAt };
    }
    if (divergesAt === 0) return null;
    divergesAt -= STEPS_PER_SECOND;
  }
}

/**
 * A turbo press on each step in which turbo started, whichever key started it. Read from the
 * events, because the special key means turbo only without the weapon, and the route may miss the
 * pickup.
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

/** Inputs that leave the player's at `divergesAt` and keep `margin` steps clear of threats. */
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
    steps < length + LOOKAHEAD_STEPS ? (turbo[steps] ?? NO_INPUT) : undefined;
  const route = explore({ run, from: state ?? LAST_IN_AIR, margin, pressTurbo });
  if (route === null) return null;
  inputs.set(route.subarray(0, length - searchedFrom), searchedFrom);
  return survives(options, inputs) ? inputs : null;
}

/** The player's run after this step. `state` is null in a fast fall, which has no state number. */
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
 * Continues a fast fall, which no input can change, up to the step before its landing.
 * @returns false if a threat hits the dino on the route.
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

/** Plays the route: the search can't see what its jumps change, such as a missed pickup. */
function survives({ seed, assists }: EscapeRouteOptions, inputs: Uint8Array): boolean {
  const run = createRun(seed, { assists });
  for (const input of inputs) run.step(input);
  return !run.view.gameOver;
}

import { expect, test } from 'vitest';
import {
  type Assists,
  type Box,
  createRun,
  hitboxOf,
  INPUT,
  jumpArc,
  MAX_SPEED,
  NO_ASSISTS,
  NO_INPUT,
  type RunView,
} from '#simulation';
import { TURBO_REACTION_STEPS, TurboSafety } from '#solver';
import { dice, playRun } from '../replay/players.ts';

/** Beyond this no threat that was on the stage under turbo is left, steps. */
const AHEAD = 200;

/** A moment of a run: its inputs up to it, and what the player holds there. */
interface Moment {
  readonly seed: string;
  readonly assists: Assists;
  readonly inputs: Uint8Array;
  readonly held: number;
}

/** The run at that moment. An invincible one goes on where the dino is hit. */
function runTo({ seed, assists, inputs }: Moment, invincible = false) {
  const run = createRun(seed, { assists, invincible });
  for (const input of inputs) run.step(input);
  return run;
}

/** The hitbox of the dino after each step with this input, from a run that takes them. */
function hitboxesOf(assists: Assists, input: number, steps: number): readonly Box[] {
  const run = createRun('poses', { assists, invincible: true });
  return Array.from({ length: steps }, () => {
    run.step(input);
    return hitboxOf(run.view, run.view.dino);
  });
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** The threats that entered by that step of the run and have not passed the dino. */
function threatsSeenBy(view: RunView, step: number): readonly Box[] {
  const { x } = hitboxOf(view, view.dino);
  return Array.from(view.entities.threats)
    .filter((threat) => view.components.Threat.enteredAt.get(threat) <= step)
    .map((threat) => hitboxOf(view, threat))
    .filter((box) => box.x + box.width > x);
}

/**
 * Tries every sequence of jumps and crouches with turbo, after the time to react in which the
 * player goes on to hold the same.
 * @returns the inputs of the first that gets past the threats that are on the stage; undefined if
 * none does.
 */
function findWay(moment: Moment): readonly number[] | undefined {
  const { assists, held } = moment;
  const run = runTo(moment, true);
  const { view } = run;
  const now = view.steps;
  const isInAir = () => view.components.Dino.jumping.get(view.dino) === 1;
  const first: number[] = [];
  const threats: (readonly Box[])[] = [];
  while (first.length < TURBO_REACTION_STEPS || isInAir()) {
    const input =
      (first.length === 0 ? INPUT.turbo : NO_INPUT) |
      (first.length < TURBO_REACTION_STEPS ? held : 0);
    run.step(input);
    first.push(input);
    threats.push(threatsSeenBy(view, now));
    // What the dino does on landing is the player's choice, if there was time for one.
    const isChosen = first.length > TURBO_REACTION_STEPS && !isInAir();
    const dino = hitboxOf(view, view.dino);
    if (!isChosen && threats.at(-1)?.some((threat) => overlap(threat, dino)) === true)
      return undefined;
  }
  const last = first.length - 1;
  const isCrouching = view.components.Dino.crouching.get(view.dino) === 1;
  while (threats.length < AHEAD) {
    run.step(NO_INPUT);
    threats.push(threatsSeenBy(view, now));
  }

  const shapes = {
    standing: hitboxesOf(assists, NO_INPUT, 1),
    crouching: hitboxesOf(assists, INPUT.crouch, 1),
  };
  const jump = hitboxesOf(assists, INPUT.jump, jumpArc().length);
  const isClear = (step: number, dino: Box) =>
    threats[step]?.some((threat) => overlap(threat, dino)) !== true;
  const seen = new Set<string>();
  const standOrDuck = (step: number): readonly number[] | undefined => {
    const stand = waysOn(step, 'standing');
    if (stand !== undefined) return [NO_INPUT, ...stand];
    const duck = waysOn(step, 'crouching');
    return duck === undefined ? undefined : [INPUT.crouch, ...duck];
  };
  /** For a dino on the ground that has this shape after the step. */
  const waysOn = (step: number, shape: keyof typeof shapes): readonly number[] | undefined => {
    if (seen.has(`${step} ${shape}`)) return undefined;
    seen.add(`${step} ${shape}`);
    if (!shapes[shape].every((dino) => isClear(step, dino))) return undefined;
    if (threats[step] === undefined || threats[step].length === 0) return [];
    const stay = standOrDuck(step + 1);
    if (stay !== undefined) return stay;
    if (!jump.every((dino, flown) => isClear(step + 1 + flown, dino))) return undefined;
    const landed = standOrDuck(step + 1 + jump.length);
    return landed && [INPUT.jump, ...jump.slice(1).map(() => NO_INPUT), ...landed];
  };
  const hasChosen = first.length > TURBO_REACTION_STEPS;
  const rest = hasChosen ? standOrDuck(last) : waysOn(last, isCrouching ? 'crouching' : 'standing');
  return rest && [...(hasChosen ? first.slice(0, -1) : first), ...rest];
}

/** Whether the dino is never hit by a threat that was on the stage at that moment. */
function survives(moment: Moment, inputs: readonly number[]): boolean {
  const run = runTo(moment, true);
  const now = run.view.steps;
  return inputs.every((input) => {
    run.step(input);
    const dino = hitboxOf(run.view, run.view.dino);
    return !threatsSeenBy(run.view, now).some((threat) => overlap(threat, dino));
  });
}

const PLAYER = { carelessness: 0.02, ducks: true, shoots: 0, turbos: 0 };
const FORGIVING = { ...NO_ASSISTS, forgiveness: 10 };

/** Moments of many runs at which turbo is ready and a threat is on the stage. */
function* moments(): Generator<Moment> {
  for (let i = 0; i < 24; i++) {
    const seed = `turbo ${i}`;
    const assists = i % 4 === 0 ? FORGIVING : NO_ASSISTS;
    const { inputs } = playRun(seed, PLAYER, 6000, { assists });
    const roll = dice(seed);
    for (let k = 0; k < 20; k++) {
      const steps = 100 + Math.floor(roll() * (inputs.length - 101));
      const moment = { seed, assists, inputs: inputs.subarray(0, steps), held: NO_INPUT };
      const { view } = runTo(moment);
      if (view.entities.threats.length === 0) continue;
      const isCrouching = view.components.Dino.crouching.get(view.dino) === 1;
      yield { ...moment, held: isCrouching ? INPUT.crouch : NO_INPUT };
    }
  }
}

const safety = new TurboSafety();

/** Every sequence is tried from hundreds of moments, which takes a busy machine half a minute. */
const SEARCH_TIMEOUT_MS = 120_000;

test(
  'turbo is safe where some sequence of jumps and crouches gets past the threats on the stage, and nowhere else',
  () => {
    const count = { safe: 0, unsafe: 0, inAir: 0, crouching: 0 };
    for (const moment of moments()) {
      const { view } = runTo(moment);
      if (view.baseSpeed >= MAX_SPEED) continue;
      const way = findWay(moment);
      expect(safety.isSafe(view), `${moment.seed} at ${view.steps}`).toBe(way !== undefined);
      if (way !== undefined) expect(survives(moment, way)).toBe(true);
      count[way === undefined ? 'unsafe' : 'safe'] += 1;
      if (view.components.Dino.jumping.get(view.dino) === 1) count.inAir += 1;
      if (moment.held === INPUT.crouch) count.crouching += 1;
    }
    expect(
      Math.min(count.safe, count.unsafe, count.inAir, count.crouching),
      JSON.stringify(count),
    ).toBeGreaterThan(3);
  },
  SEARCH_TIMEOUT_MS,
);

test('so it is for a dino that falls fast', () => {
  const count = { safe: 0, unsafe: 0 };
  for (let i = 0; i < 60; i++) {
    const seed = `fall ${i}`;
    const roll = dice(seed);
    const { inputs } = playRun(seed, PLAYER, 3000);
    const takeoff = inputs.findLastIndex(
      (input, step) => input === INPUT.jump && inputs[step - 1] === NO_INPUT,
    );
    const wait = Array.from({ length: 4 + Math.floor(30 * roll()) }, () => NO_INPUT);
    const falling = Uint8Array.from([...inputs.subarray(0, takeoff + 1), ...wait, INPUT.crouch]);
    const moment = { seed, assists: NO_ASSISTS, inputs: falling, held: NO_INPUT };
    const { view } = runTo(moment);
    if (view.gameOver || view.components.Dino.jumping.get(view.dino) === 0) continue;
    const way = findWay(moment);
    expect(safety.isSafe(view), seed).toBe(way !== undefined);
    count[way === undefined ? 'unsafe' : 'safe'] += 1;
  }
  expect(Math.min(count.safe, count.unsafe), JSON.stringify(count)).toBeGreaterThan(3);
});

test('turbo is safe on an empty stage', () => {
  expect(safety.isSafe(createRun('empty').view)).toBe(true);
});

test('turbo is not safe right before a cactus, and is at top speed, where it changes nothing', () => {
  const run = createRun('late', { invincible: true });
  const isCactusNear = () =>
    Array.from(run.view.entities.cacti).some((cactus) => hitboxOf(run.view, cactus).x < 220);
  const findCactus = () => {
    do run.step(NO_INPUT);
    while (!isCactusNear());
  };
  findCactus();
  expect(safety.isSafe(run.view)).toBe(false);
  while (run.view.baseSpeed < MAX_SPEED) run.step(NO_INPUT);
  findCactus();
  expect(safety.isSafe(run.view)).toBe(true);
});

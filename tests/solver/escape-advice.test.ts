import { describe, expect, it } from 'vitest';
import type { Replay } from '#replay';
import { createRun, INPUT, NO_INPUT, STEP_EVENT } from '#simulation';
import { adviceOf, type EscapeAdvice, type EscapeRoute, searchEscapeRoute } from '#solver';
import { runAt } from '../replay/played-back.ts';
import { dice, playAtRandom, playBy, playRun } from '../replay/players.ts';

const BEFORE = 180;
const BEYOND = 120;
/** A player who errs only where the course is too hard. */
const CAREFUL = { carelessness: 0, ducks: true, shoots: 0, turbos: 0 };

/** Careful up to a step; from then on the same keys come so many steps too late, or too early. */
function shifted(seed: string): Replay {
  const roll = dice(`${seed} shifted`);
  const from = 200 + Math.floor(1500 * roll());
  const by = Math.floor(30 * roll()) - 15;
  const { inputs } = playRun(seed, CAREFUL, 6000);
  return playBy(seed, ({ steps }) => inputs[steps < from ? steps : steps - by] ?? NO_INPUT);
}

/** Careful, but stands up again before a pterodactyl has passed. */
function standsUpEarly(seed: string): Replay {
  const { inputs } = playRun(seed, CAREFUL, 6000);
  return playBy(seed, ({ components: { Position }, entities: { pterodactyls }, steps }) => {
    const input = inputs[steps] ?? NO_INPUT;
    return [...pterodactyls].some((one) => Position.x.get(one) < 188 + 40)
      ? input & ~INPUT.crouch
      : input;
  });
}

/** Careful with cacti, but jumps at pterodactyls. */
function jumpsAtPterodactyls(seed: string): Replay {
  const { inputs } = playRun(seed, CAREFUL, 6000);
  return playBy(
    seed,
    ({ components: { Position }, entities: { pterodactyls }, gameSpeed, steps }) => {
      for (const pterodactyl of pterodactyls) {
        const distance = Position.x.get(pterodactyl) - 188;
        if (distance > -100 && distance < 18 * gameSpeed) return INPUT.jump;
      }
      return inputs[steps] ?? NO_INPUT;
    },
  );
}

/** Careful, but from some time on falls fast from each jump. */
function fallsFast(seed: string): Replay {
  const roll = dice(`${seed} falls`);
  const from = 200 + Math.floor(800 * roll());
  const after = 8 + Math.floor(16 * roll());
  const { inputs } = playRun(seed, CAREFUL, 6000);
  let stepsInAir = 0;
  return playBy(seed, ({ steps, components: { Dino }, dino }) => {
    stepsInAir = Dino.jumping.get(dino) === 1 ? stepsInAir + 1 : 0;
    return steps > from && stepsInAir > after ? INPUT.crouch : (inputs[steps] ?? NO_INPUT);
  });
}

const players: Readonly<Record<string, (seed: string) => Replay>> = {
  'a careless player': (seed) => playRun(seed, { ...CAREFUL, carelessness: 0.1 }, 6000),
  'one who never ducks': (seed) => playRun(seed, { ...CAREFUL, ducks: false, turbos: 0.005 }, 6000),
  'one who shoots and uses turbo': (seed) =>
    playRun(seed, { carelessness: 0.04, ducks: true, shoots: 0.1, turbos: 0.01 }, 6000),
  'one who is too early or too late': shifted,
  'one who stands up too early': standsUpEarly,
  'one who jumps at pterodactyls': jumpsAtPterodactyls,
  'one who falls fast': fallsFast,
  'one who presses anything': playAtRandom,
};

/** Steps in which the dino takes off. */
function takeoffsOf({ seed, assists }: Replay, inputs: Uint8Array): readonly number[] {
  const run = createRun(seed, { assists });
  return [...inputs.keys()].filter((step) => {
    run.step(inputs[step] ?? NO_INPUT);
    return (run.view.happened & STEP_EVENT.jumped) !== 0;
  });
}

/** Whether the dino lives so many steps after the crash of the player's run. */
function survives(run: Replay, inputs: Uint8Array, after: number): boolean {
  return !runAt({ ...run, inputs }, run.inputs.length + after).view.gameOver;
}

/** The player's own keys up to a step; those of the route from then on. */
function ownThenRoute({ inputs }: Replay, route: EscapeRoute, from: number): Uint8Array {
  const both = route.inputs.slice();
  both.set(inputs.subarray(0, from));
  return both;
}

/**
 * The player's own keys with one change: from a step up to the crash others are pressed. After the
 * crash come those of the route.
 */
function ownBut(
  run: Replay,
  route: EscapeRoute,
  from: number,
  press: (own: number, step: number) => number,
): Uint8Array {
  const changed = ownThenRoute(run, route, run.inputs.length);
  for (let step = Math.max(0, from); step < run.inputs.length; step++)
    changed[step] = press(changed[step] ?? NO_INPUT, step);
  return changed;
}

const KEYS = INPUT.jump | INPUT.crouch;

/** Steps after the crash that suffice to be past its threat, and in which no other comes. */
const PAST = 9;

/** Does what the advice says; returns whether that avoids the crash. */
function helps(run: Replay, route: EscapeRoute, advice: EscapeAdvice): boolean {
  const crash = run.inputs.length - 1;
  const own = takeoffsOf(run, run.inputs);
  const last = own.at(-1) ?? 0;
  const jumpAt = (takeoff: number, from = takeoff) =>
    survives(
      run,
      ownBut(
        run,
        route,
        from,
        (keys, step) => (keys & ~KEYS) | (step === takeoff ? INPUT.jump : 0),
      ),
      PAST,
    );
  switch (advice.kind) {
    case 'jump':
      return jumpAt(crash - advice.before);
    case 'move-jump': {
      if (advice.next === 'nothing')
        return jumpAt(last + advice.by, Math.min(last, last + advice.by));
      // One of the jumps up to the last, from which on the route is played.
      const moved = own
        .map((takeoff) => takeoff + advice.by)
        .filter((step) => (route.inputs[step] ?? 0) & INPUT.jump);
      return moved.some(
        (step) => step >= route.divergesAt && survives(run, ownThenRoute(run, route, step), BEYOND),
      );
    }
    case 'duck':
    case 'keep-ducking':
      return survives(
        run,
        ownBut(run, route, crash - 12, (keys) => (keys & ~KEYS) | INPUT.crouch),
        PAST,
      );
    case 'duck-not-jump':
      return survives(
        run,
        ownBut(run, route, last, (keys) => (keys & ~KEYS) | INPUT.crouch),
        PAST,
      );
    case 'no-jump':
      return survives(
        run,
        ownBut(run, route, last, (keys) => keys & ~KEYS),
        PAST,
      );
    case 'jump-not-duck': {
      const takeoff = takeoffsOf(run, route.inputs).findLast((step) => step <= crash) ?? 0;
      const ducks = ((run.inputs[crash] ?? 0) & INPUT.crouch) !== 0;
      return ducks && survives(run, ownThenRoute(run, route, takeoff), BEYOND);
    }
    case 'no-fall':
      return survives(
        run,
        ownBut(run, route, last + 1, (keys) => keys & ~KEYS),
        PAST,
      );
    case 'skip-jump':
      return own.some(
        (step) =>
          step >= route.divergesAt &&
          ((route.inputs[step] ?? 0) & INPUT.jump) === 0 &&
          survives(run, ownThenRoute(run, route, step), BEYOND),
      );
  }
}

describe('what would have saved a run', () => {
  const kinds = new Set<string>();

  it.each(Object.keys(players))('avoids the crash of %s', (name) => {
    // Hardly anybody else ducks in front of a cactus, and these runs are short.
    const courses = players[name] === playAtRandom ? 16 : 8;
    for (let i = 0; i < courses; i++) {
      const run = players[name]?.(`s ${i}`) ?? playAtRandom('');
      const route = searchEscapeRoute({ ...run, before: BEFORE, beyond: BEYOND });
      const advice = route === null ? null : adviceOf(run, route);
      if (route === null || advice === null) throw new Error(`There is no advice on course ${i}.`);
      expect(helps(run, route, advice), `${JSON.stringify(advice)} on course ${i}`).toBe(true);
      if (advice.kind === 'move-jump') expect(Math.abs(advice.by)).toBeLessThanOrEqual(60);
      kinds.add(advice.kind);
    }
  });

  it('is of each kind for some of them', () => {
    expect(kinds.size).toBe(9);
  });
});

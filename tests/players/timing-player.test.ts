import { expect, test } from 'vitest';
import { createRun, INPUT, NO_INPUT, type Run, type RunView, STEP_EVENT } from '#simulation';
import { threatensStanding } from '#solver';
import { isArriving } from '../bench/is-arriving.ts';
import { type Timing, TimingPlayer } from './timing-player.ts';

/** Plays to the crash, or to this score. */
function play(
  seed: number,
  timing: Timing,
  until: number,
  observe: (run: Run, input: number) => void = () => {},
): Run {
  const run = createRun(seed);
  const player = new TimingPlayer(run.view, timing, `${seed}`);
  while (!run.view.gameOver && run.view.score < until) {
    const input = player.input();
    run.step(input);
    observe(run, input);
  }
  return run;
}

/** The step in which something is first so. @throws Error when it is not in the first minute. */
function stepOf(
  run: Run,
  holds: (view: RunView) => boolean,
  input: () => number = () => NO_INPUT,
): number {
  while (run.view.steps < 3600) {
    run.step(input());
    if (holds(run.view)) return run.view.steps;
  }
  throw new Error('It did not happen within a minute.');
}

const RUNS = 15;

function medianScore(spread: number, until: number): number {
  const scores = Array.from(
    { length: RUNS },
    (_, seed) => play(seed, { spread }, until).view.score,
  );
  return scores.toSorted((a, b) => a - b)[RUNS >> 1] ?? Number.NaN;
}

test('who never errs survives long', () => {
  for (let seed = 0; seed < 4; seed++)
    expect(play(seed, { spread: 0 }, 1500).view.gameOver).toBe(false);
});

test('the larger the spread, the earlier a player dies', () => {
  const [at133, at100, at50] = [
    medianScore(133, 1000),
    medianScore(100, 1000),
    medianScore(50, 1000),
  ];
  expect(at133).toBeLessThan(at100);
  expect(at100).toBeLessThan(at50);
});

test('the same name plays the same run again, another name another', () => {
  const inputs = (name: string) => {
    const run = createRun(1);
    const player = new TimingPlayer(run.view, { spread: 50 }, name);
    return Array.from({ length: 2000 }, () => {
      const input = player.input();
      run.step(input);
      return input;
    });
  };
  expect(inputs('a')).toEqual(inputs('a'));
  expect(inputs('a')).not.toEqual(inputs('b'));
});

test('without error the first jump takes off in the middle of those that clear the cactus', () => {
  const arrival = stepOf(createRun(3, { invincible: true }), (view) =>
    [...view.entities.threats].some((threat) => isArriving(view, threat)),
  );
  // The widest cactus has passed by then, and no other has come.
  const passed = arrival + 35;
  const survives = (takeoff: number) => {
    const run = createRun(3);
    for (let step = 1; step <= passed; step++) run.step(step === takeoff ? INPUT.jump : NO_INPUT);
    return !run.view.gameOver;
  };
  const clearing = Array.from({ length: passed }, (_, step) => step).filter(survives);
  expect(clearing.length).toBeGreaterThan(5);
  const run = createRun(3);
  const player = new TimingPlayer(run.view, { spread: 0 }, 'a');
  const takeoff = stepOf(
    run,
    ({ happened }) => (happened & STEP_EVENT.jumped) !== 0,
    () => player.input(),
  );
  expect(Math.abs(takeoff - ((clearing[0] ?? 0) + (clearing.at(-1) ?? 0)) / 2)).toBeLessThanOrEqual(
    1,
  );
});

test('ducks under low pterodactyls, and only under those', () => {
  let low = 0;
  let ducked = 0;
  for (let seed = 0; seed < 5; seed++) {
    play(seed, { spread: 0 }, 1500, ({ view }, input) => {
      const { pterodactyls } = view.entities;
      for (const pterodactyl of pterodactyls) {
        if (!isArriving(view, pterodactyl) || !threatensStanding(view, pterodactyl)) continue;
        low += 1;
        if (view.components.Dino.crouching.get(view.dino) === 1) ducked += 1;
      }
      if ((input & INPUT.crouch) === 0) return;
      expect([...pterodactyls].some((pterodactyl) => threatensStanding(view, pterodactyl))).toBe(
        true,
      );
    });
  }
  expect(low).toBeGreaterThan(5);
  // Some are met in the air, from a jump over what came before.
  expect(ducked / low).toBeGreaterThan(0.8);
});

test('nobody acts on what has not been on the stage for the reaction time', () => {
  const pressed = (reaction: number) => {
    const inputs = new Set<number>();
    play(0, { spread: 0, reaction }, 500, (_run, input) => inputs.add(input));
    return inputs;
  };
  expect(pressed(200)).toContain(INPUT.jump);
  // Nothing is on the stage for 10 s.
  expect([...pressed(10_000)]).toEqual([NO_INPUT]);
});

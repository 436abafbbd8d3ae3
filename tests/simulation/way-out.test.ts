import { describe, expect, test } from 'vitest';
import { type Assists, createRun, INPUT, NO_ASSISTS, NO_INPUT, searchWayOut, type WayOut } from '#simulation';
import type { Replay } from '#replay';
import { dice, playRun } from '../replay/players.ts';

const BEFORE = 90;
const BEYOND = 120;

type Played = Pick<Replay, 'seed' | 'assists' | 'inputs'>;

/** Presses anything now and then, and holds it for a while; dies young. */
function playAtRandom(seed: string, assists: Assists): Played {
  const run = createRun(seed, { assists });
  const roll = dice(seed);
  const inputs: number[] = [];
  let held: number = NO_INPUT;
  while (!run.view.gameOver) {
    if (roll() < 0.1) held = Math.floor(4 * roll());
    const pressed = roll() < 0.02 ? INPUT.special : NO_INPUT;
    run.step(held | pressed);
    inputs.push(held | pressed);
  }
  return { seed, assists, inputs: Uint8Array.from(inputs) };
}

const ASSISTS = [NO_ASSISTS, { speed: 1, forgiveness: 10, pterodactyls: true }, { ...NO_ASSISTS, pterodactyls: false }];
const CARELESS = { carelessness: 0.1, ducks: true, shoots: 0, turbos: 0 };
const ARMED = { carelessness: 0.04, ducks: true, shoots: 0.1, turbos: 0.01 };
const PROUD = { carelessness: 0.02, ducks: false, shoots: 0.02, turbos: 0.005 };

/** Shots and turbo by the one key that is for both. */
function withSpecial({ seed, assists, inputs }: Replay): Played {
  const run = createRun(seed, { assists });
  const pressed = inputs.map((input) => {
    const isSpecial = (input & (INPUT.shoot | INPUT.turbo)) !== 0;
    const other = isSpecial ? (input & (INPUT.jump | INPUT.crouch)) | INPUT.special : input;
    run.step(other);
    return other;
  });
  // Without the turbo that the weapon now takes the place of, another run, which may outlive its inputs.
  const { gameOver, steps } = run.view;
  return { seed, assists, inputs: gameOver ? pressed.slice(0, steps) : inputs };
}

const players = {
  'a careless player': (seed: string, assists: Assists) => playRun(seed, CARELESS, 6000, { assists }),
  'one who shoots and takes the turbo': (seed: string, assists: Assists) => playRun(seed, ARMED, 6000, { assists }),
  'one who does both with one key': (seed: string, assists: Assists) =>
    withSpecial(playRun(seed, ARMED, 6000, { assists })),
  'one who never ducks': (seed: string, assists: Assists) => playRun(seed, PROUD, 6000, { assists }),
  'one who presses anything': playAtRandom,
};

describe.each(Object.entries(players))('there is a way out for %s', (_player, play) => {
  test('that is theirs up to where it leaves, survives, and leaves no earlier than need be', () => {
    let late = 0;
    let ways = 0;
    for (const assists of ASSISTS) {
      for (let i = 0; i < 5; i++) {
        const run = play(`way out ${i}`, assists);
        const way = searchWayOut({ ...run, before: BEFORE, beyond: BEYOND });
        if (way === null) throw new Error(`There is none on course ${i}.`);
        expect(way.inputs.slice(0, way.leavesAt)).toEqual(run.inputs.slice(0, way.leavesAt));
        expect(survives(run, way)).toBe(true);
        expect(way.inputs.length).toBe(run.inputs.length + BEYOND);
        expect(way.leavesAt).toBeLessThanOrEqual(Math.max(0, run.inputs.length - BEFORE));
        ways += 1;
        if (way.leavesAt === run.inputs.length - BEFORE) late += 1;
      }
    }
    expect(late / ways).toBeGreaterThan(0.8);
  });
});

function survives({ seed, assists }: { seed: string; assists: Assists }, { inputs }: Pick<WayOut, 'inputs'>): boolean {
  const run = createRun(seed, { assists });
  for (const input of inputs) run.step(input);
  return !run.view.gameOver && run.view.steps === inputs.length;
}

/** Somebody who only ever does this, until the crash. */
function playAlways(seed: string, input: number, first: readonly number[] = []): Uint8Array {
  const run = createRun(seed);
  const inputs: number[] = [];
  while (!run.view.gameOver) {
    const next = first[inputs.length] ?? input;
    run.step(next);
    inputs.push(next);
  }
  return Uint8Array.from(inputs);
}

const idle = { seed: 'one', assists: NO_ASSISTS };

test('who ran into the first cactus had one jump to do, with steps to spare before and after', () => {
  const inputs = playAlways('one', NO_INPUT);
  const way = searchWayOut({ ...idle, inputs, before: 60, beyond: 30 });
  if (way === null) throw new Error('There is none.');
  const jumps = [...way.inputs.keys()].filter((step) => way.inputs[step] !== NO_INPUT);
  expect(jumps).toHaveLength(1);
  expect(way.leavesAt).toBe(inputs.length - 60);
  const [jump = 0] = jumps;
  for (const shift of [-4, 4]) {
    const shifted = new Uint8Array(way.inputs.length);
    shifted[jump + shift] = INPUT.jump;
    expect(survives(idle, { inputs: shifted }), `${shift} steps later`).toBe(true);
  }
});

test('a second is added to the steps before the crash until there is something left to save', () => {
  const inputs = playAlways('one', NO_INPUT);
  const way = searchWayOut({ ...idle, inputs, before: 1, beyond: 30 });
  expect(way?.leavesAt).toBe(inputs.length - 61);
});

test('a way may leave in the middle of a jump and of a crouch', () => {
  for (const held of [INPUT.jump, INPUT.crouch]) {
    const inputs = playAlways('one', held);
    for (let before = 60; before < 110; before++) {
      const way = searchWayOut({ ...idle, inputs, before, beyond: 30 });
      expect(way?.leavesAt, `${before} before`).toBe(inputs.length - before);
    }
  }
});

test('the turbo that the player took by the key for both stays, by the key for turbo alone', () => {
  const inputs = playAlways('one', NO_INPUT);
  const press = inputs.length - 50;
  const hurried = playAlways('one', NO_INPUT, Object.assign(Array.from(inputs).fill(0), { [press]: INPUT.special }));
  const way = searchWayOut({ ...idle, inputs: hurried, before: hurried.length - press + 20, beyond: 30 });
  expect(way?.inputs[press]).toBe(INPUT.turbo);
});

test('only a run that ends in its crash has a way out', () => {
  const inputs = playAlways('one', NO_INPUT);
  for (const wrong of [inputs.slice(0, -1), Uint8Array.of(...inputs, 0), new Uint8Array()]) {
    expect(() => searchWayOut({ ...idle, inputs: wrong, before: 60, beyond: 30 })).toThrow(RangeError);
  }
});

import { describe, expect, test, vi } from 'vitest';
import type { Replay } from '#replay';
import { type Assists, INPUT, NO_ASSISTS, NO_INPUT } from '#simulation';
import { searchEscapeRoute } from '#solver';
import { runAt } from '../replay/played-back.ts';
import { playAtRandom, playBy, playRun } from '../replay/players.ts';
import { COMPUTATION_LIMIT } from '../tools/computation-limit.ts';

vi.setConfig({ testTimeout: COMPUTATION_LIMIT });

const BEFORE = 90;
const BEYOND = 120;

const ASSISTS = [
  NO_ASSISTS,
  { speed: 1, forgiveness: 10, pterodactyls: true },
  { ...NO_ASSISTS, pterodactyls: false },
];
const CARELESS = { carelessness: 0.1, ducks: true, shoots: 0, turbos: 0 };
const ARMED = { carelessness: 0.04, ducks: true, shoots: 0.1, turbos: 0.01 };
const PROUD = { carelessness: 0.02, ducks: false, shoots: 0.02, turbos: 0.005 };

const players = {
  'a careless player': (seed: string, assists: Assists) =>
    playRun(seed, CARELESS, 6000, { assists }),
  'one who shoots and uses turbo': (seed: string, assists: Assists) =>
    playRun(seed, ARMED, 6000, { assists }),
  'one who never ducks': (seed: string, assists: Assists) =>
    playRun(seed, PROUD, 6000, { assists }),
  'one who presses anything': playAtRandom,
};

describe.each(Object.entries(players))('there is an escape route for %s', (_player, play) => {
  test('which keeps their inputs until it diverges, survives, and diverges no earlier than it must', () => {
    let late = 0;
    let routes = 0;
    for (const assists of ASSISTS) {
      for (let i = 0; i < 5; i++) {
        const run = play(`way out ${i}`, assists);
        const route = searchEscapeRoute({ ...run, before: BEFORE, beyond: BEYOND });
        if (route === null) throw new Error(`There is no escape route on course ${i}.`);
        expect(route.inputs.slice(0, route.divergesAt)).toEqual(
          run.inputs.slice(0, route.divergesAt),
        );
        expect(survives({ ...run, inputs: route.inputs })).toBe(true);
        expect(route.inputs.length).toBe(run.inputs.length + BEYOND);
        expect(route.divergesAt).toBeLessThanOrEqual(Math.max(0, run.inputs.length - BEFORE));
        routes += 1;
        if (route.divergesAt === run.inputs.length - BEFORE) late += 1;
      }
    }
    expect(late / routes).toBeGreaterThan(0.8);
  });
});

function survives(played: Pick<Replay, 'seed' | 'assists' | 'inputs'>): boolean {
  const { view } = runAt(played, played.inputs.length);
  return !view.gameOver && view.steps === played.inputs.length;
}

const playAlways = (input: number) => playBy('one', () => input).inputs;

const idle = { seed: 'one', assists: NO_ASSISTS };

test('a run into the first cactus has a route with one jump, which may come 4 steps earlier or later', () => {
  const inputs = playAlways(NO_INPUT);
  const route = searchEscapeRoute({ ...idle, inputs, before: 60, beyond: 30 });
  if (route === null) throw new Error('There is no escape route.');
  const jumps = [...route.inputs.keys()].filter((step) => route.inputs[step] !== NO_INPUT);
  expect(jumps).toHaveLength(1);
  expect(route.divergesAt).toBe(inputs.length - 60);
  const [jump = 0] = jumps;
  for (const shift of [-4, 4]) {
    const shifted = new Uint8Array(route.inputs.length);
    shifted[jump + shift] = INPUT.jump;
    expect(survives({ ...idle, inputs: shifted }), `${shift} steps later`).toBe(true);
  }
});

test('a route diverges a second earlier where the crash can no longer be avoided', () => {
  const inputs = playAlways(NO_INPUT);
  const route = searchEscapeRoute({ ...idle, inputs, before: 1, beyond: 30 });
  expect(route?.divergesAt).toBe(inputs.length - 61);
});

test('a route may diverge in the middle of a jump and of a crouch', () => {
  for (const held of [INPUT.jump, INPUT.crouch]) {
    const inputs = playAlways(held);
    for (let before = 60; before < 110; before++) {
      const route = searchEscapeRoute({ ...idle, inputs, before, beyond: 30 });
      expect(route?.divergesAt, `${before} before`).toBe(inputs.length - before);
    }
  }
});

test('turbo that the player started with the special key stays, as a press of the turbo key', () => {
  const inputs = playAlways(NO_INPUT);
  const press = inputs.length - 50;
  const { inputs: hurried } = playBy('one', ({ steps }) =>
    steps === press ? INPUT.special : NO_INPUT,
  );
  const route = searchEscapeRoute({
    ...idle,
    inputs: hurried,
    before: hurried.length - press + 20,
    beyond: 30,
  });
  expect(route?.inputs[press]).toBe(INPUT.turbo);
});

test('only a run that ends with its crash has an escape route', () => {
  const inputs = playAlways(NO_INPUT);
  for (const wrong of [inputs.slice(0, -1), Uint8Array.of(...inputs, 0), new Uint8Array()]) {
    expect(() => searchEscapeRoute({ ...idle, inputs: wrong, before: 60, beyond: 30 })).toThrow(
      RangeError,
    );
  }
});

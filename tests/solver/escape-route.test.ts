import { expect, test } from 'vitest';
import { INPUT, NO_ASSISTS, NO_INPUT } from '#simulation';
import type { Replay } from '#replay';
import { searchEscapeRoute } from '#solver';
import { runAt } from '../replay/played-back.ts';
import { playAtRandom, playBy, playRun } from '../replay/players.ts';

const BEFORE = 90;
const BEYOND = 120;

function survives(played: Pick<Replay, 'seed' | 'assists' | 'inputs'>): boolean {
  const { view } = runAt(played, played.inputs.length);
  return !view.gameOver && view.steps === played.inputs.length;
}

const ARMED = { carelessness: 0.04, ducks: true, shoots: 0.1, turbos: 0.01 };
const PROUD = { carelessness: 0.02, ducks: false, shoots: 0.02, turbos: 0.005 };
const forgiving = { ...NO_ASSISTS, forgiveness: 10 };

test.each([
  ['who shoots and uses turbo', (seed: string) => playRun(seed, ARMED, 6000)],
  ['who never ducks', (seed: string) => playRun(seed, PROUD, 6000, { assists: forgiving })],
  ['who presses anything', (seed: string) => playAtRandom(seed)],
])('a player %s has a route that keeps their inputs, survives, and diverges late', (_, play) => {
  for (let i = 0; i < 3; i++) {
    const run = play(`way out ${i}`);
    const route = searchEscapeRoute({ ...run, before: BEFORE, beyond: BEYOND });
    if (route === null) throw new Error(`There is no escape route on course ${i}.`);
    const { inputs, divergesAt } = route;
    expect(inputs.slice(0, divergesAt)).toEqual(run.inputs.slice(0, divergesAt));
    expect(inputs).toHaveLength(run.inputs.length + BEYOND);
    expect(survives({ ...run, inputs }), `course ${i}`).toBe(true);
    expect(divergesAt, `course ${i}`).toBe(run.inputs.length - BEFORE);
  }
});

const playAlways = (input: number) => playBy('one', () => input).inputs;
const idle = { seed: 'one', assists: NO_ASSISTS };

test('a run into the first cactus has a route with one jump, which may come 4 steps earlier or later', () => {
  const inputs = playAlways(NO_INPUT);
  const route = searchEscapeRoute({ ...idle, inputs, before: 60, beyond: 30 });
  if (route === null) throw new Error('There is no escape route.');
  const jumps = [...route.inputs.keys()].filter((step) => route.inputs[step] !== NO_INPUT);
  expect(jumps).toHaveLength(1);
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
    for (let before = 60; before < 110; before += 3) {
      const route = searchEscapeRoute({ ...idle, inputs, before, beyond: 30 });
      expect(route?.divergesAt, `${before} before`).toBe(inputs.length - before);
    }
  }
});

test('turbo that the player started with the special key stays, as a press of the turbo key', () => {
  const press = playAlways(NO_INPUT).length - 50;
  const { inputs } = playBy('one', ({ steps }) => (steps === press ? INPUT.special : NO_INPUT));
  const before = inputs.length - press + 20;
  const route = searchEscapeRoute({ ...idle, inputs, before, beyond: 30 });
  expect(route?.inputs[press]).toBe(INPUT.turbo);
});

test('only a run that ends with its crash has an escape route', () => {
  const inputs = playAlways(NO_INPUT);
  for (const wrong of [inputs.slice(0, -1), Uint8Array.of(...inputs, 0), new Uint8Array()]) {
    const options = { ...idle, inputs: wrong, before: 60, beyond: 30 };
    expect(() => searchEscapeRoute(options)).toThrow(RangeError);
  }
});

import { expect, it } from 'vitest';
import { readReplay } from '#replay';
import { createRun } from '#simulation';
import type { GameEvent } from '#game';
import { ReplayEvents } from '#src/game/events.ts';
import { GOLDEN } from '../replay/golden.ts';
import { PlayedSession } from './session/played-session.ts';

const [{ replay }] = [GOLDEN.find(({ score }) => score > 200) ?? { replay: '' }];
const { seed, inputs } = readReplay(replay);

function eventsOfPlay(): readonly Pick<GameEvent, 'type'>[] {
  const { session, events } = new PlayedSession();
  session.begin({ seed: seed }, 0);
  for (const input of inputs) session.takeStep(input, 0);
  return events;
}

it('a replay emits the same events as the run', () => {
  const events: Pick<GameEvent, 'type'>[] = [];
  const replayEvents = new ReplayEvents((event) => events.push(event));
  const run = createRun(seed);
  replayEvents.afterStep(run.view);
  for (const input of inputs) {
    run.step(input);
    replayEvents.afterStep(run.view);
  }
  const types = (all: readonly Pick<GameEvent, 'type'>[]) => all.map(({ type }) => type);
  expect(types(events)).toEqual(types(eventsOfPlay()).filter((type) => type !== 'started'));
  expect(types(events).at(-1)).toBe('crashed');
  expect(events.filter(({ type }) => type === 'milestone')).not.toEqual([]);
});

it('jumping to another position emits nothing', () => {
  const events: Pick<GameEvent, 'type'>[] = [];
  const replayEvents = new ReplayEvents((event) => events.push(event));
  const run = createRun(seed);
  const eventful = createRun(seed);
  let jumpAt = 0;
  for (const input of inputs) {
    eventful.step(input);
    if (eventful.view.happened !== 0) break;
    jumpAt += 1;
  }
  for (const input of inputs.slice(0, jumpAt + 1)) run.step(input);
  expect(run.view.happened).not.toBe(0);
  // Another run, and then this one many steps on.
  replayEvents.afterStep(eventful.view);
  replayEvents.afterStep(run.view);
  for (const input of inputs.slice(jumpAt + 1)) run.step(input);
  replayEvents.afterStep(run.view);
  expect(events).toEqual([]);
});

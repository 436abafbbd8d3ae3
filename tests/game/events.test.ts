import { beforeEach, expect, it, vi } from 'vitest';
import { type GameEvent, GameEvents } from '#src/game/events.ts';
import { crashed, started } from './some-events.ts';

let events: GameEvents;
let heard: string[];

beforeEach(() => {
  events = new GameEvents();
  heard = [];
});

const hear = ({ type }: GameEvent) => void heard.push(type);

function emit(...types: readonly ('jumped' | 'landed' | 'started' | 'crashed')[]): void {
  for (const type of types) {
    if (type === 'started') events.emit(started());
    else events.emit(type === 'crashed' ? crashed(7) : { type });
  }
}

it('who subscribes late from the start hears all of the run, in order, and what comes', () => {
  emit('started', 'jumped');
  events.on(hear, { fromStart: true });
  emit('landed');
  expect(heard).toEqual(['started', 'jumped', 'landed']);
});

it('a run that has ended before anybody asked from the start is told as well', () => {
  emit('started', 'crashed', 'started');
  events.on(hear, { fromStart: true });
  expect(heard).toEqual(['started', 'crashed', 'started']);
  emit('crashed', 'started', 'jumped');
  heard = [];
  events.on(hear, { fromStart: true });
  expect(heard).toEqual(['started', 'jumped']);
});

it('who does not ask hears only what comes, until unsubscribing', () => {
  emit('started');
  const unsubscribe = events.on(hear);
  emit('jumped');
  unsubscribe();
  emit('landed');
  expect(heard).toEqual(['jumped']);
});

it('what was forgotten is told to nobody', () => {
  emit('started', 'jumped');
  events.forget();
  events.on(hear, { fromStart: true });
  expect(heard).toEqual([]);
});

it('a listener that throws stops neither the past nor the other listeners', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const fail = () => {
    throw new Error('a fault of the listener');
  };
  emit('started', 'jumped');
  events.on(fail, { fromStart: true });
  events.on(hear, { fromStart: true });
  emit('landed');
  expect(heard).toEqual(['started', 'jumped', 'landed']);
});

import { beforeEach, expect, it } from 'vitest';
import { PendingStart, Session } from '#game/testing';
import { highScoresInMemory } from '../runs/high-scores.ts';

let events: string[];
let session: Session;
let start: PendingStart;
let now: number;

beforeEach(() => {
  events = [];
  now = 1000;
  session = new Session({
    highScores: highScoresInMemory(),
    emit: ({ type }) => events.push(type),
    course: () => ({ label: '', begin: () => ({ seed: 'early' }) }),
  });
  session.setVisible(true);
  start = new PendingStart();
});

/** Long enough for two jumps. */
function play(): void {
  for (let frame = 0; frame < 80; frame++) {
    now += 1000 / 60;
    session.advance(now);
  }
}

it('a key that is still held jumps again on landing, until it is released', () => {
  start.press('Space');
  start.startIn(session, now);
  play();
  session.release('jump', 'Space');
  play();
  expect(events).toEqual(['start', 'jump', 'land', 'jump', 'land']);
});

it('nothing starts without a request, after a reset, or a second time', () => {
  start.startIn(session, now);
  start.press('Space');
  start.reset();
  start.startIn(session, now);
  expect(events).toEqual([]);
  start.press('Space');
  start.startIn(session, now);
  start.startIn(session, now);
  expect(events).toEqual(['start']);
});

import { expect, it } from 'vitest';
import type { RunStart } from '#game';
import { createRun, STEPS_PER_POINT } from '#simulation';
import { FRAME, PlayedSession } from './played-session.ts';

const SCORE = 5;
const RIVAL = {
  kind: 'rival',
  id: 'compy',
  name: 'Compy',
  score: SCORE,
  look: { colours: 'moss', hat: null },
} as const satisfies RunStart['target'];
const TOLD = { id: 'compy', name: 'Compy', score: SCORE };

function play(target?: RunStart['target']) {
  const game = new PlayedSession();
  const ghost = { ...createRun('ghost').view, gameOver: false };
  const crash = { isDue: false };
  const step = () => {
    ghost.gameOver ||= crash.isDue;
  };
  const start = { seed: 'a', ghost: () => ({ view: ghost, step }) };
  game.session.begin({ ...start, ...(target && { target }) }, game.now);
  const told = () => game.events.filter(({ type }) => type.startsWith('rival'));
  return { game, ghost, crash, start, told };
}

it('a rival that is passed is told once, with who it is', () => {
  const { game, ghost, crash, told } = play(RIVAL);
  expect(game.session.ghost).toMatchObject({ view: ghost, rival: { name: 'Compy' } });
  game.play(SCORE * STEPS_PER_POINT);
  expect(told()).toEqual([]);
  game.play(2 * STEPS_PER_POINT);
  expect(told()).toEqual([{ type: 'rivalPassed', ...TOLD }]);
  crash.isDue = true;
  game.play(60);
  expect(told()).toHaveLength(1);
});

it('a rival’s end is told half a second later, unless the player has passed it by then', () => {
  const { game, crash, told } = play({ ...RIVAL, score: SCORE + 5 });
  crash.isDue = true;
  game.play(30);
  expect(told()).toEqual([]);
  game.play(1);
  expect(told()).toMatchObject([{ type: 'rivalOut', name: 'Compy' }]);
  game.play(12 * STEPS_PER_POINT);
  expect(told().slice(1)).toMatchObject([{ type: 'rivalPassed' }]);
});

it('of a rival that joins a run under way, what it did before isn’t told', () => {
  const { game, crash, start, told } = play();
  game.play((SCORE + 1) * STEPS_PER_POINT);
  crash.isDue = true;
  game.play(1);
  game.session.joinCourse({ ...start, target: RIVAL });
  expect(game.session.ghost).toMatchObject({ rival: { name: 'Compy' } });
  game.play(1);
  expect(told()).toEqual([]);
});

it('a ghost of a race has no name, and nothing is told of it', () => {
  const { game, crash, told } = play();
  crash.isDue = true;
  game.play(10 * STEPS_PER_POINT);
  expect(game.session.ghost?.rival).toBeNull();
  expect(told()).toEqual([]);
});

it('a rival that crashes after the player lies for three seconds, and then the picture stands still', () => {
  const { game, crash } = play({ ...RIVAL, score: 1000 });
  const { session } = game;
  game.playUntilOver();
  session.advance((game.now += FRAME / 2));
  expect(session.alpha).toBeGreaterThan(0);
  crash.isDue = true;
  game.play(240);
  expect([session.story.since('rivalOut'), session.alpha]).toEqual([180, 0]);
  const { steps } = session.story;
  game.play(60);
  expect(session.story.steps).toBe(steps);
});

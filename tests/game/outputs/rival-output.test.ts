// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { GameEvent, RunStart } from '#game';
import { RivalOutput } from '#src/game/outputs/rival-output.ts';
import { createRun, NO_INPUT, STEPS_PER_POINT } from '#simulation';
import { newGame } from '../../play/new-game.ts';

const SCORE = 5;
const RIVAL: NonNullable<RunStart['rival']> = {
  id: 'compy',
  name: 'Compy',
  score: SCORE,
  look: { colours: 'moss', hat: null },
};
const TOLD = { id: 'compy', name: 'Compy', score: SCORE };

function play(rival: RunStart['rival']) {
  const game = newGame();
  const output = new RivalOutput(game);
  const events: GameEvent[] = [];
  game.events.on((event) => {
    output.onEvent(event);
    if (event.type.startsWith('rival')) events.push(event);
  });
  const { view } = createRun('ghost');
  const ghost = { ...view, gameOver: false };
  const start = { seed: 'a', ghost: () => ({ view: ghost, step: () => undefined }) };
  game.session.begin(rival === undefined ? start : { ...start, rival }, 0);
  return {
    game,
    hud: game.hud,
    events,
    ghost,
    step: (steps: number) => {
      for (let i = 0; i < steps; i++) {
        game.session.current.step(NO_INPUT);
        output.afterStep(game.session.run.view);
      }
    },
  };
}

it('the stage says who runs along, and once each when it is out and when it is passed', () => {
  const { hud, events, ghost, step } = play(RIVAL);
  expect(hud.rival).toMatchObject({ name: 'Compy', isPassed: false });
  step(SCORE * STEPS_PER_POINT);
  expect(events).toEqual([]);
  ghost.gameOver = true;
  step(1);
  expect(events).toEqual([{ type: 'rivalOut', ...TOLD }]);
  step(2 * STEPS_PER_POINT);
  expect(events.slice(1)).toEqual([{ type: 'rivalPassed', ...TOLD }]);
  expect(hud.rival).toMatchObject({ isPassed: true });
});

it('a rival that joins a restored run is named, and what it did before is not told again', () => {
  const { game, hud, events, ghost, step } = play(undefined);
  step((SCORE + 1) * STEPS_PER_POINT);
  ghost.gameOver = true;
  game.session.joinCourse({ ...game.session.goals.start, rival: RIVAL });
  game.events.emit({ type: 'joined' });
  expect(hud.rival).toMatchObject({ name: 'Compy', isPassed: true });
  step(1);
  expect(events).toEqual([]);
});

it('a ghost of a race has no name, and nothing is said of it', () => {
  const { hud, events, ghost, step } = play(undefined);
  ghost.gameOver = true;
  step(10 * STEPS_PER_POINT);
  expect(hud.rival).toBeNull();
  expect(events).toEqual([]);
});

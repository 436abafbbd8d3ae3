// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Game, GameContext, type GameState, INITIAL_GAME_STATE } from '#game';
import { Bar } from '#src/play/Bar.tsx';
import { crashed } from '../game/some-events.ts';
import { render, renderInPage } from '../ui/react-page.ts';
import { newGame } from './new-game.ts';

renderInPage();

const { dataset } = document.documentElement;
const isNewcomer = () => 'newcomer' in dataset;

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  delete dataset['newcomer'];
  history.replaceState(null, '', '/');
  return () => delete dataset['newcomer'];
});

it.each<[string, boolean, string, Readonly<Record<string, unknown>>?]>([
  ['nothing stored', true, '/'],
  ['a campaign in the address', true, '/?utm_source=a#main'],
  ['settings, and a damaged score', true, '/', { 'dino-settings': {}, 'dino-high-score': 7 }],
  ['a stored score', false, '/', { 'dino-high-score': { version: 1, score: 3 } }],
  ['one with assists', false, '/', { 'dino-high-score-assisted': { version: 1, score: 3 } }],
  ['a course in the address', false, '/?seed=abc'],
  ['a link to a run', false, '/#run=abc'],
  ['a link to the daily course', false, '/#daily-27'],
  ['a link to practice', false, '/#practice'],
  ['debug mode in the address', false, '/?debug'],
])('whoever comes with %s is a newcomer: %s', async (_, expected, address, stored = {}) => {
  history.replaceState(null, '', address);
  for (const [key, value] of Object.entries(stored))
    localStorage.setItem(key, JSON.stringify(value));
  // It is no module, so the compiler can't import it.
  await vi.importActual('#src/early-press.ts');
  expect(isNewcomer()).toBe(expected);
});

it.each<[string, Partial<GameState>, boolean]>([
  ['before a run', {}, true],
  ['in the first run', { phase: 'running' }, true],
  ['right after its crash', { phase: 'over' }, true],
  ['with the first result', { phase: 'over', result: crashed(30).result }, false],
  ['with a score from elsewhere', { highScore: 300 }, false],
])('the rest of the bar waits for the first result: %s', (_, changes, expected) => {
  dataset['newcomer'] = '';
  const game: Game = newGame();
  render(
    <GameContext value={game}>
      <Bar form="page" />
    </GameContext>,
  );
  act(() => game.state.publish({ ...INITIAL_GAME_STATE, stageStatus: 'open', ...changes }));
  expect(isNewcomer()).toBe(expected);
});

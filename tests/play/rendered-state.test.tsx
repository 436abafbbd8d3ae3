// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Game, GameContext, type GameState, INITIAL_GAME_STATE } from '#game';
import { Notice, Status } from '#src/play/Notice.tsx';
import { PlayButtons } from '#src/play/PlayButtons.tsx';
import { ResultCard } from '#src/play/ResultCard.tsx';
import { crashed } from '../game/some-events.ts';
import { page, render, renderInPage, textOf } from '../ui/react-page.ts';
import { newGame } from './new-game.ts';

let game: Game;

renderInPage();
beforeEach(() => {
  game = newGame();
  render(
    <GameContext value={game}>
      <Notice />
      <Status />
      <PlayButtons />
      <ResultCard />
    </GameContext>,
  );
});

const show = (changes: Partial<GameState>) =>
  act(() => game.state.publish({ ...INITIAL_GAME_STATE, stageStatus: 'open', ...changes }));

/** Words of the play buttons that can be pressed, without their keys. */
const pressable = () =>
  [...page.querySelectorAll<HTMLButtonElement>('[data-part=buttons] button')]
    .filter((button) => !button.disabled)
    .map((button) => (button.querySelector('span') ?? button).textContent);

const SECOND = { day: 21, number: 2, of: 3 };

it.each<[Partial<GameState>, readonly string[]]>([
  [{}, ['Start']],
  [{ phase: 'running' }, ['Jump', 'Crouch', 'Turbo', 'Pause']],
  [{ phase: 'running', turbo: 'cooling' }, ['Jump', 'Crouch', 'Pause']],
  [{ phase: 'running', hasWeapon: true, turbo: 'active' }, ['Jump', 'Crouch', 'Shoot', 'Pause']],
  [{ phase: 'counting', hasWeapon: true }, ['Jump', 'Crouch', 'Pause']],
  [{ phase: 'paused' }, ['Resume']],
  [{ phase: 'paused', stageStatus: 'lost' }, []],
  [{ phase: 'over' }, []],
  [{ phase: 'over', mayRestart: true }, ['New run']],
  [{ phase: 'over', mayRestart: true, startLabel: 'Try again' }, ['Try again']],
  [{ phase: 'over', mayRestart: true, nextAttempt: { ...SECOND, isAsked: false } }, ['New run']],
  [
    { phase: 'over', mayRestart: true, nextAttempt: { ...SECOND, isAsked: true } },
    ['Use attempt 2 of 3'],
  ],
])('in the state %j the buttons %j can be pressed', (state, names) => {
  show(state);
  expect(pressable()).toEqual(names);
});

it.each<[Partial<GameState>, RegExp | undefined]>([
  [{ stageStatus: 'open' }, undefined],
  [{ stageStatus: 'no-context' }, /^Could not get 2D context from canvas.*browser\.$/],
  [{ stageStatus: 'no-sheet' }, /graphics didn’t load.*Try again$/],
  [{ stageStatus: 'no-stage' }, /game didn’t open.*Reload the page$/],
  [{ stageStatus: 'lost' }, /^Graphics interrupted.*usually back/],
  [{ stageStatus: 'lost', phase: 'paused' }, /Your run is paused/],
  [{ stageStatus: 'lost', watching: true }, /The replay is paused/],
  [
    { stageStatus: 'lost-for-long', phase: 'paused', isStored: true },
    /will still be there.*Reload the page$/,
  ],
  [{ stageStatus: 'lost-for-long', phase: 'paused' }, /Reloading the page would end your run/],
  [{ stageStatus: 'restored', phase: 'paused' }, /^Graphics restoredResume$/],
  [{ stageStatus: 'broken' }, /stopped because of an error.*Start over$/],
])('in the state %j the notice says %s', (state, says) => {
  show(state);
  const notice = textOf('[role=alert]');
  if (says === undefined) expect(notice).toBeUndefined();
  else expect(notice).toMatch(says);
});

it('a button of a notice does what it says', () => {
  const [open, restart] = [vi.spyOn(game, 'open'), vi.spyOn(game, 'restart').mockReturnValue()];
  show({ stageStatus: 'no-sheet' });
  act(() => page.querySelector<HTMLElement>('[role=alert] button')?.click());
  show({ stageStatus: 'broken' });
  act(() => page.querySelector<HTMLElement>('[role=alert] button')?.click());
  expect([open.mock.calls.length, restart.mock.calls.length]).toEqual([1, 1]);
});

it('screen readers hear the countdown in place of the last announcement', () => {
  show({ phase: 'running', announcement: 'Turbo on.' });
  expect(textOf('[role=status]')).toBe('Turbo on.');
  show({ phase: 'counting', announcement: 'Turbo on.' });
  expect(textOf('[role=status]')).toBe('Resuming in three, two, one.');
});

it('the card shows score, comparison and crash, and marks a record', () => {
  const { result } = crashed(1234);
  const crash = { kind: 'cactus', large: true, count: 2, part: 'feet' } as const;
  show({ phase: 'over', result: { ...result, best: 1000, record: true, crash, steps: 2 } });
  expect(textOf('[data-part=result-text]')).toBe(
    '1,234New best, by 234!1,234 mYour feet found two large cacti.',
  );
  expect(page.querySelector('[data-record]')).not.toBeNull();
  show({ phase: 'over', result: { ...result, practice: true }, mayRestart: true });
  expect(textOf('[data-part=result-text]')).toMatch(/^Passed 1,234/);
  expect(page.querySelector('[data-record], [data-too-early]')).toBeNull();
  show({ phase: 'over', result, watching: true });
  expect(page.querySelector('[data-part=result]')).toBeNull();
});

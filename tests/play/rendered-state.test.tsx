// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Game, GameContext, type GameState, INITIAL_GAME_STATE } from '#game';
import { Bar } from '#src/play/Bar.tsx';
import { type Form, formOf } from '#src/play/bar-buttons.ts';
import { Notice, Status } from '#src/play/Notice.tsx';
import { ResultCard } from '#src/play/ResultCard.tsx';
import { NO_INPUT } from '#simulation';
import { crashed } from '../game/some-events.ts';
import { page, render, renderInPage, textOf } from '../ui/react-page.ts';
import { newElements, newGame } from './new-game.ts';

let game: Game;

renderInPage();
beforeEach(() => {
  game = newGame();
  showIn('page');
});

const showIn = (form: Form) =>
  render(
    <GameContext value={game}>
      <Notice />
      <Status />
      <Bar form={form} />
      <ResultCard />
    </GameContext>,
  );

const show = (changes: Partial<GameState>) =>
  act(() => game.state.publish({ ...INITIAL_GAME_STATE, stageStatus: 'open', ...changes }));

const result = { ...crashed(1234).result, crash: null };

/** Words of the buttons in a part of the bar, without their keys; a disabled one in brackets. */
const words = (part: 'play' | 'courses' | 'extras') =>
  [...page.querySelectorAll<HTMLButtonElement>(`[data-part=${part}] button`)]
    .map((button) => [button, button.getAttribute('aria-label') ?? wordsOf(button)] as const)
    .map(([{ disabled }, name]) => (disabled ? `(${name})` : name));
const wordsOf = (button: HTMLButtonElement) =>
  (button.querySelector('span') ?? button).textContent.trim();

const SECOND = { day: 21, number: 2, of: 3 };
const RUN = ['Jump', 'Crouch', '(Shoot)', 'Turbo', 'Pause'];
const AFTER_CRASH = ['(Jump)', '(Crouch)', '(Shoot)', '(Turbo)', '(Pause)'];

it.each<[Partial<GameState>, readonly string[]]>([
  [{}, ['Start']],
  [{ stageStatus: 'no-context' }, []],
  [{ phase: 'running' }, RUN],
  [{ phase: 'running', turbo: 'cooling' }, ['Jump', 'Crouch', '(Shoot)', '(Turbo)', 'Pause']],
  [{ phase: 'running', hasWeapon: true }, ['Jump', 'Crouch', 'Shoot', 'Turbo', 'Pause']],
  [{ phase: 'counting', hasWeapon: true }, ['Jump', 'Crouch', '(Shoot)', '(Turbo)', 'Pause']],
  [{ phase: 'paused' }, ['Resume']],
  [{ phase: 'paused', stageStatus: 'lost' }, []],
  [{ phase: 'over', result }, []],
  [{ phase: 'over', screen: 'compact' }, AFTER_CRASH],
  [{ phase: 'over', screen: 'compact', result }, ['New run']],
  [{ phase: 'over', screen: 'compact', result, watching: true }, []],
  [{ phase: 'running', stageStatus: 'broken' }, []],
])('in the state %j the bar has the play buttons %j', (state, names) => {
  show(state);
  expect(words('play')).toEqual(names);
});

it.each([
  ['counts', 1234, 'Your first run'],
  ['does not count', 0, undefined],
])('only a run that counts is called the first: one that %s', (_, highScore, text) => {
  show({ phase: 'over', result, highScore });
  expect(textOf('[data-part=score]')).toBe('1,234');
  expect(textOf('[data-part=comparison]')).toBe(text);
});

it('each button names its keys', () => {
  const keys = () =>
    [...page.querySelectorAll('[aria-keyshortcuts]')].map((each) =>
      each.getAttribute('aria-keyshortcuts'),
    );
  show({ phase: 'running' });
  expect(keys()).toEqual(['Space ArrowUp', 'ArrowDown C', 'Z', 'X', 'P', 'M', 'F', 'L']);
  show({ phase: 'paused' });
  expect(keys()[0]).toBe('Space ArrowUp');
});

it.each([
  [500, 'Turbo'],
  [1000, '(Turbo)'],
])('at the pace of %i points the button for turbo is: %s', (paceScore, name) => {
  const practice = { subject: 'turbo', paceScore } as const;
  act(() => {
    game.session.setVisible(true);
    game.session.begin({ seed: 'a', ranked: false, practice }, 0);
    game.session.run.step(NO_INPUT);
    game.announce('');
  });
  expect(words('play')[3]).toBe(name);
});

const COURSES = ['Daily', 'Practice', 'Your runs'];
const PAGE = ['Mute', 'Full screen', 'Settings', 'Enable Debug Mode', 'Lock Scroll'];
const ALONE = ['Mute', 'Full screen', 'Settings'];

it.each<[Form, Partial<GameState>, readonly string[]]>([
  ['page', {}, [...COURSES, ...PAGE]],
  ['page', { phase: 'running' }, PAGE],
  ['page', { phase: 'paused' }, [...COURSES, ...PAGE]],
  ['page', { phase: 'over', result }, [...COURSES, ...PAGE]],
  ['page', { watching: true }, PAGE],
  ['phone', { phase: 'paused' }, PAGE],
  ['phone', { phase: 'over' }, PAGE],
  ['phone', { phase: 'over', result }, [...COURSES, ...PAGE]],
  ['sideways', {}, ALONE],
  ['sideways', { phase: 'running' }, []],
  ['sideways', { phase: 'over', result }, ALONE],
  ['sideways', { phase: 'over', result, screen: 'tiny' }, []],
  ['upright', { phase: 'over' }, []],
  [
    'upright',
    { phase: 'over', result, fullScreen: true },
    ['Mute', 'Back to the page', 'Settings'],
  ],
  ['upright', { watching: true }, []],
])('in the form %s and the state %j the bar has besides these %j', (form, state, names) => {
  showIn(form);
  show(state);
  expect([...words('courses'), ...words('extras')]).toEqual(names);
});

it('upright, Shoot and Turbo are there only when they can do something; sideways, a keyboard needs no buttons', () => {
  showIn('upright');
  show({ phase: 'running', turbo: 'cooling' });
  expect(words('play')).toEqual(['Jump', 'Crouch', 'Pause']);
  show({ phase: 'over', screen: 'upright' });
  expect(words('play')).toEqual(['(Jump)', '(Crouch)']);
  showIn('sideways');
  show({ phase: 'running' });
  expect(words('play')).toEqual([]);
  show({ phase: 'running', touchScreen: true, knowsTurbo: true });
  expect(words('play')).toEqual(RUN);
});

it('on a touch screen Turbo comes with its lesson, upright, and sideways in the place kept for it', () => {
  const unknown = () =>
    [...page.querySelectorAll('[data-unknown]')].map(({ textContent }) => textContent);
  const running = { phase: 'running', touchScreen: true } as const;
  showIn('sideways');
  show(running);
  expect(unknown()).toEqual(['TurboX']);
  show({ ...running, knowsTurbo: true });
  expect(unknown()).toEqual([]);
  showIn('upright');
  expect(words('play')).toContain('Turbo');
  show(running);
  expect(words('play')).not.toContain('Turbo');
});

it('the button that a hint names is lit', () => {
  const lit = () =>
    [...page.querySelectorAll('[data-hinted]')].map(({ textContent }) => textContent);
  show({ phase: 'running' });
  expect(lit()).toEqual([]);
  show({ phase: 'running', hinted: 'crouch' });
  expect(lit()).toEqual(['Crouch↓']);
});

it.each<[GameState['screen'], boolean, Form]>([
  ['large', false, 'page'],
  ['compact', false, 'page'],
  ['phone', false, 'phone'],
  ['upright', false, 'phone'],
  ['large', true, 'sideways'],
  ['tiny', true, 'sideways'],
  ['upright', true, 'upright'],
])('a %s screen, alone: %s, has the form %s', (screen, isAlone, form) => {
  expect(formOf(screen, isAlone)).toBe(form);
});

it.each<[Partial<GameState>, string]>([
  [{}, 'New run'],
  [{ startLabel: 'Try again' }, 'Try again'],
  [{ nextAttempt: { ...SECOND, isAsked: false } }, 'New run'],
  [{ nextAttempt: { ...SECOND, isAsked: true } }, 'Use attempt 2 of 3'],
])('in the state %j after a run, the button of the card says %s', (state, name) => {
  show({ phase: 'over', result, ...state });
  expect(textOf('[data-part=result] button span')).toBe(name);
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
  [{ stageStatus: 'restored', phase: 'paused' }, /^Graphics restored$/],
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
  expect(textOf('[role=status]')).toBe('Get ready: three, two, one.');
});

it('the card shows score, comparison and crash, and marks a record', () => {
  const crash = { kind: 'cactus', large: true, count: 2, part: 'feet' } as const;
  show({
    phase: 'over',
    result: { ...result, metres: 617, best: 1000, record: true, crash, steps: 2 },
  });
  // The figure counts up first.
  expect(textOf('[data-part=result-text]')).toBe(
    '0617 mBest ever, by 234!Your feet found two large cacti.',
  );
  expect(page.querySelector('[data-record]')).not.toBeNull();
  show({ phase: 'over', result: { ...result, practice: true } });
  expect(textOf('[data-part=result-text]')).toMatch(/^Passed 1,234/);
  expect(page.querySelector('[data-record]')).toBeNull();
  show({ phase: 'over', result, watching: true });
  expect(page.querySelector('[data-part=result]')).toBeNull();
});

it.each<[string, Form, Partial<GameState>]>([
  ['gets disabled', 'page', { hasWeapon: false }],
  ['goes', 'upright', { hasWeapon: false }],
])('when a button that has the focus %s, the stage gets it', (_, form, change) => {
  const elements = newElements();
  elements.stage.tabIndex = 0;
  const unmount = game.mount(elements);
  showIn(form);
  show({ phase: 'running', hasWeapon: true });
  const shoot = page.querySelector<HTMLButtonElement>('[data-action=shoot]');
  shoot?.focus();
  expect(document.activeElement).toBe(shoot);
  show({ phase: 'running', ...change });
  expect(document.activeElement).toBe(elements.stage);
  unmount();
});

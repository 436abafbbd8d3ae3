// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Bindings, DEFAULT_BINDINGS, type KeyAction } from '#game';
import { actionOfKey } from '#src/game/input/bindings.ts';
import { attachKeyboard } from '#src/game/input/keyboard.ts';
import type { InputDevice } from '#src/game/input/controls.ts';

let keyboard: InputDevice;
let received: string[];
let wanted: (action: KeyAction) => boolean;
let bindings: Bindings;
let wantsEnter: boolean;
let isUnderWay: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <a id="link" href="/faq">FAQ</a>
    <button id="elsewhere">Accept</button>
    <h1 id="heading" tabindex="-1">Dino</h1>
    <input id="field"><select id="list"></select>
    <div contenteditable="true"><b id="bold">words</b></div>
    <details><summary id="summary">More</summary></details>
    <div id="widget" tabindex="0"></div>
    <dialog><p id="dialog"></p></dialog>
    <div id="game"><div id="stage" tabindex="0"></div><button id="own">Crouch</button></div>`;
  received = [];
  wanted = () => true;
  bindings = DEFAULT_BINDINGS;
  wantsEnter = false;
  isUnderWay = false;
  keyboard = attachKeyboard(at('game'), {
    bindings: () => bindings,
    wants: (action) => wanted(action),
    wantsEnter: () => wantsEnter,
    isUnderWay: () => isUnderWay,
    press: (action) => received.push(`+${action}`),
    release: (action) => received.push(`-${action}`),
    holdOn: (action) => received.push(`=${action}`),
  });
});

afterEach(() => {
  keyboard.dispose();
  vi.useRealTimers();
});

function at(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The page has no '${id}'.`);
  return element;
}

/** Returns whether the key's default action was left to the page. */
function key(
  type: 'keydown' | 'keyup',
  code: string,
  init: KeyboardEventInit = {},
  target: HTMLElement = document.body,
): boolean {
  const letter = code.startsWith('Key') ? code.slice(3).toLowerCase() : code;
  return target.dispatchEvent(
    new KeyboardEvent(type, {
      code,
      key: letter,
      bubbles: true,
      cancelable: true,
      composed: true,
      ...init,
    }),
  );
}

it.each([
  ['KeyX', 'X', 'turbo'],
  ['ShiftRight', 'Shift', 'special'],
  ['Enter', 'Enter', undefined],
  // Where a layout moves a Latin letter, the letter counts; where it has none, the place does.
  ['KeyY', 'z', 'shoot'],
  ['KeyZ', 'y', undefined],
  ['KeyZ', 'я', 'shoot'],
  // On AZERTY, Dvorak and BÉPO these stand where others have M and Z.
  ['KeyM', ',', undefined],
  ['Semicolon', 'm', 'mute'],
  ['KeyZ', 'à', undefined],
  // The number pad without and with NumLock, and keys that the system has moved.
  ['Numpad8', 'ArrowUp', 'jump'],
  ['Numpad8', '8', undefined],
  ['KeyI', 'ArrowUp', 'jump'],
  // Phones, remote controls and screen readers.
  ['', 'ArrowDown', 'crouch'],
  ['', '', undefined],
  // A browser that doesn't know the letter still knows the place.
  ['KeyZ', 'Unidentified', 'shoot'],
])('the key %s that prints %s means %s', (code, printed, action) => {
  expect(actionOfKey(DEFAULT_BINDINGS, { code, key: printed })).toBe(action);
});

it('a key of the game is pressed and released once, and does not scroll the page', () => {
  expect(key('keydown', 'Space')).toBe(false);
  expect(key('keydown', 'Space', { repeat: true })).toBe(false);
  key('keyup', 'Space');
  expect(received).toEqual(['+jump', '-jump']);
});

it.each(['field', 'list', 'bold', 'link', 'elsewhere', 'summary', 'widget', 'dialog'])(
  'a key on the %s is left alone',
  (id) => {
    for (const code of ['Space', 'ArrowDown', 'KeyP'])
      expect(key('keydown', code, {}, at(id))).toBe(true);
    expect(received).toEqual([]);
  },
);

it.each(['ctrlKey', 'altKey', 'metaKey'])('a key with %s belongs to the browser', (modifier) => {
  expect(key('keydown', 'KeyP', { [modifier]: true })).toBe(true);
  expect(received).toEqual([]);
});

it.each(['heading', 'stage'])('a key goes to the game while the %s has the focus', (id) => {
  expect(key('keydown', 'Space', {}, at(id))).toBe(false);
});

it('a focused button of the game keeps Space and Enter; other keys still play', () => {
  wantsEnter = true;
  for (const code of ['Space', 'Enter']) expect(key('keydown', code, {}, at('own'))).toBe(true);
  expect(key('keydown', 'ArrowUp', {}, at('own'))).toBe(false);
  expect(received).toEqual(['+jump']);
});

it.each(['Enter', 'NumpadEnter'])('%s is a press of jump while a run can be started', (code) => {
  expect(key('keydown', code)).toBe(true);
  wantsEnter = true;
  expect(key('keydown', code, {}, at('stage'))).toBe(false);
  key('keyup', code);
  expect(received).toEqual(['+jump', '-jump']);
});

it('keys without a code play, two of them at once', () => {
  key('keydown', '', { key: ' ' });
  key('keydown', '', { key: 'ArrowDown' });
  key('keyup', '', { key: ' ' });
  key('keyup', '', { key: 'ArrowDown' });
  expect(received).toEqual(['+jump', '+crouch', '-jump', '-crouch']);
});

it('an event without a key, as when the browser fills in a form, is ignored', () => {
  const event = new Event('keydown', { bubbles: true, cancelable: true });
  expect(at('game').dispatchEvent(event)).toBe(true);
  expect(received).toEqual([]);
});

it('a key that the player has unbound neither plays nor scrolls the page during a run', () => {
  bindings = { ...DEFAULT_BINDINGS, jump: ['W'] };
  expect(key('keydown', 'Space')).toBe(true);
  isUnderWay = true;
  expect(key('keydown', 'Space')).toBe(false);
  expect(received).toEqual([]);
});

it('no key opens the browser’s search or scrolls during a run; other keys are left alone', () => {
  const keys = "/ ' PageDown PageUp Home End ArrowLeft ArrowRight".split(' ');
  for (const name of keys) expect(key('keydown', '', { key: name }), name).toBe(true);
  isUnderWay = true;
  for (const name of keys) expect(key('keydown', '', { key: name }), name).toBe(false);
  for (const other of ['.', 'F5']) expect(key('keydown', '', { key: other })).toBe(true);
  expect(key('keydown', '', { key: 'PageDown' }, at('field'))).toBe(true);
  expect(received).toEqual([]);
});

it('Escape pauses a run, and between runs it takes the focus from the game', () => {
  at('stage').focus();
  isUnderWay = true;
  expect(key('keydown', 'Escape', {}, at('stage'))).toBe(false);
  key('keyup', 'Escape');
  expect(received).toEqual(['+pause', '-pause']);
  expect(document.activeElement).toBe(at('stage'));
  isUnderWay = false;
  vi.advanceTimersByTime(100);
  expect(key('keydown', 'Escape', {}, at('stage'))).toBe(true);
  expect(document.activeElement).toBe(document.body);
  expect(received).toEqual(['+pause', '-pause']);
});

it.each(['stage', 'own'])('a key on the %s that comes down again at once was held', (id) => {
  for (let i = 0; i < 60; i++) {
    key('keydown', 'KeyP', {}, at(id));
    vi.advanceTimersByTime(33);
    key('keyup', 'KeyP', {}, at(id));
  }
  vi.advanceTimersByTime(21);
  key('keydown', 'KeyP', {}, at(id));
  expect(received.filter((what) => what === '+pause')).toHaveLength(2);
  expect(received.slice(0, 4)).toEqual(['+pause', '-pause', '=pause', '-pause']);
});

it('a key that the game does not want at the moment scrolls the page', () => {
  wanted = (action) => action !== 'crouch';
  expect(key('keydown', 'ArrowDown')).toBe(true);
  expect(key('keydown', 'Space')).toBe(false);
});

it('a key is released even if the focus has moved in the meantime', () => {
  key('keydown', 'KeyC');
  key('keyup', 'KeyC', { ctrlKey: true }, at('field'));
  expect(received).toEqual(['+crouch', '-crouch']);
});

it('the Meta key releases all keys, because macOS fires no keyup for them', () => {
  key('keydown', 'Space');
  key('keydown', 'KeyC');
  key('keydown', 'MetaLeft', { key: 'Meta', metaKey: true });
  expect(received).toEqual(['+jump', '+crouch', '-jump', '-crouch']);
});

it('after a loss of focus the key has to be pressed again', () => {
  key('keydown', 'Space');
  keyboard.reset();
  key('keydown', 'Space', { repeat: true });
  key('keyup', 'Space');
  key('keydown', 'Space');
  expect(received).toEqual(['+jump', '+jump']);
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attachButtons } from '#src/game/input/buttons.ts';
import type { InputDevice } from '#src/game/input/controls.ts';

let buttons: InputDevice;
let received: string[];
let sources: string[];

beforeEach(() => {
  document.body.innerHTML = `
    <div id="game">
      <button data-action="jump"></button>
      <button data-action="crouch"></button>
      <button data-action="shoot"></button>
      <button data-action="pause"></button>
      <button id="other"></button>
      <div id="stage" tabindex="0"></div>
    </div>`;
  received = [];
  sources = [];
  buttons = attachButtons(
    { root: find('#game'), stage: find('#stage') },
    {
      press: (action, source) => {
        received.push(`+${action}`);
        sources.push(source);
      },
      release: (action) => received.push(`-${action}`),
      holdOn: (action) => received.push(`=${action}`),
    },
  );
});

afterEach(() => {
  buttons.dispose();
});

function find(selector: string): HTMLElement {
  const element = document.querySelector(selector);
  if (!(element instanceof HTMLElement)) throw new Error(`The page has no '${selector}'.`);
  return element;
}

const pointer = (type: string, target: EventTarget, init: PointerEventInit = {}) =>
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, ...init }));
const key = (type: string, selector: string, code: string, init: KeyboardEventInit = {}) =>
  find(selector).dispatchEvent(
    new KeyboardEvent(type, { code, bubbles: true, cancelable: true, ...init }),
  );

it('a sliding finger keeps holding its button beside all buttons, on a disabled one, and on Pause', () => {
  find('[data-action=shoot]').setAttribute('disabled', '');
  pointer('pointerdown', find('[data-action=crouch]'));
  for (const selector of ['#game', '#other', '[data-action=shoot]', '[data-action=pause]']) {
    pointer('pointerover', find(selector));
  }
  expect(received).toEqual(['+crouch']);
});

const lit = () =>
  [...document.querySelectorAll<HTMLElement>('[data-held]')].map(
    ({ dataset }) => dataset['action'],
  );

it('a button acts and is lit while it is pressed, and a sliding finger takes the next one', () => {
  pointer('pointerdown', find('[data-action=crouch]'));
  expect(lit()).toEqual(['crouch']);
  pointer('pointerover', find('[data-action=shoot]'));
  expect(received).toEqual(['+crouch', '-crouch', '+shoot']);
  expect(lit()).toEqual(['shoot']);
  pointer('pointerup', document.body);
  expect(received.slice(3)).toEqual(['-shoot']);
  pointer('pointerdown', find('[data-action=jump]'));
  buttons.reset();
  expect(lit()).toEqual([]);
});

it('the end of a touch clicks nothing, even where its button has gone', () => {
  const crouch = find('[data-action=crouch]');
  crouch.dispatchEvent(new Event('touchstart', { bubbles: true }));
  crouch.remove();
  const end = new Event('touchend', { cancelable: true });
  crouch.dispatchEvent(end);
  expect(end.defaultPrevented).toBe(true);
});

it('a button that comes under a finger by a change of the layout does nothing', () => {
  const jump = find('[data-action=jump]');
  pointer('pointerdown', jump);
  jump.getBoundingClientRect = () => new DOMRect(0, 300, 100, 50);
  pointer('pointerover', find('[data-action=shoot]'));
  expect(received).toEqual(['+jump']);
  pointer('pointerup', document.body);
  expect(received).toEqual(['+jump', '-jump']);
});

it('only the main mouse button presses', () => {
  pointer('pointerdown', find('[data-action=crouch]'), { button: 2 });
  expect(received).toEqual([]);
});

it.each([
  ['down', 5, 30, 'crouch'],
  ['hardly down', 0, 29, 'jump'],
  ['sideways', 60, 30, 'jump'],
  ['up', 0, -40, 'jump'],
])('a thumb on Jump that moves %s holds then: %d, %d px', (_, across, down, action) => {
  pointer('pointerdown', find('[data-action=jump]'), { clientX: 100, clientY: 100 });
  pointer('pointermove', window, { clientX: 100 - across, clientY: 100 + down });
  pointer('pointerup', window);
  expect(received[0]).toBe('+jump');
  expect(received.at(-1)).toBe(`-${action}`);
});

it.each(['Space', 'Enter'])('%s holds the focused button', (code) => {
  key('keydown', '[data-action=crouch]', code);
  expect(received).toEqual(['+crouch']);
  key('keyup', '#game', code);
  expect(received).toEqual(['+crouch', '-crouch']);
});

it('a key that comes down again at once still holds its button', () => {
  vi.useFakeTimers();
  for (const type of ['keydown', 'keyup', 'keydown']) key(type, '[data-action=pause]', 'Space');
  vi.useRealTimers();
  expect(received).toEqual(['+pause', '-pause', '=pause']);
});

it('after any button was used with a pointer the stage has the focus', () => {
  pointer('pointerdown', find('#other'));
  expect(document.activeElement).toBe(find('#stage'));
  const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
  find('#other').dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
});

it("after a loss of focus a button's key has to be pressed again", () => {
  key('keydown', '[data-action=crouch]', 'Space');
  buttons.reset();
  key('keydown', '[data-action=crouch]', 'Space', { repeat: true });
  expect(received).toEqual(['+crouch']);
});

it('a click without a pointer, as from a screen reader, presses and releases at once', () => {
  find('[data-action=shoot]').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  expect(received).toEqual(['+shoot', '-shoot']);
  // Hints then name what fits the screen, as after an early press on a phone.
  expect(sources).toEqual(['pointer click']);
});

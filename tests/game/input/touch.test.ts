// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { attachTouch, Gestures } from '#src/game/input/touch.ts';
import type { InputDevice, TouchMode } from '#src/game/input/controls.ts';

let mode: TouchMode;
let received: string[];
let gestures: Gestures;
const target = {
  touchMode: () => mode,
  press: (action: string) => void received.push(`+${action}`),
  release: (action: string) => void received.push(`-${action}`),
};

beforeEach(() => {
  mode = 'playing';
  received = [];
  gestures = new Gestures(target);
});

it('a finger jumps in the next frame and holds the jump until it is lifted', () => {
  // The frame had begun before the touch was reported.
  gestures.down(1, 50, 50, 4);
  expect(received).toEqual([]);
  gestures.frame(3);
  expect(received).toEqual(['+jump']);
  gestures.move(1, 52, 52);
  gestures.frame(500);
  expect(received).toEqual(['+jump']);
  gestures.up(1);
  expect(received).toEqual(['+jump', '-jump']);
});

it('a swipe down crouches while the finger stays down, and never jumps', () => {
  gestures.down(1, 50, 50, 0);
  gestures.move(1, 51, 61);
  expect(received).toEqual(['+crouch']);
  gestures.move(1, 51, 20);
  gestures.frame(1000);
  expect(received).toEqual(['+crouch']);
  gestures.up(1);
  expect(received).toEqual(['+crouch', '-crouch']);
});

describe('with a pterodactyl ahead', () => {
  beforeEach(() => {
    mode = 'patient';
  });

  it('a finger that stays still jumps after 100 ms, or when it is lifted', () => {
    gestures.down(1, 50, 50, 0);
    gestures.frame(99);
    expect(received).toEqual([]);
    gestures.frame(100);
    expect(received).toEqual(['+jump']);
    gestures.down(2, 50, 50, 100);
    gestures.frame(116);
    gestures.up(2);
    expect(received).toEqual(['+jump', '+jump', '-jump']);
  });
});

it.each([
  [-15, 0, 'jump'],
  [0, 15, 'crouch'],
  [20, 13, 'crouch'],
  [20, 10, 'jump'],
  [0, 4, 'jump'],
])('a finger that has moved by %d, %d px in the next frame: %s', (across, down, action) => {
  gestures.down(1, 50, 50, 0);
  gestures.move(1, 50 + across, 50 + down);
  gestures.frame(100);
  expect(received).toEqual([`+${action}`]);
});

it('a finger that jumped and then swipes down holds crouch, for the landing', () => {
  gestures.down(1, 50, 50, 0);
  gestures.frame(16);
  gestures.move(1, 50, 80);
  expect(received).toEqual(['+jump', '-jump', '+crouch']);
  gestures.up(1);
  expect(received.at(-1)).toBe('-crouch');
});

it('while no run is under way a tap jumps when it is lifted', () => {
  mode = 'idle';
  gestures.down(1, 50, 50, 0);
  gestures.frame(300);
  expect(received).toEqual([]);
  gestures.up(1);
  expect(received).toEqual(['+jump', '-jump']);
});

it('a finger that came down too soon after the crash does not restart, however late it is lifted', () => {
  mode = 'ignored';
  gestures.down(1, 50, 50, 0);
  mode = 'idle';
  gestures.up(1);
  expect(received).toEqual([]);
});

it('in immediate mode a finger jumps at once, and a swipe still crouches', () => {
  mode = 'immediate';
  gestures.down(1, 50, 50, 0);
  expect(received).toEqual(['+jump']);
  gestures.move(1, 50, 70);
  gestures.up(1);
  expect(received).toEqual(['+jump', '-jump', '+crouch', '-crouch']);
});

describe('on the page', () => {
  let device: InputDevice;

  beforeEach(() => {
    document.body.innerHTML =
      '<div id="root"><div id="area"><div id="stage"></div><button>Jump</button></div></div>';
    mode = 'immediate';
    device = attachTouch({ root: at('#root'), playArea: at('#area'), stage: at('#stage') }, target);
  });
  afterEach(() => device.dispose());

  function at(selector: string): HTMLElement {
    const element = document.querySelector(selector);
    if (!(element instanceof HTMLElement)) throw new Error(`The page has no '${selector}'.`);
    return element;
  }

  function press(selector: string, init: PointerEventInit = {}): readonly string[] {
    for (const type of ['pointerdown', 'pointerup'])
      at(selector).dispatchEvent(new PointerEvent(type, { bubbles: true, ...init }));
    return received;
  }

  it.each(['mouse', 'touch', 'pen'])('a %s jumps while it is down on the stage', (pointerType) => {
    expect(press('#stage', { pointerType })).toEqual(['+jump', '-jump']);
  });

  it.each(['mouse', 'touch'])('only the main button of a %s jumps', (pointerType) => {
    expect(press('#stage', { pointerType, button: 2 })).not.toContain('+jump');
  });

  it('a finger beside the stage plays in full screen alone, and never from a button', () => {
    expect(press('#area')).toEqual([]);
    at('#root').dataset['fullScreen'] = '';
    expect(press('button')).toEqual([]);
    expect(press('#area')).toEqual(['+jump', '-jump']);
  });
});

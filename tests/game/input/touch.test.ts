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

const STEPS = {
  down: (now = 0) => gestures.down(1, 50, 50, now),
  /** From where it came down, px. */
  move: (across = 0, down = 0) => gestures.move(1, 50 + across, 50 + down),
  frame: (now = 0) => gestures.frame(now),
  up: () => gestures.up(1),
};

function isStep(name: string): name is keyof typeof STEPS {
  return name in STEPS;
}

/** @param script as 'down 0, move 1 11, up'. */
function play(script: string): string {
  for (const step of script.split(', ')) {
    const [name = '', ...numbers] = step.split(' ');
    if (!isStep(name)) throw new Error(`There is no step '${name}'.`);
    STEPS[name](...numbers.map(Number));
  }
  return received.join(' ');
}

it.each<[string, TouchMode, script: string, expected: string]>([
  ['waits for a frame', 'playing', 'down 4', ''],
  ['jumps in a frame that had begun before it came', 'playing', 'down 4, frame 3', '+jump'],
  ['holds its jump', 'playing', 'down 0, frame 3, move 2 2, frame 500', '+jump'],
  ['lets go of its jump', 'playing', 'down 0, frame 3, up', '+jump -jump'],
  ['crouches by a swipe', 'playing', 'down 0, move 1 11, move 1 -30, frame 1000', '+crouch'],
  ['stands up when it is lifted', 'playing', 'down 0, move 1 11, up', '+crouch -crouch'],
  ['crouches by a late swipe', 'playing', 'down 0, frame 16, move 0 30', '+jump -jump +crouch'],
  ['jumps by a move to the side', 'playing', 'down 0, move -15 0, frame 100', '+jump'],
  ['crouches by a move down', 'playing', 'down 0, move 0 15, frame 100', '+crouch'],
  ['crouches within 60 degrees', 'playing', 'down 0, move 20 13, frame 100', '+crouch'],
  ['jumps beyond 60 degrees', 'playing', 'down 0, move 20 10, frame 100', '+jump'],
  ['is watched for 100 ms if it moves a little', 'playing', 'down 0, move 0 4, frame 99', ''],
  ['jumps after that', 'playing', 'down 0, move 0 4, frame 100', '+jump'],
  ['waits below a pterodactyl', 'patient', 'down 0, frame 99', ''],
  ['jumps there after 100 ms', 'patient', 'down 0, frame 100', '+jump'],
  ['jumps there when it is lifted', 'patient', 'down 0, frame 16, up', '+jump -jump'],
  ['may still scroll between runs', 'idle', 'down 0, frame 300', ''],
  ['starts a run when it is lifted', 'idle', 'down 0, frame 300, up', '+jump -jump'],
  ['jumps at once', 'immediate', 'down 0', '+jump'],
  ['swipes even so', 'immediate', 'down 0, move 0 20, up', '+jump -jump +crouch -crouch'],
])('a finger %s: %s, %s', (_, inMode, script, expected) => {
  mode = inMode;
  expect(play(script)).toBe(expected);
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

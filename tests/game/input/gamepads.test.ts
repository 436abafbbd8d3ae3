// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachGamepads } from '#src/game/input/gamepads.ts';
import { FakeGamepad, FakeGamepads } from './fake-gamepad.ts';

const A = 0;
const B = 1;
const START = 9;
const DPAD_UP = 12;

let browser: FakeGamepads;
let pad: FakeGamepad;
let controls: ReturnType<typeof attachGamepads>;
let received: string[];
let hasRun: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  browser = new FakeGamepads();
  pad = new FakeGamepad();
  received = [];
  hasRun = true;
  controls = attach();
});

afterEach(() => {
  controls.dispose();
  browser.remove();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function attach() {
  return attachGamepads({
    hasRun: () => hasRun,
    press: (action) => received.push(`+${action}`),
    release: (action) => received.push(`-${action}`),
    onGamepadDisconnected: () => received.push('lost'),
  });
}

/**
 * What the game receives in its next frames. The second frame shows that nothing is received twice.
 */
function frames(): string[] {
  received = [];
  controls.frame();
  controls.frame();
  return received;
}

/** What the game receives when these buttons are pressed and released. */
function hold(...indexes: number[]): string[] {
  pad.hold(...indexes);
  const whenPressed = frames();
  pad.hold();
  return [...whenPressed, ...frames()];
}

describe('the buttons', () => {
  it.each([
    ['A', 0, 'jump'],
    ['B', 1, 'crouch'],
    ['X', 2, 'shoot'],
    ['Y', 3, 'turbo'],
    ['the left bumper', 4, 'special'],
    ['the right bumper', 5, 'turbo'],
    ['the right trigger', 7, 'shoot'],
    ['View', 8, 'retry'],
    ['Start', 9, 'pause'],
    ['up on the D-pad', 12, 'jump'],
    ['down on the D-pad', 13, 'crouch'],
  ])('%s, button %i, means %s from its press to its release', (_, place, action) => {
    browser.connect(pad);
    expect(hold(place)).toEqual([`+${action}`, `-${action}`]);
  });

  it('two with the same action are one press, until both are released', () => {
    browser.connect(pad);
    pad.hold(A);
    expect(frames()).toEqual(['+jump']);
    pad.hold(A, DPAD_UP);
    expect(frames()).toEqual([]);
    pad.hold(DPAD_UP);
    expect(frames()).toEqual([]);
    pad.hold();
    expect(frames()).toEqual(['-jump']);
  });

  it('Start asks for a start if there is no run, and holds no jump', () => {
    browser.connect(pad);
    hasRun = false;
    pad.hold(START);
    expect(frames()).toEqual(['+jump', '-jump']);
    hasRun = true;
    pad.hold();
    expect(frames()).toEqual([]);
  });
});

it('one gamepad listed as two presses once, and pauses once', () => {
  const double = new FakeGamepad(1);
  for (const each of [pad, double]) browser.connect(each);
  for (const each of [pad, double]) each.hold(START, A);
  expect(frames().toSorted()).toEqual(['+jump', '+pause']);
  for (const each of [pad, double]) each.hold();
  expect(frames().toSorted()).toEqual(['-jump', '-pause']);
});

describe('the left stick', () => {
  it('crouches from more than half down until it is well back', () => {
    browser.connect(pad);
    const receivedAt = (down: number) => {
      pad.push(down);
      return frames();
    };
    expect(receivedAt(0.5)).toEqual([]);
    expect(receivedAt(0.51)).toEqual(['+crouch']);
    expect(receivedAt(0.45)).toEqual([]);
    expect(receivedAt(0.3)).toEqual(['-crouch']);
    expect(receivedAt(0.45)).toEqual([]);
    expect(receivedAt(-1)).toEqual([]);
  });
});

describe('a gamepad that is connected', () => {
  it('plays in frames of its own until the game has some, and never twice in one', () => {
    browser.connect(pad);
    pad.hold(A);
    vi.advanceTimersToNextFrame();
    expect(received).toEqual(['+jump']);
    browser.asked = 0;
    controls.frame();
    vi.advanceTimersToNextFrame();
    expect(browser.asked).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('without the standard mapping jumps with its first button, and nothing else of it acts', () => {
    pad = new FakeGamepad(0, '');
    browser.connect(pad);
    expect(hold(A)).toEqual(['+jump', '-jump']);
    pad.push(1);
    expect(hold(B, START, DPAD_UP)).toEqual([]);
  });
});

it.each([
  ['that knows no gamepads', undefined],
  [
    'whose page may not use them',
    () => {
      throw new DOMException('no', 'SecurityError');
    },
  ],
])('a browser %s causes no error', (_, getGamepads) => {
  controls.dispose();
  Object.defineProperty(navigator, 'getGamepads', { configurable: true, value: getGamepads });
  controls = attach();
  expect(frames()).toEqual([]);
});

it('a disconnected gamepad releases its buttons, and the run that it played is told', () => {
  browser.connect(pad);
  pad.hold(A, B);
  frames();
  received = [];
  browser.disconnect(pad);
  expect(received).toEqual(['-jump', '-crouch', 'lost']);
});

it.each([
  ['in a hidden tab', () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
  ['in another window', () => vi.spyOn(document, 'hasFocus').mockReturnValue(false)],
])('%s nothing acts, and a button held since then has to be pressed anew', (_, lookAway) => {
  browser.connect(pad);
  const away = lookAway();
  pad.hold(A);
  expect(frames()).toEqual([]);
  away.mockRestore();
  expect(hold(A)).toEqual([]);
  expect(hold(A)).toEqual(['+jump', '-jump']);
});

it('after a loss of focus a button has to be pressed anew', () => {
  browser.connect(pad);
  pad.hold(A);
  frames();
  controls.reset();
  expect(hold(A)).toEqual([]);
  expect(hold(A)).toEqual(['+jump', '-jump']);
});

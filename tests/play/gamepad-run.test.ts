// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '#game';
import { FakeGamepad, FakeGamepads } from '../game/input/fake-gamepad.ts';
import { FakeStage } from '../game/picture/fake-stage.ts';
import { newElements, newGame } from './new-game.ts';
import { placeStageAt, stayBusy } from './played-page.ts';

const openStage = vi.hoisted(() => vi.fn());

vi.mock('#stage', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#stage')>()),
  openStage,
}));

const A = 0;
const START = 9;

let browser: FakeGamepads;
let pad: FakeGamepad;
let game: Game;
let events: string[];
let detach: () => void;
let arrive: () => Promise<void>;

beforeEach(async () => {
  vi.useFakeTimers({ now: 1000 });
  placeStageAt(100);
  stayBusy();
  history.replaceState(null, '', '/?debug');
  let resolve: (stage: FakeStage) => void = () => undefined;
  openStage.mockReset().mockReturnValue(new Promise((answer) => (resolve = answer)));
  arrive = async () => {
    resolve(new FakeStage());
    await play(50);
  };
  browser = new FakeGamepads();
  pad = new FakeGamepad();
  events = [];
  game = newGame();
  game.events.on(({ type }) => events.push(type));
  detach = game.mount(newElements());
});

afterEach(() => {
  detach();
  browser.remove();
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function play(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

async function press(button: number): Promise<void> {
  pad.hold(button);
  await play(50);
  pad.hold();
  await play(50);
}

async function connectWith(button: number): Promise<void> {
  pad.hold(button);
  browser.connect(pad);
  await play(50);
  pad.hold();
  await play(50);
}

function key(code: string): void {
  for (const type of ['keydown', 'keyup'])
    window.dispatchEvent(new KeyboardEvent(type, { code, key: code }));
}

const phase = () => game.state.get().phase;

describe('the first press of a gamepad', () => {
  it.each([
    ['A', A],
    ['Start', START],
  ])('of %s is a start that waits for the stage, and one jump', async (_, button) => {
    await connectWith(button);
    expect(phase()).toBe('ready');
    await arrive();
    expect(phase()).toBe('running');
    await play(1200);
    expect(events.slice(0, 3)).toEqual(['started', 'jumped', 'landed']);
    expect(events.filter((event) => event === 'jumped')).toHaveLength(1);
  });

  it('stays held, and jumps again on landing', async () => {
    pad.hold(A);
    browser.connect(pad);
    await play(50);
    await arrive();
    await play(1200);
    expect(events.filter((event) => event === 'jumped')).toHaveLength(2);
  });
});

describe('a run', () => {
  beforeEach(async () => {
    window.dispatchEvent(new PointerEvent('pointermove'));
    await arrive();
  });

  it('is started, paused, resumed and, after its end, started again with Start', async () => {
    await connectWith(START);
    expect(phase()).toBe('running');
    await press(START);
    expect(phase()).toBe('paused');
    await press(START);
    expect(phase()).toBe('counting');
    await play(1600);
    expect(phase()).toBe('running');
    await play(60_000);
    expect(phase()).toBe('over');
    await press(START);
    expect(phase()).toBe('running');
  });

  it('is not begun again by a button held since before its end', async () => {
    await connectWith(A);
    pad.hold(A);
    await play(60_000);
    expect(phase()).toBe('over');
    pad.hold();
    await play(600);
    await press(A);
    expect(phase()).toBe('running');
  });

  it('waits when the gamepad that plays it is pulled out, and goes on by the same one', async () => {
    await connectWith(A);
    browser.disconnect(pad);
    expect(phase()).toBe('paused');
    await connectWith(A);
    expect(phase()).toBe('counting');
  });

  it('reacts to a press in the very frame that reads it', async () => {
    key('Space');
    await play(1200);
    browser.connect(pad);
    await play(50);
    const { length } = events;
    pad.hold(A);
    vi.advanceTimersToNextFrame();
    expect(events.slice(length)).toEqual(['jumped']);
  });

  it('waits when the visitor looks away, and no button that is still held goes on with it', async () => {
    await connectWith(A);
    pad.hold(A);
    await play(50);
    window.dispatchEvent(new Event('blur'));
    expect(phase()).toBe('paused');
    await play(500);
    expect(phase()).toBe('paused');
    pad.hold();
    await play(50);
    await press(A);
    expect(phase()).toBe('counting');
  });
});

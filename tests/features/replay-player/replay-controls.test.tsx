// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Playback, ReplayPlayer } from '#features/replay-player/testing';
import { StepClock } from '#game/testing';
import { ReplayControls } from '#features/replay-player';
import { goldenRun } from '../../replay/golden-run.ts';
import { FromTheStart, frames, SHORT, STEPS } from './replays.ts';
import { readReplay } from '#replay';
import { INPUT } from '#simulation';

let root: Root;
let page: HTMLElement;
let runs: FromTheStart;
let player: ReplayPlayer;
let close: () => void;
/** The callbacks that wait for an idle browser. */
let idle: (() => void)[];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  idle = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => idle.splice(handle - 1, 1));
  page = document.createElement('div');
  document.body.append(page);
  root = createRoot(page);
  close = vi.fn();
  show();
});

afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

/** By default a replay of less than six seconds. */
function show(replay = SHORT): void {
  runs = new FromTheStart(replay);
  player = new ReplayPlayer([
    {
      title: 'Replay of 51 points',
      playback: new Playback(
        { runs, inputs: replay.inputs },
        { clock: new StepClock(), highScore: 0 },
      ),
    },
  ]);
  act(() =>
    root.render(<ReplayControls player={player} showStage={() => undefined} close={close} />),
  );
}

function button(name: string): HTMLButtonElement {
  const named = (one: HTMLButtonElement) =>
    (one.getAttribute('aria-label') ?? one.textContent) === name;
  const found = [...page.querySelectorAll('button')].find(named);
  if (found === undefined) throw new Error(`There is no button '${name}'.`);
  return found;
}

function range(): HTMLInputElement {
  const found = page.querySelector('input');
  if (found === null) throw new Error('There is no scrub bar.');
  return found;
}

const click = (name: string) => act(() => button(name).click());
const step = () => player.state.get().step;
const playing = () => player.state.get().playing;
const watch = (seconds: number) =>
  act(() => void frames((now) => player.advance(now, () => undefined), seconds));

function press(
  key: string,
  target: EventTarget = document.body,
  more: KeyboardEventInit = {},
): KeyboardEvent {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    cancelable: true,
    composed: true,
    ...more,
  });
  act(() => void target.dispatchEvent(event));
  return event;
}

/** Fires the events of a browser for each value while the thumb is dragged. */
function dragTo(value: number): void {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      range(),
      String(value),
    );
    range().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const isPressed = (input: number, key: string) =>
  Object.entries(INPUT).some(([name, bit]) => name === key && (input & bit) !== 0);
const litNow = ({ keys }: ReplayPlayer) =>
  Object.entries(INPUT).flatMap(([name, bit]) =>
    (keys.store.get().lit & bit) !== 0 ? [name] : [],
  );
const takeHold = () =>
  act(() => void range().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
const letGo = (type = 'pointerup') => act(() => void window.dispatchEvent(new PointerEvent(type)));

describe('the controls below a replay', () => {
  it('show title and position', () => {
    expect(page.querySelector('[role=status]')?.textContent).toBe('Replay of 51 points');
    expect(page.textContent).toContain('0:00 / 0:05');
    act(() => player.seek(130));
    expect(page.textContent).toContain('0:02 / 0:05');
    expect([
      range().getAttribute('aria-label'),
      range().getAttribute('aria-valuetext'),
      range().value,
    ]).toEqual(['Position', '2 of 5 seconds', '130']);
  });

  it('show minutes and seconds, in real time also for a slow run', () => {
    // At half speed 30 steps take a second.
    const { replay, steps } = goldenRun('assisted: 50 %, 0 px, with pterodactyls');
    const seconds = Math.floor(steps / 30);
    show(readReplay(replay));
    act(() => player.seek(2000));
    const length = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    expect(page.textContent).toContain(`1:06 / ${length}`);
    expect(range().getAttribute('aria-valuetext')).toBe(`66 of ${seconds} seconds`);
  });

  it('focus their first button', () => {
    expect(document.activeElement).toBe(button('Play'));
  });

  it('play, pause, and play again', () => {
    click('Play');
    expect(playing()).toBe(true);
    click('Pause');
    expect(playing()).toBe(false);
    click('Play');
    watch(6);
    expect(step()).toBe(STEPS);
    click('Again');
    expect([step(), playing()]).toEqual([0, true]);
  });

  it('skip a second forward and back', () => {
    click('+1 s, forward one second');
    click('+1 s, forward one second');
    expect(step()).toBe(120);
    click('−1 s, back one second');
    expect(step()).toBe(60);
  });

  it('have three speeds, one of which is pressed', () => {
    const pressed = () =>
      ['½×, half speed', '1×, normal speed', '2×, double speed'].map((name) =>
        button(name).getAttribute('aria-pressed'),
      );
    expect(pressed()).toEqual(['false', 'true', 'false']);
    click('2×, double speed');
    expect(pressed()).toEqual(['false', 'false', 'true']);
    click('Play');
    watch(1);
    expect(step()).toBeGreaterThan(100);
  });

  it('close', () => {
    click('Close');
    expect(close).toHaveBeenCalledOnce();
  });
});

describe('the keys that the run was played with', () => {
  const { inputs } = SHORT;
  const lit = () =>
    [...page.querySelectorAll('[data-lit=true]')].map(({ textContent }) => textContent);
  const NAMES = { jump: 'Jump', crouch: 'Crouch', shoot: 'Shoot', turbo: 'Turbo' } as const;

  it('are shown at each position, and nothing but them', () => {
    const shown = new Set<string>();
    for (let at = 1; at <= inputs.length; at += 3) {
      act(() => player.seek(at));
      const input = inputs[at - 1] ?? 0;
      const pressed = Object.entries(NAMES).flatMap(([key, name]) =>
        isPressed(input, key) ? [name] : [],
      );
      expect(lit()).toEqual(pressed);
      for (const name of pressed) shown.add(name);
    }
    expect(shown.size).toBeGreaterThan(0);
  });

  it('stay lit for a moment after a tap, which lasts one step', () => {
    const taps = Uint8Array.from(inputs, (_, at) => (at === 20 ? INPUT.turbo : 0));
    show({ ...SHORT, inputs: taps.subarray(0, 60) });
    click('Play');
    const seen: string[][] = [];
    act(
      () =>
        void frames(
          (now) => (player.advance(now, () => undefined), seen.push(litNow(player))),
          0.9,
          30,
        ),
    );
    const frameCount = seen.filter((names) => names.includes('turbo')).length;
    // 150 ms at 30 frames a second.
    expect(frameCount).toBeGreaterThanOrEqual(4);
    expect(frameCount).toBeLessThanOrEqual(6);
    expect(seen.at(-1)).toEqual([]);
  });

  it('show the special key as what it does', () => {
    show({ ...SHORT, inputs: Uint8Array.of(0, INPUT.special, 0) });
    act(() => player.seek(2));
    expect(lit()).toEqual(['Turbo']);
  });

  it('tell React of changes only', () => {
    const changed = vi.fn();
    player.keys.store.subscribe(changed);
    const presses = inputs.filter((input, at) => input !== (inputs[at - 1] ?? 0)).length;
    click('Play');
    watch(6);
    expect(changed.mock.calls.length).toBeGreaterThan(0);
    expect(changed.mock.calls.length).toBeLessThanOrEqual(2 * presses);
  });
});

describe('the scrub bar', () => {
  it('seeks at once while it is dragged, without playing, and then continues', () => {
    click('Play');
    takeHold();
    dragTo(200);
    expect(player.run.view.steps).toBe(200);
    watch(1);
    expect(step()).toBe(200);
    dragTo(100);
    expect(player.run.view.steps).toBe(100);
    letGo();
    expect(playing()).toBe(true);
    watch(1);
    expect(step()).toBeGreaterThan(140);
  });

  it('leaves a paused replay paused', () => {
    takeHold();
    dragTo(100);
    letGo();
    expect(playing()).toBe(false);
  });

  it('leaves a replay that was dragged to its end there', () => {
    click('Play');
    takeHold();
    dragTo(STEPS);
    letGo();
    expect([step(), playing()]).toEqual([STEPS, false]);
  });

  it('also continues when the browser cancels the pointer, and only once', () => {
    click('Play');
    takeHold();
    letGo('pointercancel');
    expect(playing()).toBe(true);
    click('Pause');
    letGo();
    expect(playing()).toBe(false);
  });
});

describe('the keys of a replay', () => {
  it('skip a second back and forward, and close it', () => {
    expect(press('ArrowRight').defaultPrevented).toBe(true);
    press('ArrowRight', button('Play'));
    expect(step()).toBe(120);
    press('ArrowLeft');
    expect(step()).toBe(60);
    press('Escape');
    expect(close).toHaveBeenCalledOnce();
  });

  it('play and pause with Space wherever it has no other use', () => {
    expect(press(' ').defaultPrevented).toBe(true);
    expect(playing()).toBe(true);
    // A held key repeats.
    expect(press(' ', document.body, { repeat: true }).defaultPrevented).toBe(true);
    expect(playing()).toBe(true);
    // A button that has the focus is pressed by Space itself.
    expect(press(' ', button('Close')).defaultPrevented).toBe(false);
    expect(playing()).toBe(true);
    press(' ');
    expect(playing()).toBe(false);
  });

  it('go to the end and to the start', () => {
    expect(press('End').defaultPrevented).toBe(true);
    expect(step()).toBe(STEPS);
    expect(press('Home').defaultPrevented).toBe(true);
    expect(step()).toBe(0);
    // The scrub bar has them itself.
    for (const key of ['Home', 'End']) expect(press(key, range()).defaultPrevented).toBe(false);
  });

  it('change the speed, also on keyboards where that needs Shift', () => {
    const rate = () => player.state.get().rate;
    press('>', document.body, { shiftKey: true });
    expect(rate()).toBe(2);
    press('>');
    expect(rate()).toBe(2);
    press('<');
    press('<', range());
    expect(rate()).toBe(0.5);
    press('<');
    expect(rate()).toBe(0.5);
  });

  it('are listed on demand, and Escape closes the list first', () => {
    const list = () => page.querySelector('dl');
    expect(list()?.hidden).toBe(true);
    expect(button('Keys').getAttribute('aria-expanded')).toBe('false');
    click('Keys');
    expect(list()?.hidden).toBe(false);
    expect(button('Keys').getAttribute('aria-expanded')).toBe('true');
    expect(
      [...(list()?.querySelectorAll('div') ?? [])].map(({ textContent }) => textContent),
    ).toEqual([
      'SpacePlay or pause',
      '← →Go back or forward one second',
      'Home, EndGo to the start or the end',
      '< >Slow down or speed up',
      'EscClose',
    ]);
    press('Escape');
    expect(list()?.hidden).toBe(true);
    expect(close).not.toHaveBeenCalled();
    press('Escape');
    expect(close).toHaveBeenCalledOnce();
  });

  it('take precedence over the same keys of the game', () => {
    const game = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
    window.addEventListener('keydown', game);
    press('ArrowRight');
    window.removeEventListener('keydown', game);
    expect(game).toHaveReturnedWith(true);
  });

  it('do not include other keys or shortcuts', () => {
    for (const key of ['ArrowUp', 'ArrowDown', 'p', 'Tab'])
      expect(press(key).defaultPrevented).toBe(false);
    press('ArrowRight', document.body, { altKey: true });
    press('ArrowRight', document.body, { metaKey: true });
    expect([step(), playing()]).toEqual([0, false]);
  });

  it.each(['<input>', '<textarea></textarea>', '<dialog open><button>Done</button></dialog>'])(
    'do nothing in %s',
    (html) => {
      const beside = document.createElement('div');
      beside.innerHTML = html;
      page.after(beside);
      const target = beside.querySelector('button') ?? beside.firstElementChild ?? beside;
      press('ArrowRight', target);
      press('Escape', target);
      beside.remove();
      expect(step()).toBe(0);
      expect(close).not.toHaveBeenCalled();
    },
  );

  it('leave the arrow keys to the scrub bar, on which Space plays and Escape closes', () => {
    expect(press('ArrowRight', range()).defaultPrevented).toBe(false);
    expect(step()).toBe(0);
    press(' ', range());
    expect(playing()).toBe(true);
    press('Escape', range());
    expect(close).toHaveBeenCalledOnce();
  });

  it('have no effect after it is closed', () => {
    act(() => root.render(null));
    press('Escape');
    expect(close).not.toHaveBeenCalled();
  });
});

describe('preparing a watched replay', () => {
  const rest = () =>
    act(() => {
      for (const work of idle.splice(0)) work();
    });

  /** It takes three idle moments to prepare. */
  const long = goldenRun("a careful player on 'one'");

  it('happens while the browser is idle, until nothing is left to prepare', () => {
    show(readReplay(long.replay));
    expect(runs.prepared).toBe(0);
    rest();
    expect(runs.prepared).toBe(3000);
    rest();
    rest();
    expect(runs.prepared).toBe(long.steps);
    expect(idle).toEqual([]);
  });

  it('happens again after seeking', () => {
    rest();
    act(() => player.seek(100));
    expect(runs.prepared).toBe(0);
    rest();
    expect(runs.prepared).toBe(STEPS);
  });

  it('ends when it is closed', () => {
    show(readReplay(long.replay));
    rest();
    act(() => root.render(null));
    rest();
    player.pause();
    player.setRate(2);
    rest();
    expect(runs.prepared).toBe(3000);
  });

  it('works without requestIdleCallback', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', undefined);
    show(readReplay(long.replay));
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    expect(runs.prepared).toBe(long.steps);
  });
});

// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GameContext, StepClock } from '#game';
import { ReplayPlayer } from '#src/features/replay-player/replay-player.ts';
import { ReplayControls } from '#features/replay-player';
import { keysOfStep } from '#src/features/replay-player/highlighted-keys.ts';
import { newGame } from '../../play/new-game.ts';
import { goldenRun } from '../../replay/golden-run.ts';
import {
  button,
  click,
  enter,
  field,
  one,
  page,
  render,
  renderInPage,
  textsOf,
} from '../../ui/react-page.ts';
import { frames, SHORT, STEPS } from './replays.ts';
import { readReplay } from '#replay';
import { createRun, INPUT, isArmed, NO_INPUT } from '#simulation';

let player: ReplayPlayer;
let close: () => void;

renderInPage();
beforeEach(() => {
  close = vi.fn();
  show();
});

/** By default a replay of less than six seconds. */
function show(replay = SHORT): void {
  player = new ReplayPlayer([{ title: 'Replay of 51 points', replay, from: 0 }], {
    clock: new StepClock(),
    highScore: 0,
  });
  render(
    <GameContext value={newGame()}>
      <ReplayControls player={player} close={close} />
    </GameContext>,
  );
}

const nobody = { begin: () => undefined, afterStep: () => undefined };

const step = () => player.state.get().step;
const playing = () => player.state.get().playing;
const watch = (seconds: number) =>
  act(() => void frames((now) => player.advance(now, nobody), seconds));

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

const takeHold = () =>
  act(() => void field().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
const letGo = () => act(() => void window.dispatchEvent(new PointerEvent('pointerup')));

it('the controls below a replay show minutes and seconds, in real time also for a slow run', () => {
  // At half speed 30 steps take a second.
  const { replay, steps } = goldenRun('assisted: 50 %, 0 px, with pterodactyls');
  const seconds = Math.floor(steps / 30);
  show(readReplay(replay));
  act(() => player.seek(2000));
  const length = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  expect(page.textContent).toContain(`1:06 / ${length}`);
  expect(field().getAttribute('aria-valuetext')).toBe(`66 of ${seconds} seconds`);
});

it('the special key lights turbo, or once the dino has the weapon, a shot', () => {
  const armed = createRun('armed', { invincible: true });
  const { view } = armed;
  const replay = { ...SHORT, inputs: new Uint8Array(2000).fill(INPUT.special) };
  const lit = () => keysOfStep(view, replay) & ~INPUT.special;
  armed.step(NO_INPUT);
  expect(lit()).toBe(INPUT.turbo);
  while (!isArmed(view)) armed.step(NO_INPUT);
  expect(lit()).toBe(INPUT.shoot);
});

it('a tap of one step lights its key for a moment', () => {
  const taps = Uint8Array.from({ length: 60 }, (_, at) => (at === 20 ? INPUT.turbo : 0));
  show({ ...SHORT, inputs: taps });
  click('Play');
  let frameCount = 0;
  const frame = (now: number) => {
    player.advance(now, nobody);
    if (player.keys.get().lit === INPUT.turbo) frameCount += 1;
  };
  act(() => void frames(frame, 0.9, 30));
  // 150 ms at 30 frames a second.
  expect(frameCount).toBeGreaterThanOrEqual(4);
  expect(frameCount).toBeLessThanOrEqual(6);
  expect(textsOf('[data-lit=true]')).toEqual([]);
});

it('each button does what it says', () => {
  const rates = () => ['½×', '1×', '2×'].map((name) => button(name).getAttribute('aria-pressed'));
  click('+1 s');
  click('+1 s');
  expect(step()).toBe(120);
  click('−1 s');
  expect(step()).toBe(60);
  expect(rates()).toEqual(['false', 'true', 'false']);
  click('½×');
  expect([player.state.get().rate, ...rates()]).toEqual([0.5, 'true', 'false', 'false']);
  expect(button('½×').getAttribute('aria-label')).toBe('½×, half speed');
  click('2×');
  expect(player.state.get().rate).toBe(2);
  expect(button('2×').getAttribute('aria-label')).toBe('2×, double speed');
  click('Play');
  expect(playing()).toBe(true);
  click('Pause');
  expect(playing()).toBe(false);
  press('End');
  click('Again');
  expect([step(), playing()]).toEqual([0, true]);
  click('Close');
  expect(close).toHaveBeenCalledOnce();
});

it('the scrub bar seeks at once while it is dragged, without playing, and then continues', () => {
  click('Play');
  takeHold();
  enter('200');
  expect(player.run.view.steps).toBe(200);
  watch(1);
  expect(step()).toBe(200);
  enter('100');
  expect(player.run.view.steps).toBe(100);
  letGo();
  expect(playing()).toBe(true);
  watch(1);
  expect(step()).toBeGreaterThan(140);
});

describe('the keys of a replay', () => {
  it('play and pause with Space wherever it has no other use', () => {
    expect(press(' ').defaultPrevented).toBe(true);
    expect(playing()).toBe(true);
    // A held key repeats.
    expect(press(' ', document.body, { repeat: true }).defaultPrevented).toBe(true);
    expect(playing()).toBe(true);
    // Space presses the focused button.
    expect(press(' ', button('Close')).defaultPrevented).toBe(false);
    expect(playing()).toBe(true);
    press(' ');
    expect(playing()).toBe(false);
  });

  it('change the speed, also on keyboards where that needs Shift', () => {
    const rate = () => player.state.get().rate;
    press('>', document.body, { shiftKey: true });
    expect(rate()).toBe(2);
    press('<');
    press('<', field());
    expect(rate()).toBe(0.5);
  });

  it('skip a second, and go to the start and the end', () => {
    const after = (key: string) => {
      press(key);
      return step();
    };
    expect(['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'Home'].map(after)).toEqual([
      60,
      120,
      60,
      STEPS,
      0,
    ]);
  });

  it('leave the arrow keys to the scrub bar, and shortcuts to the browser', () => {
    for (const event of [press('ArrowRight', field()), press('ArrowRight', page, { altKey: true })])
      expect(event.defaultPrevented).toBe(false);
    expect(step()).toBe(0);
  });

  it('are listed on demand, and Escape closes the list first', () => {
    const list = () => one('dl');
    const isExpanded = () => button('Keys').getAttribute('aria-expanded');
    expect([list()?.hidden, isExpanded()]).toEqual([true, 'false']);
    click('Keys');
    expect([list()?.hidden, isExpanded()]).toEqual([false, 'true']);
    press('Escape');
    expect(list()?.hidden).toBe(true);
    expect(close).not.toHaveBeenCalled();
    press('Escape');
    expect(close).toHaveBeenCalledOnce();
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
});

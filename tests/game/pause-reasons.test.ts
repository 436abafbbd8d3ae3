// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Game } from '#game';
import { createRun } from '#simulation';
import { Story } from '#story';
import { newElements, newGame } from '../play/new-game.ts';

let game: Game;
let unmount: () => void;

beforeEach(() => {
  document.body.innerHTML = '<a href="/faq">FAQ</a><dialog><button></button></dialog>';
  game = newGame();
  unmount = game.mount(newElements());
  game.session.setVisible(true);
  game.session.begin({ seed: 'paused' }, performance.now());
});

afterEach(() => {
  unmount();
  vi.restoreAllMocks();
});

const on = (target: EventTarget, type: string) =>
  target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));

const run = createRun('shown');
const replay = {
  run,
  story: new Story(run.view),
  phase: 'shown',
  playing: false,
  alpha: 0,
  highScore: 0,
  ranked: false,
  ghost: null,
  countdown: () => 0,
  msSinceCrash: () => 0,
  advance: () => undefined,
  press: () => undefined,
} as const;

it.each<[string, () => void]>([
  ['key', () => game.session.press('pause', 'KeyP', performance.now())],
  ['dialog', () => on(document.querySelector('dialog button') ?? window, 'focusin')],
  ['blur', () => on(window, 'blur')],
  ['print', () => on(window, 'beforeprint')],
  ['stall', () => game.session.advance(performance.now() + 5000)],
  ['no-picture', () => game.session.setVisible(false)],
  ['gamepad', () => game.input.onGamepadDisconnected()],
  ['replay', () => game.show(replay)],
  [
    'hidden',
    () => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      on(document, 'visibilitychange');
    },
  ],
  [
    'link',
    () => {
      game.page.onPhase('running');
      document.querySelector('a')?.click();
    },
  ],
])('a pause has its reason: %s', (reason, pause) => {
  const told: unknown[] = [];
  game.events.on((event) => event.type === 'paused' && told.push(event.reason));
  pause();
  expect([game.session.phase, game.session.lastPause, told]).toEqual(['paused', reason, [reason]]);
});

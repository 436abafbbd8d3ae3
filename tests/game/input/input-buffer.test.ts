import { INPUT } from '#simulation';
import { beforeEach, expect, it } from 'vitest';
import { InputBuffer } from '#game/testing';

let latch: InputBuffer;
beforeEach(() => {
  latch = new InputBuffer();
});

it('a held jump is asked for on every step until it is let go', () => {
  latch.hold('jump', 'Space');
  expect([latch.take(), latch.take(), latch.take()]).toEqual([INPUT.jump, INPUT.jump, INPUT.jump]);
  latch.release('jump', 'Space');
  expect(latch.take()).toBe(0);
});

it('a press and release inside one step still counts, for one step', () => {
  latch.hold('crouch', 'KeyC');
  latch.release('crouch', 'KeyC');
  expect([latch.take(), latch.take()]).toEqual([INPUT.crouch, 0]);
});

it('what two fingers hold stays held until both let go', () => {
  latch.hold('crouch', 'a');
  latch.hold('crouch', 'b');
  latch.take();
  latch.release('crouch', 'a');
  expect(latch.take()).toBe(INPUT.crouch);
  latch.release('crouch', 'b');
  expect(latch.take()).toBe(0);
});

it('two presses between two steps are two shots', () => {
  latch.press('shoot');
  latch.press('shoot');
  expect([latch.take(), latch.take(), latch.take()]).toEqual([INPUT.shoot, INPUT.shoot, 0]);
});

it('different actions share a step', () => {
  latch.hold('jump', 'Space');
  latch.press('shoot');
  latch.press('turbo');
  latch.press('special');
  expect(latch.take()).toBe(INPUT.jump | INPUT.shoot | INPUT.turbo | INPUT.special);
});

it('only a fresh hold counts as one', () => {
  expect(latch.hold('jump', 'Space')).toBe(true);
  expect(latch.hold('jump', 'Space')).toBe(false);
});

it('losing focus releases everything', () => {
  latch.hold('jump', 'Space');
  latch.hold('crouch', 'KeyC');
  latch.press('shoot');
  latch.releaseAll();
  expect(latch.take()).toBe(0);
});

it('clearing the presses keeps what is held', () => {
  latch.hold('jump', 'Space');
  latch.hold('crouch', 'KeyC');
  latch.release('crouch', 'KeyC');
  latch.press('turbo');
  latch.clearPresses();
  expect(latch.take()).toBe(INPUT.jump);
});

import { beforeEach, expect, it } from 'vitest';
import { INPUT } from '#simulation';
import { InputBuffer } from '#game/testing';

let buffer: InputBuffer;
beforeEach(() => {
  buffer = new InputBuffer();
});

it('a jump that has begun and is held on is part of every input until it is released', () => {
  buffer.hold('jump', 'Space');
  buffer.take();
  buffer.endTap();
  expect([buffer.take(), buffer.take(), buffer.take()]).toEqual([
    INPUT.jump,
    INPUT.jump,
    INPUT.jump,
  ]);
  buffer.release('jump', 'Space');
  expect(buffer.take()).toBe(0);
});

it('a press and release inside one step still counts, for one step', () => {
  buffer.hold('crouch', 'KeyC');
  buffer.release('crouch', 'KeyC');
  expect([buffer.take(), buffer.take()]).toEqual([INPUT.crouch, 0]);
});

it('an action held by two fingers stays held until both are released', () => {
  buffer.hold('crouch', 'a');
  buffer.hold('crouch', 'b');
  buffer.take();
  buffer.release('crouch', 'a');
  expect(buffer.take()).toBe(INPUT.crouch);
  buffer.release('crouch', 'b');
  expect(buffer.take()).toBe(0);
});

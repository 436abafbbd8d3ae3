// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScrollLock } from '#platform';

const { style } = document.documentElement;

beforeEach(() => {
  style.overflow = 'clip';
  window.scrollTo(0, 300);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a locked page does not scroll or get wider, and unlocking restores its position', () => {
  vi.stubGlobal('innerWidth', 1024);
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1009);
  const lock = new ScrollLock();
  lock.lock();
  lock.lock();
  expect(style.overflow).toBe('hidden');
  expect(style.paddingInlineEnd).toBe('15px');
  window.scrollTo(0, 0);
  lock.unlock();
  expect(style.overflow).toBe('clip');
  expect(style.paddingInlineEnd).toBe('');
  expect(window.scrollY).toBe(300);
});

it('releasing the lock does not scroll the page, nor does unlocking one that is not locked', () => {
  const lock = new ScrollLock();
  lock.lock();
  window.scrollTo(0, 0);
  lock.release();
  lock.unlock();
  expect(style.overflow).toBe('clip');
  expect(window.scrollY).toBe(0);
});

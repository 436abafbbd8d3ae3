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

it('a locked page does not scroll, and unlocking restores its position', () => {
  const lock = new ScrollLock();
  lock.lock();
  expect(lock.locked).toBe(true);
  expect(style.overflow).toBe('hidden');
  window.scrollTo(0, 0);
  lock.unlock();
  expect(lock.locked).toBe(false);
  expect(style.overflow).toBe('clip');
  expect(window.scrollY).toBe(300);
});

it('the page gets no wider where its scrollbar was', () => {
  vi.stubGlobal('innerWidth', 1024);
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1009);
  const lock = new ScrollLock();
  lock.lock();
  expect(style.paddingInlineEnd).toBe('15px');
  lock.unlock();
  expect(style.paddingInlineEnd).toBe('');
});

it('locking twice has no further effect', () => {
  const lock = new ScrollLock();
  lock.lock();
  lock.lock();
  lock.unlock();
  expect(style.overflow).toBe('clip');
});

it('unlocking a page that is not locked does not scroll it', () => {
  const lock = new ScrollLock();
  lock.unlock();
  expect(window.scrollY).toBe(300);
  expect(style.overflow).toBe('clip');
});

it('releasing the lock does not scroll the page', () => {
  const lock = new ScrollLock();
  lock.lock();
  window.scrollTo(0, 0);
  lock.release();
  expect(style.overflow).toBe('clip');
  expect(window.scrollY).toBe(0);
});

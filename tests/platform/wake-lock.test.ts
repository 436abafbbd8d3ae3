// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WakeLock } from '#platform';
import { FakeWakeLock } from './fake-wake-lock.ts';

let browser: FakeWakeLock;
let lock: WakeLock;

beforeEach(() => {
  browser = new FakeWakeLock();
  lock = new WakeLock();
});

afterEach(() => browser.restore());

it('the screen stays on as long as a lock is wanted, by one lock', async () => {
  for (let i = 0; i < 10; i++) {
    lock.keepAwake(true);
    await browser.answer();
  }
  expect(browser.held).toBe(1);
  expect(browser.requests).toBe(1);
  lock.keepAwake(false);
  await browser.answer();
  expect(browser.held).toBe(0);
});

it('fast changes leave one lock or none', async () => {
  for (const wanted of [true, false, true, false, true]) lock.keepAwake(wanted);
  await browser.answer();
  expect(browser.held).toBe(1);
  for (const wanted of [false, true, false]) lock.keepAwake(wanted);
  await browser.answer();
  expect(browser.held).toBe(0);
});

it('a page requests a lock when it becomes visible again, but not while hidden', async () => {
  document.addEventListener('visibilitychange', () => lock.keepAwake(true));
  lock.keepAwake(true);
  await browser.answer();
  browser.hide(true);
  await browser.answer();
  expect(browser.held).toBe(0);
  expect(browser.requests).toBe(1);
  browser.hide(false);
  await browser.answer();
  expect(browser.held).toBe(1);
});

it('a refusal is silent, and does not cause another request at once', async () => {
  browser.refuses = true;
  lock.keepAwake(true);
  await browser.answer();
  lock.keepAwake(true);
  expect(browser.requests).toBe(1);
});

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

it('the screen stays awake as long as that is wanted', async () => {
  lock.setActive(true);
  await browser.answer();
  expect(browser.held).toBe(1);
  lock.setActive(false);
  await browser.answer();
  expect(browser.held).toBe(0);
});

it('wanted over and over, it is asked for once', async () => {
  for (let i = 0; i < 10; i++) {
    lock.setActive(true);
    await browser.answer();
  }
  expect(browser.requests).toBe(1);
});

it('a lock that comes too late is let go', async () => {
  lock.setActive(true);
  lock.setActive(false);
  await browser.answer();
  expect(browser.held).toBe(0);
});

it('however fast it is wanted and not, one lock is left, or none', async () => {
  for (const wanted of [true, false, true, false, true]) lock.setActive(wanted);
  await browser.answer();
  expect(browser.held).toBe(1);
  for (const wanted of [false, true, false]) lock.setActive(wanted);
  await browser.answer();
  expect(browser.held).toBe(0);
});

it('a page that comes to be seen again asks again, a hidden one does not', async () => {
  document.addEventListener('visibilitychange', () => lock.setActive(true));
  lock.setActive(true);
  await browser.answer();
  browser.hide(true);
  await browser.answer();
  expect(browser.held).toBe(0);
  expect(browser.requests).toBe(1);
  browser.hide(false);
  await browser.answer();
  expect(browser.held).toBe(1);
});

it('a refusal is silent, and does not lead to another request at once', async () => {
  browser.refuses = true;
  lock.setActive(true);
  await browser.answer();
  lock.setActive(true);
  expect(browser.requests).toBe(1);
  lock.setActive(false);
  browser.refuses = false;
  lock.setActive(true);
  await browser.answer();
  expect(browser.held).toBe(1);
});

it('a browser without such a thing is no trouble', async () => {
  browser.restore();
  lock.setActive(true);
  lock.setActive(false);
  await browser.answer();
});

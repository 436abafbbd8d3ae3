// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { coverPage } from '#platform';

/** The entries of the history, as happy-dom has none; a traversal waits for {@link traverse}. */
let entries: unknown[];
let at: number;
let waiting: number;
let closed: string[];

beforeEach(() => {
  entries = [{ idx: 0 }];
  [at, waiting] = [0, 0];
  closed = [];
  vi.spyOn(history, 'state', 'get').mockImplementation(() => entries[at]);
  vi.spyOn(history, 'pushState').mockImplementation((state: unknown) => {
    at += 1;
    entries = [...entries.slice(0, at), state];
  });
  vi.spyOn(history, 'back').mockImplementation(() => void (waiting += 1));
});

afterEach(() => {
  vi.restoreAllMocks();
});

function go(by: number): void {
  at += by;
  window.dispatchEvent(new PopStateEvent('popstate', { state: entries[at] }));
}

function traverse(): void {
  while (waiting > 0) {
    waiting -= 1;
    go(-1);
  }
}

const cover = (name: string) => coverPage(() => closed.push(name));

it('Back closes what covers the page, the last one first, and then leaves', () => {
  cover('full screen');
  cover('dialog');
  expect([at, entries[at]]).toEqual([2, { idx: 0, covers: 2 }]);
  go(-1);
  expect([closed, at]).toEqual([['dialog'], 1]);
  go(-1);
  expect([closed, at]).toEqual([['dialog', 'full screen'], 0]);
});

it('a cover that goes by itself takes its entry along', () => {
  const uncover = cover('dialog');
  uncover();
  traverse();
  uncover();
  expect([closed, at, waiting]).toEqual([[], 0, 0]);
});

it('a dialog that follows another at once stays open, with an entry of its own', () => {
  cover('first')();
  const uncover = cover('second');
  traverse();
  expect([closed, at]).toEqual([[], 1]);
  uncover();
  traverse();
  expect(at).toBe(0);
});

it('Forward opens nothing, so it goes back', () => {
  cover('dialog');
  go(-1);
  go(1);
  traverse();
  expect([closed, at]).toEqual([['dialog'], 0]);
});

it('the first cover after a reload uses the entry of the one before', () => {
  entries = [{ idx: 0 }, { idx: 0, covers: 1 }];
  at = 1;
  const uncover = cover('dialog');
  expect(at).toBe(1);
  uncover();
  traverse();
  expect(at).toBe(0);
});

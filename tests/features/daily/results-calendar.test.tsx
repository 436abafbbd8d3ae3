// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DailyStore } from '#features/daily';
import { ResultsCalendar } from '#features/daily/testing';

const TODAY = 22;

let root: Root;
let page: HTMLElement;
let daily: DailyStore;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  page = document.createElement('div');
  document.body.append(page);
  root = createRoot(page);
  daily = new DailyStore();
});

afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

const show = (today = TODAY) => act(() => root.render(<ResultsCalendar daily={daily} today={today} />));

/** Plays attempts with these scores; null for one that is given up. */
function attempt(day: number, ...scores: readonly (number | null)[]): void {
  for (const score of scores) {
    const number = daily.begin(day);
    if (number !== null && score !== null) daily.finish(day, number, { score, metres: score / 2, assisted: false });
  }
}

function buttonOf(start: string): HTMLButtonElement {
  const found = [...page.querySelectorAll('button')].find((one) =>
    one.getAttribute('aria-label')?.startsWith(`${start},`),
  );
  if (found === undefined) throw new Error(`There is no ${start}.`);
  return found;
}

const label = (start: string) => buttonOf(start).getAttribute('aria-label');
const details = () => page.querySelector('section');
const attempts = () => [...page.querySelectorAll('li')].map(({ textContent }) => textContent);
const focused = () => document.activeElement?.getAttribute('aria-label')?.split(',')[0];

function press(key: string): void {
  act(() => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  });
}

it('has each day’s best result, in words that can be read out', () => {
  attempt(20, 120, 300, null);
  attempt(21, null);
  show();
  expect(label('Daily #20')).toBe('Daily #20, Friday 20 November: 300 points, 3 attempts');
  expect(buttonOf('Daily #20').textContent).toBe('20300');
  expect(label('Daily #21')).toBe('Daily #21, Saturday 21 November: 1 attempt, none finished');
  expect(label('Daily #22')).toBe('Daily #22, Sunday 22 November: not played');
  expect(buttonOf('Daily #22').getAttribute('aria-current')).toBe('date');
  expect(page.querySelectorAll('[aria-current]')).toHaveLength(1);
});

it('shows the attempts of today, and of any day that is chosen, and how far they are apart', () => {
  attempt(20, 120, null, 300);
  attempt(22, 54);
  show();
  expect(details()?.textContent).toContain('Daily #22, Sunday 22 November');
  expect(attempts()).toEqual(['Attempt 154 points, 27 m']);
  expect(details()?.textContent).not.toContain('apart');
  act(() => buttonOf('Daily #20').click());
  expect(attempts()).toEqual(['Attempt 1120 points, 60 m', 'Attempt 2Not finished', 'Attempt 3300 points, 150 m']);
  expect(details()?.textContent).toContain('From 120 to 300 points: 180 apart.');
  act(() => buttonOf('Daily #5').click());
  expect(details()?.textContent).toContain('You didn’t play this one.');
  act(() => attempt(5, 7, 7));
  expect(details()?.textContent).toContain('7 points each time.');
});

it('is one stop in the order of focus, in which keys move by days and weeks and to the ends', () => {
  show();
  const stops = () =>
    [...page.querySelectorAll('[tabindex="0"]')].map((one) => one.getAttribute('aria-label')?.split(',')[0]);
  expect(stops()).toEqual(['Daily #22']);
  act(() => buttonOf('Daily #22').focus());
  for (const [key, wanted] of [
    ['ArrowRight', 'Daily #22'],
    ['ArrowDown', 'Daily #22'],
    ['ArrowLeft', 'Daily #21'],
    ['ArrowUp', 'Daily #14'],
    ['ArrowDown', 'Daily #21'],
    ['Home', 'Daily #1'],
    ['ArrowUp', 'Daily #1'],
    ['End', 'Daily #22'],
  ] as const) {
    press(key);
    expect(focused(), key).toBe(wanted);
    expect(stops()).toEqual([wanted]);
    expect(details()?.textContent).toContain(`${wanted}, `);
  }
});

it('says so where the clock is before the first course', () => {
  show(-5);
  expect(page.querySelector('table')).toBeNull();
  expect(page.textContent).toContain('Check this device’s clock');
});

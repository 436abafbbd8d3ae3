// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DailyStore } from '#features/daily';
import { DailyWeek } from '#features/daily/testing';
import { allText, attempt, render, renderInPage, textsOf } from './rendered.ts';

const EVENING = Date.UTC(2026, 10, 21, 20, 47, 10);

let daily: DailyStore;

beforeEach(() => void vi.useFakeTimers({ now: EVENING }));
afterEach(() => void vi.useRealTimers());
renderInPage();
beforeEach(() => {
  daily = new DailyStore();
});

const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

it('shows seven days, latest first, each with a link to its course', () => {
  render(<DailyWeek daily={daily} now={Date.now} />);
  expect(textsOf('tbody th').slice(0, 2)).toEqual(['Today', 'Friday 20 November']);
  expect(links()).toEqual(['#daily', ...[20, 19, 18, 17, 16, 15].map((day) => `#daily-${day}`)]);
});

it('shows the best ranked result of a day, and follows a new one', () => {
  attempt(daily, 20, 140, 310);
  render(<DailyWeek daily={daily} now={Date.now} />);
  const bests = () => textsOf('tbody td:last-child');
  expect(bests().slice(0, 3)).toEqual(['–', '310', '–']);
  act(() => attempt(daily, 21, 95));
  expect(bests()[0]).toBe('95');
});

it('has no days before the first course', () => {
  vi.setSystemTime(Date.UTC(2026, 10, 3, 12));
  render(<DailyWeek daily={daily} now={Date.now} />);
  expect(links()).toEqual(['#daily', '#daily-2', '#daily-1']);
});

it('asks to check a clock that is before the first course', () => {
  vi.setSystemTime(Date.UTC(2026, 9, 1, 12));
  render(<DailyWeek daily={daily} now={Date.now} />);
  expect(allText()).toBe('Daily courses start on 1 November 2026: check this device’s clock');
});

// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DailyPracticeStore, DailyStore, PastCourses } from '#features/daily';
import { click, render, renderInPage, textsOf } from '../../ui/react-page.ts';
import { attempt, dailyRunsWith, result } from './daily-records.ts';

let daily: DailyStore;
let practice: DailyPracticeStore;

renderInPage();
beforeEach(() => {
  daily = new DailyStore();
  practice = new DailyPracticeStore();
});
afterEach(() => void vi.useRealTimers());

/** @param month of 2026, from 1 on. @param play is told which day's course is chosen. */
function showOn(month: number, date: number, play: (day: number) => void = vi.fn()): void {
  vi.setSystemTime(Date.UTC(2026, month - 1, date, 12));
  const runs = dailyRunsWith({ dailyStore: daily, dailyPracticeStore: practice });
  render(<PastCourses runs={runs} play={play} close={vi.fn()} />);
}

const dates = () => textsOf('tbody th');
const bests = () => textsOf('tbody td:nth-child(2)');

it('the last 30 days are listed, yesterday first, also in a list left open; fewer at the beginning', () => {
  showOn(11, 3);
  expect(dates()).toEqual(['Mon 2 Nov', 'Sun 1 Nov']);
  vi.setSystemTime(Date.UTC(2026, 11, 20));
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(dates()).toHaveLength(30);
  expect([dates()[0], dates().at(-1)]).toEqual(['Sat 19 Dec', 'Fri 20 Nov']);
});

it('each has the player’s best, ranked or in practice', () => {
  attempt(daily, 4, 140, 310, null);
  attempt(daily, 3, null);
  practice.offer(4, result(90));
  practice.offer(4, result(900, true));
  practice.offer(2, result(450));
  showOn(11, 5);
  expect(bests()).toEqual(['310', '–', '450', '–']);
});

it('each has a button that plays it', () => {
  const play = vi.fn();
  showOn(11, 5, play);
  click('Play\u00a0#3');
  expect(play).toHaveBeenCalledWith(3);
});

// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DailyDialog, DailyFigure, DailyStore } from '#features/daily';
import { type SavedRun, settings } from '#game';
import { run } from '../history/some-runs.ts';
import { click, field, one, render, renderInPage, textOf, textsOf } from '../../ui/react-page.ts';
import { attempt, dailyRunsWith } from './daily-records.ts';

const MINUTE = 60_000;
/** Its identity has to stay. */
const SAVED = [run(0, { day: 21 })];
const EVENING = Date.UTC(2026, 10, 21, 20, 47, 10);

let daily: DailyStore;

beforeEach(() => void vi.useFakeTimers({ now: EVENING }));
afterEach(() => void vi.useRealTimers());
renderInPage();
beforeEach(() => {
  settings.reset();
  daily = new DailyStore();
});

/** @param play is told whether a run is practice. */
function show(play: (practice: boolean) => void = vi.fn(), saved: readonly SavedRun[] = []): void {
  const runs = dailyRunsWith({ dailyStore: daily, saved: () => saved });
  render(<DailyDialog runs={runs} play={play} close={vi.fn()} />);
}

const title = () => textOf('h2');
const facts = () => textsOf('li');
const buttons = () => textsOf('button');
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('the panel shows the best of all days and the longest streak if they beat today’s', () => {
  for (const day of [3, 4, 5, 6]) attempt(daily, day, 5000);
  show();
  expect(facts()).toContain('Best ever: 5,000');
  expect(facts()).toContain('Longest streak: 4 days');
  act(() => attempt(daily, 20, 10));
  act(() => attempt(daily, 21, 800));
  expect(facts()).toContain('Best today: 800, ever: 5,000');
  expect(facts()).toContain('2-day streak, longest 4');
});

it('on the first visit only today’s course is offered, ranked or not', () => {
  const play = vi.fn();
  show(play);
  expect(title()).toBe('Daily course #21');
  expect(facts()).toEqual(['3 of 3 ranked attempts left', 'Next course in 3 h 12 min']);
  expect(buttons()).toEqual(['Close', 'Play today’s course', 'Play unranked']);
  expect(one('input')).toBeNull();
  click('Play unranked');
  expect(play).toHaveBeenLastCalledWith(true);
});

it('with assists attempts have their own best', () => {
  attempt(daily, 20, 700);
  settings.change({ assistSpeed: 50 });
  show();
  expect(facts()).toContain('Assists are on, so attempts have their own best');
  expect(facts().join()).not.toContain('700');
});

it('racing one’s best is a choice, which the course keeps', () => {
  const runs = dailyRunsWith({ dailyStore: daily, saved: () => SAVED });
  render(<DailyDialog runs={runs} play={vi.fn()} close={vi.fn()} />);
  expect(field().checked).toBe(true);
  act(() => field().click());
  expect([field().checked, runs.ghostChoice.get().wanted]).toEqual([false, false]);
});

it('a clock before the first course is said to be wrong', () => {
  vi.setSystemTime(Date.UTC(2026, 9, 31));
  show();
  expect(facts().join()).toContain('Daily courses start on ');
});

it('the button of the panel says which course it is, and how many attempts are left', () => {
  attempt(daily, 21, 5);
  render(<DailyFigure daily={daily} />);
  expect(textOf('small')).toBe('#21 · 2 left');
});

describe('while the panel is open', () => {
  it('the time until the next course counts down in minutes', () => {
    show();
    pass(50_000);
    expect(facts()).toContain('Next course in 3 h 12 min');
    pass(1);
    expect(facts()).toContain('Next course in 3 h 11 min');
    pass(2 * 60 * MINUTE + 12 * MINUTE);
    expect(facts()).toContain('Next course in 59 min');
    pass(59 * MINUTE);
    expect(facts()).toContain('Next course in less than a minute');
  });

  it('a new day brings its own course with three attempts', () => {
    const play = vi.fn();
    attempt(daily, 21, 1, 2, 3);
    show(play, [run(0, { day: 21 })]);
    expect(buttons()).toEqual(['Close', 'Play unranked']);
    expect(one('input')).not.toBeNull();
    pass(Date.UTC(2026, 10, 22) - EVENING + 1);
    expect(title()).toBe('Daily course #22');
    expect(buttons()).toEqual(['Close', 'Play today’s course', 'Play unranked']);
    expect(one('input')).toBeNull();
    expect(facts()).toEqual([
      '3 of 3 ranked attempts left',
      'Best ever: 3',
      '1-day streak',
      'Next course in 23 h 59 min',
    ]);
    click('Play today’s course');
    expect(play).toHaveBeenCalledWith(false);
    act(() => attempt(daily, 22, 4));
    expect(facts()).toContain('2-day streak');
  });

  it('a page that comes back into view shows the day that has begun meanwhile', () => {
    show();
    vi.setSystemTime(Date.UTC(2026, 10, 22, 7));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(title()).toBe('Daily course #22');
  });

  it('a press after midnight plays the new day even if the panel still shows the old one', () => {
    const play = vi.fn();
    attempt(daily, 21, 1, 2, 3);
    show(play);
    vi.setSystemTime(Date.UTC(2026, 10, 22, 0, 0, 1));
    click('Play unranked');
    expect(play).toHaveBeenCalledWith(false);
  });
});

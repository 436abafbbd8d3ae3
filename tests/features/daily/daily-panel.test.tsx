// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAILY_KEY, DailyPanel, type DailyPanelProps } from '#features/daily/testing';
import { DailyStore } from '#features/daily';
import { attempt, button, field, render, renderInPage, textOf, textsOf } from './rendered.ts';

const MINUTE = 60_000;
const EVENING = Date.UTC(2026, 10, 21, 20, 47, 10);

let daily: DailyStore;

beforeEach(() => void vi.useFakeTimers({ now: EVENING }));
afterEach(() => void vi.useRealTimers());
renderInPage();
beforeEach(() => {
  daily = new DailyStore();
});

function show(props: Partial<DailyPanelProps> = {}): void {
  const all: DailyPanelProps = {
    daily,
    now: Date.now,
    assisted: false,
    play: () => undefined,
    hasPlayed: false,
    openArchive: () => undefined,
    hasGhost: () => false,
    ghostWanted: true,
    onGhostWanted: () => undefined,
    ...props,
  };
  render(<DailyPanel {...all} />);
}

const title = () => textOf('h2');
const facts = () => textsOf('li');
const buttons = () => textsOf('button');
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('the panel', () => {
  it('has the day’s course, the attempts left and the time until the next one', () => {
    show();
    expect(title()).toBe('Daily course #21');
    expect(facts()).toEqual(['3 of 3 ranked attempts left', 'Next course in 3 h 12 min']);
    expect(buttons()).toEqual(['Play today’s course', 'Play unranked']);
  });

  it('starts a ranked run, or practice, on the day’s course', () => {
    const play = vi.fn();
    show({ play });
    act(() => button('Play today’s course').click());
    expect(play).toHaveBeenLastCalledWith('ranked');
    act(() => button('Play unranked').click());
    expect(play).toHaveBeenLastCalledWith('practice');
  });

  it('follows the attempts, and then offers practice with the same button, which may have the focus', () => {
    const play = vi.fn();
    show({ play });
    const main = button('Play today’s course');
    act(() => attempt(daily, 21, 1234));
    expect(facts().slice(0, 3)).toEqual([
      '2 of 3 ranked attempts left',
      'Best today: 1,234',
      '1-day streak',
    ]);
    act(() => attempt(daily, 21, 900, 2000));
    expect(facts().slice(0, 2)).toEqual(['No ranked attempts left today', 'Best today: 2,000']);
    expect(buttons()).toEqual(['Play unranked', 'Past courses']);
    expect(button('Play unranked')).toBe(main);
    act(() => main.click());
    expect(play).toHaveBeenLastCalledWith('practice');
  });

  it('has the best of all days and the longest streak where they are better than today’s', () => {
    for (const day of [3, 4, 5, 6]) attempt(daily, day, 5000);
    show();
    expect(facts()).toContain('Best ever: 5,000');
    expect(facts()).toContain('Longest streak: 4 days');
    act(() => attempt(daily, 20, 10));
    act(() => attempt(daily, 21, 800));
    expect(facts()).toContain('Best today: 800, ever: 5,000');
    expect(facts()).toContain('2-day streak, longest 4');
  });

  it('says that assisted attempts count as such, and has their best score', () => {
    attempt(daily, 21, 900);
    const begun = daily.begin(21);
    if (begun !== null) daily.finish(21, begun, { score: 3000, metres: 1, assisted: true });
    show({ assisted: true });
    expect(facts().slice(0, 4)).toEqual([
      '1 of 3 ranked attempts left',
      'Assists are on, so attempts have their own best',
      'Best today: 900',
      'Assisted best today: 3,000',
    ]);
  });

  it('opens the past courses for those who have played before', () => {
    const openArchive = vi.fn();
    show({ openArchive });
    expect(buttons()).not.toContain('Past courses');
    act(() => attempt(daily, 3, 1234));
    act(() => button('Past courses').click());
    expect(openArchive).toHaveBeenCalledOnce();
    act(() => daily.remove());
    show({ openArchive, hasPlayed: true });
    expect(buttons()).toContain('Past courses');
  });

  it('asks whether to race the best run of today where there is one', () => {
    const onGhostWanted = vi.fn();
    show({ onGhostWanted });
    expect(field()).toBeNull();
    show({ onGhostWanted, hasGhost: () => true });
    const box = field();
    expect(box?.labels?.[0]?.textContent).toBe('Race your best');
    expect(box?.checked).toBe(true);
    act(() => box?.click());
    expect(onGhostWanted).toHaveBeenCalledWith(false);
  });

  it('follows attempts in another tab', () => {
    show();
    new DailyStore().begin(21);
    const newValue = localStorage.getItem(DAILY_KEY);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: DAILY_KEY, newValue })));
    expect(facts()).toContain('2 of 3 ranked attempts left');
    new DailyStore().begin(21);
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(facts()).toContain('1 of 3 ranked attempts left');
  });
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

  it('a new day brings its course, with three attempts, and that is played', () => {
    const play = vi.fn();
    attempt(daily, 21, 1, 2, 3);
    show({ play, hasGhost: (day) => day === 21 });
    expect(buttons()).toEqual(['Play unranked', 'Past courses']);
    expect(field()).not.toBeNull();
    pass(Date.UTC(2026, 10, 22) - EVENING + 1);
    expect(title()).toBe('Daily course #22');
    expect(buttons()).toEqual(['Play today’s course', 'Play unranked', 'Past courses']);
    expect(field()).toBeNull();
    expect(facts()).toEqual([
      '3 of 3 ranked attempts left',
      'Best ever: 3',
      '1-day streak',
      'Next course in 23 h 59 min',
    ]);
    act(() => button('Play today’s course').click());
    expect(play).toHaveBeenCalledWith('ranked');
    act(() => attempt(daily, 22, 4));
    expect(facts()).toContain('2-day streak');
  });

  it('a day that began while the page was hidden is shown when it is visible again', () => {
    show();
    vi.setSystemTime(Date.UTC(2026, 10, 24, 7));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(title()).toBe('Daily course #24');
    vi.setSystemTime(Date.UTC(2026, 10, 25, 7));
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(title()).toBe('Daily course #25');
  });

  it('a press before the timer plays the present day, not the one that is shown', () => {
    const play = vi.fn();
    attempt(daily, 21, 1, 2, 3);
    show({ play });
    vi.setSystemTime(Date.UTC(2026, 10, 22, 0, 0, 1));
    act(() => button('Play unranked').click());
    expect(play).toHaveBeenCalledWith('ranked');
    expect(title()).toBe('Daily course #22');
  });

  it('a clock that is wrong for a while loses nothing', () => {
    attempt(daily, 21, 1234);
    show();
    for (const [moment, number] of [
      [Date.UTC(2031, 0, 1), 1523],
      [Date.UTC(2020, 0, 1), -2495],
    ] as const) {
      vi.setSystemTime(moment);
      pass(MINUTE);
      expect(title()).toBe(`Daily course #${number}`);
      expect(facts()).toContain('3 of 3 ranked attempts left');
    }
    expect(facts().at(-1)).toContain('check this device’s clock');
    vi.setSystemTime(EVENING);
    pass(MINUTE);
    expect(title()).toBe('Daily course #21');
    expect(facts()).toContain('Best today: 1,234');
    expect(facts()).toContain('2 of 3 ranked attempts left');
  });

  it('one timer runs, and none after it is unmounted', () => {
    show();
    expect(vi.getTimerCount()).toBe(1);
    render(null);
    expect(vi.getTimerCount()).toBe(0);
  });
});

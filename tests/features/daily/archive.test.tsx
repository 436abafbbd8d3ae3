// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DailyPracticeStore, DailyStore } from '#features/daily';
import { Archive, type ArchiveProps } from '#features/daily/testing';
import type { SavedRun } from '#game/api';
import { readReplay, writeReplay } from '#replay';
import { RULES_VERSION } from '#simulation';
import { run } from '../history/some-runs.ts';
import {
  button,
  click,
  enter,
  one,
  page,
  render,
  renderInPage,
  textOf,
  textsOf,
} from '../../ui/react-page.ts';
import { attempt, dailyRunsWith } from './daily-records.ts';

/** Friday 15 January 2027. */
const TODAY = 76;

let daily: DailyStore;
let practice: DailyPracticeStore;

renderInPage();
beforeEach(() => {
  daily = new DailyStore();
  practice = new DailyPracticeStore();
  vi.setSystemTime(Date.UTC(2027, 0, 15, 12));
});
afterEach(() => void vi.useRealTimers());

function show(props: Partial<ArchiveProps> = {}, saved: readonly SavedRun[] = []): void {
  const runs = dailyRunsWith({
    dailyStore: daily,
    dailyPracticeStore: practice,
    saved: () => saved,
  });
  const all = { runs, playToday: vi.fn(), playPastDay: vi.fn(), ...props };
  render(<Archive {...all} />);
}

const of = (day: number) => button(`Daily #${day},`);
const label = (day: number) => of(day).getAttribute('aria-label');
const chosen = () => one('section h3')?.textContent?.split(',')[0];
const month = () => textOf('h3');
const has = (name: string) => textsOf('button').includes(name);
const focused = () => document.activeElement?.getAttribute('aria-label')?.split(',')[0];

function press(key: string, ctrlKey = false): void {
  act(() => {
    const event = new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  });
}

function find(number: string): void {
  enter(number);
  click('Show');
}

describe('the calendar', () => {
  it('has each day’s best result, in words that can be read out, and marks practice otherwise', () => {
    attempt(daily, 70, 120, 300, null);
    attempt(daily, 71, null);
    practice.offer(70, { score: 999, metres: 1, assisted: false });
    practice.offer(72, { score: 450, metres: 1, assisted: true });
    show();
    expect(month()).toBe('January 2027');
    expect(label(70)).toBe(
      'Daily #70, Saturday 9 January: 300 points, 3 attempts, practice best 999 points',
    );
    expect(of(70).textContent).toBe('9 ●○300');
    expect(label(71)).toBe('Daily #71, Sunday 10 January: 1 attempt, none finished');
    expect(label(72)).toBe('Daily #72, Monday 11 January: practice best 450 points');
    expect(label(TODAY)).toBe('Daily #76, Friday 15 January: not played');
    expect(of(TODAY).getAttribute('aria-current')).toBe('date');
  });

  it('is one stop in the order of focus, in which keys move by days, weeks and months, and to the ends', () => {
    show();
    const stops = () => textsOf('[data-day][tabindex="0"]').length;
    expect(stops()).toBe(1);
    act(() => of(TODAY).focus());
    for (const [key, wanted, ctrl] of [
      ['ArrowRight', 76],
      ['Home', 72],
      ['ArrowLeft', 71],
      ['ArrowUp', 64],
      ['ArrowUp', 57],
      ['PageDown', 76],
      ['PageUp', 45],
      ['PageUp', 15],
      ['PageUp', 1],
      ['End', 76, true],
    ] as const) {
      press(key, ctrl);
      expect(focused(), key).toBe(`Daily #${wanted}`);
      expect(chosen()).toBe(`Daily #${wanted}`);
      expect(stops()).toBe(1);
    }
  });
});

describe('the chosen day', () => {
  it('has its attempts, how far they are apart, and the best in practice', () => {
    attempt(daily, 70, 120, null, 300);
    practice.offer(70, { score: 400, metres: 200, assisted: true });
    practice.offer(66, { score: 5, metres: 2, assisted: false });
    show();
    expect(chosen()).toBe('Daily #76');
    act(() => of(70).click());
    expect(textsOf('li')).toEqual([
      'Attempt 1120 points, 60 m',
      'Attempt 2Not finished',
      'Attempt 3300 points, 150 m',
    ]);
    expect(page.textContent).toContain('120 to 300 points, 180 apart.');
    expect(page.textContent).toContain('Practice best: 400 points, 200 m, assisted');
    act(() => of(66).click());
    expect(page.textContent).toContain('No ranked attempts.Practice best: 5 points, 2 m');
    act(() => of(65).click());
    expect(page.textContent).toContain('You haven’t played this one.');
  });

  it('is the one whose number is entered; a number that is none is refused in words', () => {
    show({ asked: 77 });
    const refused = 'Enter a number from 1 to 76.';
    expect([chosen(), textOf('form [role=alert]')]).toEqual(['Daily #76', refused]);
    find(' #17 ');
    expect([chosen(), textOf('form [role=alert]')]).toEqual(['Daily #17', '']);
    for (const wrong of ['0', '1.5', '']) {
      find(wrong);
      expect([chosen(), textOf('form [role=alert]')]).toEqual(['Daily #17', refused]);
    }
  });
});

it('a run that was made with older rules can’t be raced, which is said', () => {
  const older = { ...readReplay(run(0).replay), rules: RULES_VERSION - 1 };
  show({ asked: 70 }, [run(0, { day: 70, replay: writeReplay(older) })]);
  expect(has('Race your best')).toBe(false);
  expect(page.textContent).toContain('Your best run here used older rules, so you can’t race it.');
  act(() => of(69).click());
  expect(page.textContent).not.toContain('older rules');
});

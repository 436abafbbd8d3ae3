// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { PracticeDialog, PracticeStore } from '#features/practice';
import { settings } from '#game';
import type { PracticeOptions } from '#simulation';
import { one, page, render, renderInPage } from '../../ui/react-page.ts';

let store: PracticeStore;
let played: PracticeOptions[];

renderInPage();
beforeEach(() => {
  settings.reset();
  store = new PracticeStore();
  played = [];
});

function open(current: PracticeOptions | null): void {
  render(
    <PracticeDialog
      store={store}
      current={current}
      play={(practice) => played.push(practice)}
      close={() => undefined}
    />,
  );
}

function radio(name: string): HTMLInputElement {
  const found = [...page.querySelectorAll('input')].find(
    (input) => (input.getAttribute('aria-label') ?? input.parentElement?.textContent) === name,
  );
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found;
}

const choose = (name: string) => act(() => radio(name).click());
const cardOf = (name: string) => radio(name).parentElement?.textContent;

function start(): PracticeOptions | undefined {
  act(() => one('button[type=submit]')?.click());
  return played.at(-1);
}

it('shows the best of each practice at the chosen pace, and follows new ones', () => {
  store.offer({ subject: 'smallCacti', paceScore: 300 }, false, 31);
  open({ subject: 'smallCacti', paceScore: 300 });
  expect(cardOf('Small cacti')).toContain('Best: 31');
  expect(cardOf('Large cacti')).not.toContain('Best');
  act(() => store.offer({ subject: 'largeCacti', paceScore: 300 }, false, 8));
  expect(cardOf('Large cacti')).toContain('Best: 8');
  choose('Fast 700');
  expect(page.textContent).not.toContain('Best');
});

it('turbo is limited to the fastest pace that makes sense, and other subjects keep the chosen pace', () => {
  open({ subject: 'smallCacti', paceScore: 3000 });
  choose('Turbo');
  expect([radio('Top 1,000').disabled, radio('Fast 700').disabled]).toEqual([true, false]);
  expect(radio('Fast 700').checked).toBe(true);
  expect(start()).toEqual({ subject: 'turbo', paceScore: 700 });
  choose('Night');
  expect(start()).toEqual({ subject: 'night', paceScore: 3000 });
});

it('at first it offers large cacti at a warm pace', () => {
  open(null);
  expect([radio('Large cacti').checked, radio('Warm 300').checked]).toEqual([true, true]);
  expect(start()).toEqual({ subject: 'largeCacti', paceScore: 300 });
  const groupOf = (name: string) => radio(name).closest('[role=group]')?.firstChild?.textContent;
  expect(['Large cacti', 'Night'].map(groupOf)).toEqual(['Obstacles', 'Whole course']);
  expect(page.textContent).not.toContain('turbo gains nothing');
  choose('Turbo');
  expect(page.textContent).toContain('turbo gains nothing');
});

it('runs with assists have bests of their own', () => {
  store.offer({ subject: 'smallCacti', paceScore: 300 }, true, 9);
  open(null);
  expect(cardOf('Small cacti')).not.toContain('Best');
  act(() => settings.change({ assistSpeed: 50 }));
  expect(cardOf('Small cacti')).toContain('Best: 9');
});

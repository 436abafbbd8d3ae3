import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import type { DailyStore } from '#features/daily';

let root: Root;
let page: HTMLElement;

/** Gives each test of the file a page of its own, and empty storage. */
export function renderInPage(): void {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    localStorage.clear();
    page = document.createElement('div');
    document.body.append(page);
    root = createRoot(page);
  });

  afterEach(() => {
    act(() => root.unmount());
    page.remove();
    vi.unstubAllGlobals();
  });
}

export const render = (node: ReactNode) => act(() => root.render(node));
export const one = (selector: string) => page.querySelector<HTMLElement>(selector);
export const field = () => page.querySelector('input');
export const textOf = (selector: string) => one(selector)?.textContent;
export const textsOf = (selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);
export const allText = () => page.textContent;

/** The button with this text, or whose label begins with it. */
export function button(name: string): HTMLButtonElement {
  const found = [...page.querySelectorAll('button')].find(
    (each) => each.textContent === name || each.getAttribute('aria-label')?.startsWith(name),
  );
  if (found === undefined) throw new Error(`There is no button '${name}'.`);
  return found;
}

/** Plays ranked attempts with these scores; null for one that is given up. */
export function attempt(
  daily: DailyStore,
  day: number,
  ...scores: readonly (number | null)[]
): void {
  for (const score of scores) {
    const number = daily.begin(day);
    if (number !== null && score !== null)
      daily.finish(day, number, { score, metres: score / 2, assisted: false });
  }
}

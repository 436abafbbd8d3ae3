import { act, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';

let root: Root;
export let page: HTMLElement;

/** A new page for each test of the file; undoes what it replaced. */
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
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

export const render = (node: ReactNode) => act(() => root.render(node));

/** Shows prerendered markup, and lets React take it over. */
export function hydrate(html: string, node: ReactNode): void {
  act(() => root.unmount());
  page.innerHTML = html;
  act(() => {
    root = hydrateRoot(page, node);
  });
}

export const one = (selector: string) => page.querySelector<HTMLElement>(selector);
export const textOf = (selector: string) => one(selector)?.textContent;
export const textsOf = (selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);

export function field(): HTMLInputElement {
  const found = page.querySelector('input');
  if (found === null) throw new Error('There is no field.');
  return found;
}

/** By its text, or the beginning of its label. */
export function button(name: string): HTMLButtonElement {
  const found = [...page.querySelectorAll('button')].find(
    (each) => each.textContent === name || each.getAttribute('aria-label')?.startsWith(name),
  );
  if (found === undefined) throw new Error(`There is no button '${name}' in: ${page.textContent}`);
  return found;
}

export const click = (name: string) => act(() => button(name).click());

/** Changes a field as a visitor does. */
export function enter(value: string, into = field()): void {
  act(() => {
    // Uses the prototype's setter, because React takes a change by the element's own setter for one
    // that React made.
    Reflect.set(HTMLInputElement.prototype, 'value', value, into);
    into.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

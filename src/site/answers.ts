import { focusByKey, listen } from '#platform';

/**
 * Opens the answer that the address names by its fragment, as in /faq#score, and scrolls to it; a
 * browser does only the latter. Works on the served markup as well, before React has hydrated it.
 * @returns the answer's question, undefined if the address names no answer.
 */
export function openAnswerOfHash(): HTMLElement | undefined {
  const answer = document.getElementById(window.location.hash.slice(1));
  if (!(answer instanceof HTMLDetailsElement)) return undefined;
  answer.open = true;
  answer.scrollIntoView();
  return answer.querySelector('summary') ?? undefined;
}

/** Marks the element around the questions. */
const ACCORDION = '[data-accordion]';

/**
 * Home, End and the arrow keys move the focus between the questions of an accordion; the arrows
 * wrap around at the ends. Works on the served markup, so that no key is lost before React, and on
 * what React shows.
 */
export function startAccordionKeys(): void {
  // In the capture phase: while React hydrates it stops events.
  listen(document, 'keydown', moveFocus, { capture: true });
}

function moveFocus(event: KeyboardEvent): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  if (!(event.target instanceof HTMLElement)) return;
  const questions = [...(event.target.closest(ACCORDION)?.querySelectorAll('summary') ?? [])];
  if (focusByKey(event.key, questions)) event.preventDefault();
}

/**
 * Answers and the like. The panel beside the game is left as it is, because it remembers how the
 * visitor leaves it.
 */
const CLOSED = 'details:not([open], [data-side-panel])';

/**
 * Opens what is closed while the page is printed: only the latest browsers do so by page.css.
 * Works on the served markup as well as on what React shows.
 */
export function openAnswersOnPaper(): void {
  let restore = () => {};
  listen(window, 'beforeprint', () => {
    restore();
    restore = openAll();
  });
  listen(window, 'afterprint', () => {
    restore();
    restore = () => {};
  });
}

/** Returns a function that undoes it. */
function openAll(): () => void {
  const closed = [...document.querySelectorAll<HTMLDetailsElement>(CLOSED)];
  const named = [...document.querySelectorAll('details[name]')].map((details) => ({
    details,
    name: details.getAttribute('name') ?? '',
  }));
  // Of those that share a name, a browser keeps only one open.
  for (const [index, { details, name }] of named.entries())
    details.setAttribute('name', `${name}-${index}`);
  for (const details of closed) details.open = true;
  return () => {
    for (const details of closed) details.open = false;
    for (const { details, name } of named) details.setAttribute('name', name);
  };
}

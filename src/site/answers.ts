import { focusByKey, listen } from '#platform';

/**
 * Opens the answer in the address, as in /faq#score; a browser would only scroll to it. Works
 * before hydration.
 * @returns the answer's question; undefined if the address names no answer.
 */
export function openAnswerOfHash(): HTMLElement | undefined {
  const answer = document.getElementById(window.location.hash.slice(1));
  if (!(answer instanceof HTMLDetailsElement)) return undefined;
  answer.open = true;
  answer.scrollIntoView();
  return answer.querySelector('summary') ?? undefined;
}

const ACCORDION = '[data-accordion]';

/** Home, End and the arrow keys move between questions. Works before hydration. */
export function startAccordionKeys(): void {
  // In the capture phase, because React stops events while it hydrates.
  listen(document, 'keydown', moveFocus, { capture: true });
}

function moveFocus(event: KeyboardEvent): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  if (!(event.target instanceof HTMLElement)) return;
  const questions = [...(event.target.closest(ACCORDION)?.querySelectorAll('summary') ?? [])];
  if (focusByKey(event.key, questions)) event.preventDefault();
}

/** Leaves out the sidebar, because it remembers its own state. */
const CLOSED = 'details:not([open], [data-sidebar])';

/** Only the latest browsers print closed details through page.css. Works before hydration. */
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

function openAll(): () => void {
  const closed = [...document.querySelectorAll<HTMLDetailsElement>(CLOSED)];
  const named = [...document.querySelectorAll('details[name]')].map((details) => ({
    details,
    name: details.getAttribute('name') ?? '',
  }));
  // Give each its own name: a browser keeps only one of a name open.
  for (const [index, { details, name }] of named.entries())
    details.setAttribute('name', `${name}-${index}`);
  for (const details of closed) details.open = true;
  return () => {
    for (const details of closed) details.open = false;
    for (const { details, name } of named) details.setAttribute('name', name);
  };
}

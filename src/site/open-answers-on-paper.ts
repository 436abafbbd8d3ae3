import { listen } from '#platform';

/**
 * Answers and the like. The panel beside the game is left as it is, because it remembers how the
 * visitor leaves it.
 */
const CLOSED = 'details:not([open], [data-side-panel])';

/**
 * Opens what is closed while the page is printed: only the latest browsers do so by print.css.
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

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

import { isInFrame } from './frame.ts';
import { listen } from './listen.ts';

/** What covers the page, from the bottom. */
const covers: { readonly onBack: () => void }[] = [];
/** A traversal that this module has asked for; the browser carries it out later. */
let isTraversing = false;
let isListening = false;

/**
 * Lets the back gesture or button uncover the page instead of leaving it. For that, the history has
 * one more entry for each cover, and each entry says how many there are.
 * @returns a function for a cover that goes by itself.
 */
export function coverPage(onBack: () => void): () => void {
  // A frame shares its history with the page around it, which may have gone on meanwhile.
  if (isInFrame()) return () => undefined;
  if (!isListening) listen(window, 'popstate', onTraversed);
  isListening = true;
  const cover = { onBack };
  covers.push(cover);
  followCovers();
  return () => {
    const index = covers.indexOf(cover);
    if (index === -1) return;
    covers.splice(index, 1);
    followCovers();
  };
}

function onTraversed(): void {
  if (isTraversing) isTraversing = false;
  else for (const { onBack } of covers.splice(coversOfEntry()).reverse()) onBack();
  followCovers();
}

function followCovers(): void {
  if (isTraversing) return;
  const count = coversOfEntry();
  if (count < covers.length) {
    // Going back to this entry must not scroll the page to where it was when it was covered.
    history.scrollRestoration = 'manual';
    history.pushState({ ...stateOfEntry(), covers: count + 1 }, '');
    followCovers();
  } else if (count > covers.length) {
    isTraversing = true;
    history.back();
  } else if (count === 0) history.scrollRestoration = 'auto';
}

function coversOfEntry(): number {
  const { covers: count } = stateOfEntry();
  return typeof count === 'number' ? count : 0;
}

function stateOfEntry(): { readonly covers?: unknown } {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

/**
 * Whether something was pressed in the game that does not listen yet: src/early-press.ts remembers
 * it.
 */
export function isPressWaiting(): boolean {
  return 'earlyPress' in document.documentElement.dataset;
}

/** Call it when the game and React listen: repeats that press, and ends the recording. */
export function repeatEarlyPress(): void {
  const { dataset } = document.documentElement;
  const button =
    document.querySelectorAll<HTMLElement>('[data-game] button')[Number(dataset['earlyPress'])];
  forgetEarlyPress();
  dataset['playable'] = '';
  // After the effects of what is being mounted.
  queueMicrotask(() => button?.click());
}

/** Call it when the game will not come. */
export function forgetEarlyPress(): void {
  delete document.documentElement.dataset['earlyPress'];
}

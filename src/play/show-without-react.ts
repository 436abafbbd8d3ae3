import { type GameElements, isUnderWay, type UiState } from '#game';
import type { Store } from '#platform';
import { ACTION_BUTTONS, isTooEarly } from './action-buttons.ts';

/**
 * Keeps the prerendered markup up to date until React does: the phase, by which the styles keep a thumb from moving the page, and the
 * buttons for actions. Returns an unsubscribe function.
 */
export function showWithoutReact(store: Store<UiState>, { root, playArea, stage, result }: GameElements): () => void {
  const bar = result.parentElement;
  const buttons = Object.entries(ACTION_BUTTONS).flatMap(([action, { label, isEnabled }]) => {
    const button = playArea.querySelector<HTMLButtonElement>(`[data-action="${action}"]`);
    return button === null ? [] : [{ button, label, isEnabled }];
  });
  return store.subscribe(() => {
    const ui = store.get();
    for (const part of [root, playArea]) part.toggleAttribute('data-under-way', isUnderWay(ui.phase));
    for (const part of [stage, bar]) part?.setAttribute('data-phase', ui.phase);
    bar?.toggleAttribute('data-too-early', isTooEarly(ui));
    for (const { button, label, isEnabled } of buttons) {
      button.disabled = !isEnabled(ui);
      // Before the name of its key.
      if (button.firstChild !== null) button.firstChild.nodeValue = label(ui);
    }
  });
}

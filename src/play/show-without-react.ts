import { type GameElements, isUnderWay, type UiState } from '#game';
import type { Store } from '#platform';
import { isTooEarly, ACTION_BUTTONS } from './action-buttons.ts';

/**
 * Keeps the prerendered markup up to date until React does: the phase, by which the styles keep a thumb from moving the page, and the
 * buttons for actions. Returns an unsubscribe function.
 */
export function showWithoutReact(ui: Store<UiState>, { root, playArea, stage, result }: GameElements): () => void {
  const buttons = Object.entries(ACTION_BUTTONS).map(([action, state]) => ({
    button: playArea.querySelector<HTMLButtonElement>(`[data-action="${action}"]`),
    state,
  }));
  const bar = result.parentElement;
  const update = () => {
    const state = ui.get();
    for (const part of [root, playArea]) part.toggleAttribute('data-under-way', isUnderWay(state.phase));
    for (const part of [stage, bar]) part?.setAttribute('data-phase', state.phase);
    bar?.toggleAttribute('data-too-early', isTooEarly(state));
    for (const {
      button,
      state: { label, isEnabled },
    } of buttons) {
      if (button === null) continue;
      button.disabled = !isEnabled(state);
      // Before the name of its key.
      if (button.firstChild !== null) button.firstChild.nodeValue = label(state);
    }
  };
  return ui.subscribe(update);
}

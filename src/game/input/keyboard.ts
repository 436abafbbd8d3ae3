import { allOf, listen } from '#platform';
import { actionOfKey, DEFAULT_BINDINGS, isEnter, nameOfKey, placeOfKey } from './bindings.ts';
import type { KeyAction } from './actions.ts';
import type { ControlsTarget, InputDevice } from './controls.ts';
import { KeyRepeat } from './key-repeat.ts';

/**
 * The first two open Firefox's search, which would take the focus and pause the run. The others
 * scroll the page, or the one around a frame.
 */
const KEPT_IN_RUN = /^(?:[/']|Page(?:Down|Up)|Home|End|Arrow(?:Left|Right))$/;

/**
 * A key that was pressed in the game stays with it while it repeats, so a held arrow never starts
 * to scroll the page.
 */
export function attachKeyboard(
  root: HTMLElement,
  target: Omit<ControlsTarget, 'touchMode' | 'hasRun' | 'onGamepadDisconnected'>,
): InputDevice {
  const held = new Map<string, KeyAction>();
  const repeat = new KeyRepeat<KeyAction>();

  const releaseKey = (place: string) => {
    const action = held.get(place);
    if (action === undefined) return undefined;
    held.delete(place);
    target.release(action, place);
    return action;
  };

  const dispose = allOf([
    listen(window, 'keydown', (event) => {
      // macOS fires no keyup for a key that is released while Meta is down.
      if (event.key === 'Meta') for (const place of held.keys()) releaseKey(place);
      if (!isGameKey(event, root)) return;
      const place = placeOfKey(event);
      if (held.has(place)) {
        event.preventDefault();
        return;
      }
      const stillHeld = repeat.heldBy(event);
      if (stillHeld !== undefined) {
        event.preventDefault();
        held.set(place, stillHeld);
        target.holdOn(stillHeld, place);
        return;
      }
      const action =
        actionOfKey(target.bindings(), event) ??
        (isEnter(event) && target.wantsEnter() ? 'jump' : undefined) ??
        (event.key === 'Escape' && target.isUnderWay() ? 'pause' : undefined);
      if (action === undefined && event.key === 'Escape') leaveFocus(root);
      // Players press default keys out of habit, even after unbinding them.
      const isGameKeyByDefault = actionOfKey(DEFAULT_BINDINGS, event) !== undefined;
      const isTaken = action !== undefined || isGameKeyByDefault || KEPT_IN_RUN.test(event.key);
      if (isTaken && target.isUnderWay()) event.preventDefault();
      if (action === undefined || event.repeat || !target.wants(action)) return;
      event.preventDefault();
      held.set(place, action);
      target.press(action, place);
    }),
    listen(window, 'keyup', (event) => {
      const action = releaseKey(placeOfKey(event));
      if (action !== undefined) repeat.released(event, action);
    }),
  ]);

  return { reset: () => held.clear(), dispose };
}

/** For who tabs: the game holds no keyboard user. */
function leaveFocus(root: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && root.contains(activeElement)) activeElement.blur();
}

/** Text fields keep all keys, and so do dialogs, which lie over the game. */
const FIELDS = 'dialog, input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const WIDGETS = [
  'a[href]',
  'area[href]',
  'button',
  'summary',
  'iframe',
  'audio[controls]',
  'video[controls]',
  // tabindex -1 marks a heading that gets the focus after a route change; that is no widget.
  '[tabindex]:not([tabindex="-1"])',
].join(', ');

export function isGameKey(event: KeyboardEvent, root: HTMLElement): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return true;
  if (target.closest(FIELDS) !== null) return false;
  const widget = target.closest(WIDGETS);
  if (widget === null || widget.contains(root)) return true;
  if (!root.contains(widget)) return false;
  // The game's own buttons and links need Space and Enter only; the other keys still play.
  return !(
    widget.matches('a, button, summary') &&
    (nameOfKey(event) === 'Space' || isEnter(event))
  );
}

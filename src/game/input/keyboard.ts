import { listen } from '#platform';
import {
  actionOfKey,
  type Bindings,
  DEFAULT_BINDINGS,
  isEnter,
  nameOfKey,
  placeOfKey,
} from './bindings.ts';
import type { KeyAction } from './actions.ts';

export interface KeyboardOptions {
  /** Contains all elements of the game. */
  readonly root: HTMLElement;
  readonly bindings: () => Bindings;
  /**
   * Whether the game would respond to this action now; if not, the key keeps its effect on the
   * page.
   */
  readonly wants: (action: KeyAction) => boolean;
  /** Whether the Enter key, unless it is bound to an action, starts or resumes a run. */
  readonly wantsEnter: () => boolean;
  /** Whether a run is running or counting down: no key of the game scrolls the page then. */
  readonly isUnderWay: () => boolean;
  readonly press: (action: KeyAction, source: string) => void;
  readonly release: (action: KeyAction, source: string) => void;
}

export interface Keyboard {
  /** Drops what is held, without calling `release`. */
  reset(): void;
  readonly dispose: () => void;
}

/**
 * Translates keys into actions. A key whose press went to the game keeps going there while it
 * repeats, so a held arrow never begins to scroll the page.
 */
export function attachKeyboard(options: KeyboardOptions): Keyboard {
  const { root, bindings, wants, press, release } = options;
  const held = new Map<string, KeyAction>();

  const releaseKey = (place: string) => {
    const action = held.get(place);
    if (action === undefined) return;
    held.delete(place);
    release(action, place);
  };

  const disposers = [
    listen(window, 'keydown', (event) => {
      // macOS fires no keyup for a key that is released while Meta is down.
      if (event.key === 'Meta') for (const place of held.keys()) releaseKey(place);
      if (!isGameKey(event, root)) return;
      const place = placeOfKey(event);
      if (held.has(place)) {
        event.preventDefault();
        return;
      }
      const action =
        actionOfKey(bindings(), event) ??
        (isEnter(event) && options.wantsEnter() ? 'jump' : undefined);
      // A hand that is used to a default key presses it even after the player has unbound it.
      const isGameKeyByDefault = actionOfKey(DEFAULT_BINDINGS, event) !== undefined;
      if ((action !== undefined || isGameKeyByDefault) && options.isUnderWay())
        event.preventDefault();
      if (action === undefined || event.repeat || !wants(action)) return;
      event.preventDefault();
      held.set(place, action);
      press(action, place);
    }),
    listen(window, 'keyup', (event) => releaseKey(placeOfKey(event))),
  ];

  return {
    reset: () => held.clear(),
    dispose: () => {
      for (const dispose of disposers) dispose();
    },
  };
}

/** Elements that keep all keys: text fields, and dialogs, which lie over the game. */
const FIELDS = 'dialog, input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const WIDGETS = [
  'a[href]',
  'area[href]',
  'button',
  'summary',
  'iframe',
  'audio[controls]',
  'video[controls]',
  // tabindex -1 marks a heading that takes the focus after a route change; that is no widget.
  '[tabindex]:not([tabindex="-1"])',
].join(', ');

/** False for browser shortcuts, for typing, and while a widget outside the game has the focus. */
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

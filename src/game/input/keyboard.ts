import { listen } from '#platform';
import { actionOfKey, type Bindings } from './bindings.ts';
import type { KeyAction } from './key-actions.ts';

export interface KeyboardOptions {
  /** The game's own part of the page. */
  readonly root: HTMLElement;
  readonly bindings: () => Bindings;
  /** Whether the game would do anything with this action now; if not, the page keeps the key. */
  readonly wants: (action: KeyAction) => boolean;
  readonly press: (action: KeyAction, source: string) => void;
  readonly release: (action: KeyAction, source: string) => void;
}

export interface Keyboard {
  /** Forgets what is held, telling nobody. */
  forget(): void;
  readonly detach: () => void;
}

/** Plays the game's keys. Whoever got a key's press keeps its repeats: a held arrow never begins to scroll halfway. */
export function attachKeyboard({ root, bindings, wants, press, release }: KeyboardOptions): Keyboard {
  const held = new Map<string, KeyAction>();

  const letGo = (code: string) => {
    const action = held.get(code);
    if (action === undefined) return;
    held.delete(code);
    release(action, code);
  };

  const undo = [
    listen(window, 'keydown', (event) => {
      // macOS never tells of the release of a key that was let go while Meta was down.
      if (event.key === 'Meta') for (const code of held.keys()) letGo(code);
      if (!isForTheGame(event, root)) return;
      if (held.has(event.code)) {
        event.preventDefault();
        return;
      }
      const action = actionOfKey(bindings(), event);
      if (action === undefined || event.repeat || !wants(action)) return;
      event.preventDefault();
      held.set(event.code, action);
      press(action, event.code);
    }),
    listen(window, 'keyup', (event) => letGo(event.code)),
  ];

  return {
    forget: () => held.clear(),
    detach: () => {
      for (const remove of undo) remove();
    },
  };
}

/** A dialog lies over the game and has the keys to itself. */
const FIELDS = 'dialog, input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const WIDGETS = [
  'a[href]',
  'area[href]',
  'button',
  'summary',
  'iframe',
  'audio[controls]',
  'video[controls]',
  // A heading that got tabindex -1 to take the focus after a route change is no widget.
  '[tabindex]:not([tabindex="-1"])',
].join(', ');

/** Shortcuts, typing, and whatever widget elsewhere has the focus come before the game. */
export function isForTheGame(event: KeyboardEvent, root: HTMLElement): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return true;
  if (target.closest(FIELDS) !== null) return false;
  const widget = target.closest(WIDGETS);
  if (widget === null || widget.contains(root)) return true;
  if (!root.contains(widget)) return false;
  // Our own buttons want Space and Enter only; the other keys play on.
  return !(widget instanceof HTMLButtonElement && (event.code === 'Space' || event.code === 'Enter'));
}

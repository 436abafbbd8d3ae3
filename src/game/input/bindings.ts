import { keyOnStage } from '#content';
import { KEY_ACTIONS, type KeyAction } from './actions.ts';

/**
 * Identifies a key: a Latin letter ('Z'), or a `KeyboardEvent.code` ('ArrowUp', 'Space', 'Digit1').
 */
export type KeyName = string;

/** Texts mention the first key of each action. */
export type Bindings = Readonly<Record<KeyAction, readonly KeyName[]>>;

export const DEFAULT_BINDINGS: Bindings = {
  jump: ['Space', 'ArrowUp'],
  crouch: ['ArrowDown', 'C'],
  shoot: ['Z'],
  turbo: ['X'],
  special: ['ShiftLeft', 'ShiftRight'],
  pause: ['P'],
  retry: ['T'],
  lockScroll: ['L'],
  fullScreen: ['F'],
  mute: ['M'],
};

/** Phones leave out `code`, and browsers that fill in a form leave out both. */
export type KeyPress = Partial<Pick<KeyboardEvent, 'code' | 'key'>>;

/**
 * Names of keys, except those that browsers use for unknown keys and for keys that change the next
 * one.
 */
const NAMED = /^(?!Dead$|Process$|Unidentified$)[A-Z][A-Za-z\d]+$/;

/** A character that is no letter, or a Latin one that has a key besides the 26, such as é. */
const NO_LETTER = /^(?:[^\p{Letter}\p{Mark}]|\p{Script=Latin})$/u;

/**
 * Goes by the letter printed on the key: a German Z is where others have Y, and texts that say 'Z'
 * mean that key. A letter of another script counts as the Latin one in its place, and a comma there
 * as no letter. Space, Enter, arrows and so on go by name, whether on the number pad, on a remote
 * control, or moved by the system.
 */
export function nameOfKey({ code = '', key = '' }: KeyPress): KeyName {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  if (key === ' ') return 'Space';
  // Keys with the same name differ in `code`, and bindings tell them apart. Phones have no `code`.
  if (NAMED.test(key)) return code.includes(key) ? code : key === 'Shift' ? 'ShiftLeft' : key;
  return NO_LETTER.test(key) ? code : code.replace(/^Key/, '');
}

/** Identifies a key from press to release. Its name may change in between. */
export function placeOfKey({ code = '', key = '' }: KeyPress): string {
  return code === '' ? key : code;
}

export function isEnter(event: KeyPress): boolean {
  return /^(Numpad)?Enter$/.test(nameOfKey(event));
}

export function actionOfKey(bindings: Bindings, event: KeyPress): KeyAction | undefined {
  const name = nameOfKey(event);
  for (const action of KEY_ACTIONS) {
    if (bindings[action].includes(name)) return action;
  }
  return undefined;
}

export const MAX_KEYS = 2;

/**
 * All keys except Tab and Escape, which keyboard users need to leave the game; function keys;
 * modifier keys; and names that the stage's font can't write.
 */
const BINDABLE = /^(?!Tab|Escape|CapsLock|F\d|Meta|Control|Alt|OS)[A-Z][A-Za-z\d]{0,23}$/;

export function isBindable(name: KeyName): boolean {
  return BINDABLE.test(name);
}

/**
 * Drops invalid parts. An action that is missing, such as one added by a later version, gets its
 * default keys, except those that the player uses for something else.
 */
export function readBindings(stored: unknown): Bindings {
  const fields = new Map<string, unknown>(Object.entries(stored ?? {}));
  const taken = new Set<unknown>();
  const bindings: Record<KeyAction, readonly KeyName[]> = { ...DEFAULT_BINDINGS };
  const claim = (action: KeyAction, names: readonly unknown[]) => {
    const isFree = (name: unknown): name is KeyName =>
      typeof name === 'string' && isBindable(name) && !taken.has(name);
    bindings[action] = [...new Set(names.filter(isFree))].slice(0, MAX_KEYS);
    for (const name of bindings[action]) taken.add(name);
  };
  const chosen = (action: KeyAction) => {
    const names = fields.get(action);
    return Array.isArray(names) ? names : undefined;
  };
  for (const action of KEY_ACTIONS) claim(action, chosen(action) ?? []);
  for (const action of KEY_ACTIONS) {
    if (chosen(action) === undefined || (action === 'jump' && bindings.jump.length === 0)) {
      claim(action, DEFAULT_BINDINGS[action]);
    }
  }
  // Without a key for jump nobody could play.
  return bindings.jump.length === 0 ? DEFAULT_BINDINGS : bindings;
}

export function shortcutsOf(names: readonly KeyName[]): string {
  return names.join(' ').replace(/Digit|(?<=Shift)(Left|Right)/g, '');
}

/**
 * The key to jump with, as the stage's messages name it (spec: 'Press SPACE to Start'), in letters
 * that the stage's font has.
 */
export function jumpKeyOnStage({ jump: [name = 'Space'] }: Bindings): string {
  return keyOnStage(name);
}

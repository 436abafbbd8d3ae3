import { KEY_ACTIONS, type KeyAction } from './key-actions.ts';

/**
 * Identifies a key: a Latin letter by what is printed on it ('Z'), any other key by its place on the keyboard, as
 * `KeyboardEvent.code` names it ('ArrowUp').
 */
export type KeyName = string;

/** The keys of each action. The first one is the one that texts mention. */
export type Bindings = Readonly<Record<KeyAction, readonly KeyName[]>>;

/** The default keys (rules). */
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

/**
 * Uses the letter printed on the key: on a German keyboard Z is where others have Y, and texts that say 'Z' mean that key.
 * On a keyboard without Latin letters the place decides.
 */
export function nameOfKey({ code, key }: Pick<KeyboardEvent, 'code' | 'key'>): KeyName {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  return code.startsWith('Key') ? code.slice('Key'.length) : code;
}

/** The action that the key is bound to, if any. */
export function actionOfKey(bindings: Bindings, event: Pick<KeyboardEvent, 'code' | 'key'>): KeyAction | undefined {
  const name = nameOfKey(event);
  for (const action of KEY_ACTIONS) {
    if (bindings[action].includes(name)) return action;
  }
  return undefined;
}

/** The most keys that one action can have. */
export const MAX_KEYS = 2;

/**
 * All keys except: Tab and Escape, without which keyboard users could not leave the game; the browser's function keys; modifier
 * keys; and names that the stage's font cannot write.
 */
const BINDABLE = /^(?!Tab|Escape|CapsLock|F\d|Meta|Control|Alt|OS)[A-Z][A-Za-z\d]{0,23}$/;

/** Whether a key can be bound to an action. */
export function isBindable(name: KeyName): boolean {
  return BINDABLE.test(name);
}

/**
 * Reads stored bindings and drops the invalid parts. An action that is missing (a later version may have added it) gets its
 * default keys, except those that the player uses for something else.
 */
export function readBindings(stored: unknown): Bindings {
  const fields = new Map<string, unknown>(Object.entries(stored ?? {}));
  const taken = new Set<unknown>();
  const bindings: Record<KeyAction, readonly KeyName[]> = { ...DEFAULT_BINDINGS };
  const claim = (action: KeyAction, names: readonly unknown[]) => {
    const isFree = (name: unknown): name is KeyName => typeof name === 'string' && isBindable(name) && !taken.has(name);
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
  // Without a key for jump the game could not be played.
  return bindings.jump.length === 0 ? DEFAULT_BINDINGS : bindings;
}

import { KEY_ACTIONS, type KeyAction } from './key-actions.ts';

/**
 * A key as the player knows it: a Latin letter by what is printed on it ('Z'), any other key by its place on the keyboard
 * ('ArrowUp', as `KeyboardEvent.code` has it).
 */
export type KeyName = string;

/** Which keys mean which action, the first the one that texts name. */
export type Bindings = Readonly<Record<KeyAction, readonly KeyName[]>>;

/** The rules' own keys. */
export const DEFAULT_BINDINGS: Bindings = {
  jump: ['Space', 'ArrowUp'],
  crouch: ['ArrowDown', 'C'],
  shoot: ['Z'],
  turbo: ['X'],
  special: ['ShiftLeft', 'ShiftRight'],
  pause: ['P'],
  lockScroll: ['L'],
  fullScreen: ['F'],
  mute: ['M'],
};

/**
 * The letter printed on the key: a German Z is the Z our words speak of, though it lies where others have Y.
 * On a keyboard without Latin letters the place decides.
 */
export function nameOfKey({ code, key }: Pick<KeyboardEvent, 'code' | 'key'>): KeyName {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  return code.startsWith('Key') ? code.slice('Key'.length) : code;
}

/** What the player means by this key, if anything. */
export function actionOfKey(bindings: Bindings, event: Pick<KeyboardEvent, 'code' | 'key'>): KeyAction | undefined {
  const name = nameOfKey(event);
  for (const action of KEY_ACTIONS) {
    if (bindings[action].includes(name)) return action;
  }
  return undefined;
}

/** An action has no more keys than this. */
export const MOST_KEYS = 2;

/**
 * All but Tab and Escape, without which a keyboard would be caught in the game, the browser's own keys, and those that only mean
 * something together with others; and of those, the ones that the stage can write.
 */
const BINDABLE = /^(?!Tab|Escape|CapsLock|F\d|Meta|Control|Alt|OS)[A-Z][A-Za-z\d]{0,23}$/;

/** Whether a key may be given to an action at all. */
export function mayBeBound(name: KeyName): boolean {
  return BINDABLE.test(name);
}

/**
 * Bindings that were stored, as far as they are whole. An action of which nothing was stored, which a later version may have
 * brought, has the keys of the beginning, unless the player uses them for something else.
 */
export function readBindings(stored: unknown): Bindings {
  const fields = new Map<string, unknown>(Object.entries(stored ?? {}));
  const taken = new Set<unknown>();
  const bindings: Record<KeyAction, readonly KeyName[]> = { ...DEFAULT_BINDINGS };
  const claim = (action: KeyAction, names: readonly unknown[]) => {
    const isFree = (name: unknown): name is KeyName => typeof name === 'string' && mayBeBound(name) && !taken.has(name);
    bindings[action] = [...new Set(names.filter(isFree))].slice(0, MOST_KEYS);
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
  // Without a key to jump with, nothing could be played.
  return bindings.jump.length === 0 ? DEFAULT_BINDINGS : bindings;
}

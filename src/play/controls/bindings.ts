import { KEY_ACTIONS, type KeyAction } from './keys.ts';

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

/** Bindings that were stored. Anything damaged, and a key that two actions claim, leaves all as it was in the beginning. */
export function readBindings(stored: unknown): Bindings {
  const fields = new Map(Object.entries(stored ?? {}));
  const taken = new Set<string>();
  const read = (action: KeyAction): readonly KeyName[] | undefined => {
    const names: unknown = fields.get(action);
    if (!Array.isArray(names) || names.length > MOST_KEYS) return undefined;
    const keys = names.filter((name): name is string => typeof name === 'string' && /^[A-Za-z]\w{0,31}$/.test(name));
    if (keys.length !== names.length || keys.some((name) => taken.has(name))) return undefined;
    for (const name of keys) taken.add(name);
    return keys;
  };
  const bindings: Record<KeyAction, readonly KeyName[]> = { ...DEFAULT_BINDINGS };
  for (const action of KEY_ACTIONS) {
    const keys = read(action);
    if (keys === undefined) return DEFAULT_BINDINGS;
    bindings[action] = keys;
  }
  return bindings;
}

/** An action has no more keys than this. */
export const MOST_KEYS = 2;

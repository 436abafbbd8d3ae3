import {
  type Bindings,
  KEY_ACTIONS,
  type KeyAction,
  type KeyName,
  isBindable,
  MAX_KEYS,
  nameOfKey,
} from '#game';

/** As much of a key press as it takes to know the key. */
export type KeyPress = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** Where a key goes: to an action, as its first or second one. */
export interface Slot {
  readonly action: KeyAction;
  readonly place: number;
}

export type Answer =
  /** The key may be given. */
  | { readonly kind: 'free'; readonly name: KeyName }
  /** It is there already. */
  | { readonly kind: 'own' }
  /** Another action has it, which would lose it. */
  | { readonly kind: 'taken'; readonly name: KeyName; readonly by: KeyAction }
  /** It is the only key to jump with. */
  | { readonly kind: 'needed'; readonly name: KeyName }
  /** It is not for a game: the page or the browser needs it, or it came with Ctrl, Alt or Meta. */
  | { readonly kind: 'refused'; readonly name: KeyName };

/** What there is to say to a key that is pressed for a slot. Nothing changes yet. */
export function judgeKey(bindings: Bindings, { action, place }: Slot, press: KeyPress): Answer {
  const name = nameOfKey(press);
  if (press.ctrlKey || press.altKey || press.metaKey || !isBindable(name))
    return { kind: 'refused', name };
  const by = KEY_ACTIONS.find((each) => bindings[each].includes(name));
  if (by === undefined) return { kind: 'free', name };
  if (by === action)
    return bindings[action][place] === name ? { kind: 'own' } : { kind: 'free', name };
  return by === 'jump' && bindings.jump.length === 1
    ? { kind: 'needed', name }
    : { kind: 'taken', name, by };
}

/** The bindings with a key in this slot, and nowhere else. */
export function giveKey(bindings: Bindings, { action, place }: Slot, name: KeyName): Bindings {
  const given: Record<KeyAction, readonly KeyName[]> = { ...bindings };
  for (const each of KEY_ACTIONS)
    given[each] = bindings[each].filter((key) => each === action || key !== name);
  const own = [...bindings[action]];
  const elsewhere = own.indexOf(name);
  const before = own[place];
  own[place] = name;
  // A key that the action has as its other one is exchanged with this one.
  if (elsewhere >= 0 && before !== undefined) own[elsewhere] = before;
  given[action] = [...new Set(own)].slice(0, MAX_KEYS);
  return given;
}

/** Whether an action can do without this one: there must be a key to jump with. */
export function mayRemove(bindings: Bindings, action: KeyAction): boolean {
  return action !== 'jump' || bindings.jump.length > 1;
}

/** The bindings without the key in this slot. */
export function removeKey(bindings: Bindings, { action, place }: Slot): Bindings {
  if (!mayRemove(bindings, action)) return bindings;
  return { ...bindings, [action]: bindings[action].filter((_, each) => each !== place) };
}

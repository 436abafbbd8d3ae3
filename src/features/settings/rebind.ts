import {
  type Bindings,
  KEY_ACTIONS,
  type KeyAction,
  type KeyName,
  isBindable,
  MAX_KEYS,
  nameOfKey,
} from '#game';

export type KeyPress = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;

export interface KeySlot {
  readonly action: KeyAction;
  readonly place: number;
}

export type KeyCheck =
  | { readonly kind: 'free'; readonly name: KeyName }
  | { readonly kind: 'own' }
  | { readonly kind: 'taken'; readonly name: KeyName; readonly by: KeyAction }
  | { readonly kind: 'needed'; readonly name: KeyName }
  /** The page or the browser needs the key, or it came with Ctrl, Alt or Meta. */
  | { readonly kind: 'refused'; readonly name: KeyName };

export function checkKey(
  bindings: Bindings,
  { action, place }: KeySlot,
  press: KeyPress,
): KeyCheck {
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

export function assignKey(bindings: Bindings, { action, place }: KeySlot, name: KeyName): Bindings {
  const given: Record<KeyAction, readonly KeyName[]> = { ...bindings };
  for (const each of KEY_ACTIONS)
    given[each] = bindings[each].filter((key) => each === action || key !== name);
  const own = [...bindings[action]];
  const elsewhere = own.indexOf(name);
  const before = own[place];
  own[place] = name;
  if (elsewhere >= 0 && before !== undefined) own[elsewhere] = before;
  given[action] = [...new Set(own)].slice(0, MAX_KEYS);
  return given;
}

export function canRemoveKey(bindings: Bindings, action: KeyAction): boolean {
  return action !== 'jump' || bindings.jump.length > 1;
}

export function removeKey(bindings: Bindings, { action, place }: KeySlot): Bindings {
  if (!canRemoveKey(bindings, action)) return bindings;
  return { ...bindings, [action]: bindings[action].filter((_, each) => each !== place) };
}

import type { PlayAction } from '../actions.ts';

/** What a key can mean. */
export type KeyAction = PlayAction | PageAction;

/** What the player can do to the page around the game. */
export type PageAction = 'lockScroll' | 'fullScreen';

export function isPageAction(action: KeyAction): action is PageAction {
  return action === 'lockScroll' || action === 'fullScreen';
}

/** Keys that are the same on every keyboard, by place. */
const BY_CODE: ReadonlyMap<string, KeyAction> = new Map([
  ['Space', 'jump'],
  ['ArrowUp', 'jump'],
  ['ArrowDown', 'crouch'],
  ['ShiftLeft', 'special'],
  ['ShiftRight', 'special'],
] satisfies [string, KeyAction][]);

const BY_LETTER: ReadonlyMap<string, KeyAction> = new Map([
  ['c', 'crouch'],
  ['z', 'shoot'],
  ['x', 'turbo'],
  ['p', 'pause'],
  ['l', 'lockScroll'],
  ['f', 'fullScreen'],
] satisfies [string, KeyAction][]);

/** What the player means by this key, if anything. */
export function actionOfKey(event: Pick<KeyboardEvent, 'code' | 'key'>): KeyAction | undefined {
  return BY_CODE.get(event.code) ?? BY_LETTER.get(letterOf(event));
}

/**
 * The letter printed on the key: a German Z is the Z our words speak of, though it lies where others have Y.
 * On a keyboard without Latin letters the place decides.
 */
function letterOf({ code, key }: Pick<KeyboardEvent, 'code' | 'key'>): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return code.startsWith('Key') ? code.slice('Key'.length).toLowerCase() : '';
}

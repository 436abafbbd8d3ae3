import type { Bindings, KeyName } from './bindings.ts';

const ARROWS: ReadonlyMap<KeyName, string> = new Map([
  ['ArrowUp', '↑'],
  ['ArrowDown', '↓'],
  ['ArrowLeft', '←'],
  ['ArrowRight', '→'],
]);

/** Parts of a `KeyboardEvent.code` that are not part of the key's name: 'Digit1' is '1', 'ShiftLeft' is 'Shift'. */
const PLACE = /Digit|(?<=Shift)(Left|Right)/g;

/** A key's name in words, as a screen reader says it: 'Arrow Up', 'Shift', '1', 'Bracket Left'. */
export function wordsOfKey(name: KeyName): string {
  return name.replace(PLACE, '').replace(/(?<=[a-z])(?=[A-Z\d])/g, ' ');
}

/** A key's name as texts on the page show it. */
export function labelOfKey(name: KeyName): string {
  return ARROWS.get(name) ?? wordsOfKey(name);
}

/** The value of the attribute `aria-keyshortcuts` for a button that does the same as these keys. */
export function shortcutsOf(names: readonly KeyName[]): string {
  return names.join(' ').replace(PLACE, '');
}

/** The key to jump with, as the stage's messages name it (spec: 'Press SPACE to Start'), in letters that the stage's font has. */
export function jumpKeyOnStage({ jump: [name = 'Space'] }: Bindings): string {
  return wordsOfKey(name).replace('Arrow ', '').toUpperCase();
}

import type { Bindings, KeyName } from './bindings.ts';

const ARROWS: ReadonlyMap<KeyName, string> = new Map([
  ['ArrowUp', '↑'],
  ['ArrowDown', '↓'],
  ['ArrowLeft', '←'],
  ['ArrowRight', '→'],
]);

/** What of a key's place nobody calls it by. */
const PLACE = /Digit|(?<=Shift)(Left|Right)/g;

/** A key in words, as it is read out: 'Arrow Up', 'Shift', '1', 'Bracket Left'. */
export function wordsOfKey(name: KeyName): string {
  return name.replace(PLACE, '').replace(/(?<=[a-z])(?=[A-Z\d])/g, ' ');
}

/** A key as texts on the page show it. */
export function labelOfKey(name: KeyName): string {
  return ARROWS.get(name) ?? wordsOfKey(name);
}

/** Keys as assistive technology reads them of a button that does the same (`aria-keyshortcuts`). */
export function shortcutsOf(names: readonly KeyName[]): string {
  return names.join(' ').replace(PLACE, '');
}

/** The key to jump with, as the stage's messages name it (spec: 'Press SPACE to Start'), in letters that its font has. */
export function jumpKeyOnStage({ jump: [name = 'Space'] }: Bindings): string {
  return wordsOfKey(name).replace('Arrow ', '').toUpperCase();
}

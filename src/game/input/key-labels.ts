import { wordsOfKey } from '#content';
import type { Bindings, KeyName } from './bindings.ts';

/** Keys as assistive technology reads them of a button that does the same (`aria-keyshortcuts`). */
export function shortcutsOf(names: readonly KeyName[]): string {
  return names.join(' ').replace(/Digit|(?<=Shift)(Left|Right)/g, '');
}

/** The key to jump with, as the stage's messages name it (spec: 'Press SPACE to Start'), in letters that its font has. */
export function jumpKeyOnStage({ jump: [name = 'Space'] }: Bindings): string {
  return wordsOfKey(name).replace('Arrow ', '').toUpperCase();
}

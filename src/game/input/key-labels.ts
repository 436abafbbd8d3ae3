import { keyOnStage } from '#content';
import type { Bindings, KeyName } from './bindings.ts';

/** The value of the attribute `aria-keyshortcuts` for a button that does the same as these keys. */
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

import { keyOnStage } from '#content';
import type { Bindings, KeyName } from './bindings.ts';

/** Keys as assistive technology reads them of a button that does the same (`aria-keyshortcuts`). */
export function shortcutsOf(names: readonly KeyName[]): string {
  return names.join(' ').replace(/Digit|(?<=Shift)(Left|Right)/g, '');
}

/** The first key to jump with, as the stage's messages name it (spec: 'Press SPACE to Start'). */
export function jumpKeyOnStage({ jump: [name = 'Space'] }: Bindings): string {
  return keyOnStage(name);
}

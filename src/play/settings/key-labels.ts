import type { Bindings, KeyName } from '../controls/bindings.ts';

/** Keys whose place has a long name, or a sign of its own. */
const SHORT: ReadonlyMap<KeyName, string> = new Map([
  ['ArrowUp', '↑'],
  ['ArrowDown', '↓'],
  ['ArrowLeft', '←'],
  ['ArrowRight', '→'],
  ['ShiftLeft', 'Shift'],
  ['ShiftRight', 'Shift'],
  ['ControlLeft', 'Ctrl'],
  ['ControlRight', 'Ctrl'],
]);

/** A key as texts on the page name it. */
export function labelOfKey(name: KeyName): string {
  return SHORT.get(name) ?? name.replace(/^Digit/, '').replace(/^Numpad/, 'Num ');
}

/** Arrows as the stage's letters have them. */
const SPELLED: ReadonlyMap<KeyName, string> = new Map([
  ['ArrowUp', 'UP'],
  ['ArrowDown', 'DOWN'],
  ['ArrowLeft', 'LEFT'],
  ['ArrowRight', 'RIGHT'],
]);

/** The key to jump with, as the stage's messages name it (spec: 'Press SPACE to Start'). */
export function jumpKeyOnStage({ jump: [name = 'Space'] }: Bindings): string {
  return SPELLED.get(name) ?? labelOfKey(name).toUpperCase();
}

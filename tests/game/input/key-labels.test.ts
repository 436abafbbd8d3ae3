import { expect, it } from 'vitest';
import { CONTROLS, labelOfKey, wordsOfKey } from '#content';
import { DEFAULT_BINDINGS, isBindable, shortcutsOf } from '#game';
import { jumpKeyOnStage } from '#src/game/input/bindings.ts';
import { layOutText } from '#src/stage/overlay/text.ts';
import { KEY_NAMES } from './key-names.ts';

it.each([
  ['ArrowDown', '↓', 'Arrow Down', 'ArrowDown'],
  ['Space', 'Space', 'Space', 'Space'],
  ['W', 'W', 'W', 'W'],
  ['Digit7', '7', '7', '7'],
  ['ShiftLeft', 'Shift', 'Shift', 'Shift'],
  ['Numpad7', 'Numpad 7', 'Numpad 7', 'Numpad7'],
  ['BracketLeft', 'Bracket Left', 'Bracket Left', 'BracketLeft'],
])('%s is shown as %s, said as %s, and %s is its shortcut', (name, label, words, shortcut) => {
  expect([labelOfKey(name), wordsOfKey(name), shortcutsOf([name])]).toEqual([
    label,
    words,
    shortcut,
  ]);
});

it('the stage can write every key that can be given to an action, and has room for it', () => {
  for (const name of KEY_NAMES) {
    expect(isBindable(name), name).toBe(true);
    const jumpKey = jumpKeyOnStage({ ...DEFAULT_BINDINGS, jump: [name] });
    expect(layOutText(`Press ${jumpKey} to play again`).width * 2, name).toBeLessThan(936);
  }
});

it('the list of controls names the default keys as they are shown', () => {
  for (const { name, keys } of CONTROLS)
    expect([...new Set(DEFAULT_BINDINGS[name].map(labelOfKey))]).toEqual(keys);
});

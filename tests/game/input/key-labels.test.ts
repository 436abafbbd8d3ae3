import { describe, expect, it } from 'vitest';
import { CONTROLS, labelOfKey, wordsOfKey } from '#content';
import { DEFAULT_BINDINGS, type KeyName, isBindable } from '#game/api';
import { shortcutsOf } from '#game';
import { jumpKeyOnStage } from '#game/testing';
import { DEFAULT_STAGE_STATE, layOutText, messageLines } from '#stage/testing';
import { KEY_NAMES } from './any-bindings.ts';

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

describe('the stage', () => {
  const named = (name: KeyName) => jumpKeyOnStage({ ...DEFAULT_BINDINGS, jump: [name] });

  it('can write every key that can be given to an action, and has room for it', () => {
    for (const name of KEY_NAMES) {
      expect(isBindable(name), name).toBe(true);
      const state = {
        ...DEFAULT_STAGE_STATE,
        phase: 'over',
        mayRestart: true,
        sinceCrash: 1000,
        touch: true,
        jumpKey: named(name),
      } as const;
      for (const { text, size } of messageLines(state, {
        score: 0,
        metres: 0,
        best: 0,
        record: false,
        assisted: false,
        crash: '',
        practice: false,
      })) {
        expect(layOutText(text).width * (size === 'title' ? 4 : 2), text).toBeLessThan(936);
      }
    }
  });
});

it('the list of controls names the default keys as they are shown', () => {
  for (const { name, keys } of CONTROLS)
    expect([...new Set(DEFAULT_BINDINGS[name].map(labelOfKey))]).toEqual(keys);
});

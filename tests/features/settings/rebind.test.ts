import { describe, expect, it } from 'vitest';
import { type Bindings, DEFAULT_BINDINGS, KEY_ACTIONS, type KeyAction } from '#game';
import { assignKey, checkKey, type KeyPress, removeKey } from '#src/features/settings/rebind.ts';
import { KEY_NAMES } from '../../game/input/key-names.ts';

const PRESS = { key: '', ctrlKey: false, altKey: false, metaKey: false };

const judge = (
  pressed: Pick<KeyPress, 'code'> & Partial<KeyPress>,
  bindings: Bindings = DEFAULT_BINDINGS,
  action: KeyAction = 'jump',
) => checkKey(bindings, { action, place: 0 }, { ...PRESS, ...pressed });

describe('a key that is pressed for an action', () => {
  it('is named by what is printed on it if it is a letter', () => {
    expect(judge({ code: 'KeyZ', key: 'y' })).toEqual({ kind: 'free', name: 'Y' });
  });

  it('changes nothing in its own place, and swaps the places of the action’s two keys', () => {
    expect(judge({ code: 'Space' })).toEqual({ kind: 'own' });
    expect(judge({ code: 'ArrowUp' })).toEqual({ kind: 'free', name: 'ArrowUp' });
    expect(assignKey(DEFAULT_BINDINGS, { action: 'jump', place: 0 }, 'ArrowUp').jump).toEqual([
      'ArrowUp',
      'Space',
    ]);
  });

  it('is refused if it is the only key to jump', () => {
    const bindings = { ...DEFAULT_BINDINGS, jump: ['Space'] };
    expect(judge({ code: 'Space' }, bindings, 'shoot')).toEqual({ kind: 'needed', name: 'Space' });
    expect(judge({ code: 'Space' }, DEFAULT_BINDINGS, 'shoot')).toMatchObject({
      kind: 'taken',
      by: 'jump',
    });
  });

  it('is refused if the page or the browser needs it, or with a modifier', () => {
    for (const code of ['Tab', 'ControlLeft', 'AltRight', 'MetaLeft', 'CapsLock', 'F5', 'F11', ''])
      expect([code, judge({ code })]).toMatchObject([code, { kind: 'refused' }]);
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey'])
      expect(judge({ code: 'KeyW', key: 'w', [modifier]: true }).kind).toBe('refused');
  });
});

it('after any changes no key has two actions, no action more than two keys, and jump at least one', () => {
  let bindings = DEFAULT_BINDINGS;
  for (const [turn, name] of KEY_NAMES.entries())
    for (const action of KEY_ACTIONS) {
      const slot = { action, place: Math.min(turn % 2, bindings[action].length) };
      if (turn % 5 === 4) bindings = removeKey(bindings, slot);
      const code = name.length === 1 ? `Key${name}` : name;
      const answer = checkKey(bindings, slot, { ...PRESS, code, key: name });
      if (answer.kind === 'free' || answer.kind === 'taken') {
        bindings = assignKey(bindings, slot, answer.name);
        expect(bindings[action][slot.place]).toBe(name);
      }
      const all = KEY_ACTIONS.flatMap((each) => bindings[each]);
      expect(new Set(all).size).toBe(all.length);
      for (const each of KEY_ACTIONS) expect(bindings[each].length).toBeLessThanOrEqual(2);
      expect(bindings.jump.length).toBeGreaterThan(0);
    }
});

import { describe, expect, it } from 'vitest';
import { type Bindings, DEFAULT_BINDINGS, KEY_ACTIONS, type KeyAction } from '#game';
import { assignKey, checkKey, removeKey } from '#src/features/settings/rebind.ts';
import { KEY_NAMES } from '../../game/input/key-names.ts';

const press = (
  code: string,
  key = code,
  modifiers: { ctrlKey?: true; altKey?: true; metaKey?: true } = {},
) => ({
  code,
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...modifiers,
});

const judge = (
  code: string,
  key?: string,
  bindings: Bindings = DEFAULT_BINDINGS,
  action: KeyAction = 'jump',
) => checkKey(bindings, { action, place: 0 }, press(code, key));

describe('a key that is pressed for an action', () => {
  it('is named by what is printed on it if it is a letter', () => {
    expect(judge('KeyZ', 'y')).toEqual({ kind: 'free', name: 'Y' });
  });

  it('changes nothing in its own place, and swaps the places of the action’s two keys', () => {
    expect(judge('Space', ' ')).toEqual({ kind: 'own' });
    expect(judge('ArrowUp')).toEqual({ kind: 'free', name: 'ArrowUp' });
    expect(assignKey(DEFAULT_BINDINGS, { action: 'jump', place: 0 }, 'ArrowUp').jump).toEqual([
      'ArrowUp',
      'Space',
    ]);
  });

  it('is refused if it is the only key to jump', () => {
    const bindings = { ...DEFAULT_BINDINGS, jump: ['Space'] };
    expect(judge('Space', ' ', bindings, 'shoot')).toEqual({ kind: 'needed', name: 'Space' });
    expect(judge('Space', ' ', DEFAULT_BINDINGS, 'shoot')).toMatchObject({
      kind: 'taken',
      by: 'jump',
    });
  });

  it.each(['Tab', 'ControlLeft', 'AltRight', 'MetaLeft', 'CapsLock', 'F5', 'F11', ''])(
    'is refused when it is %j',
    (code) => {
      expect(judge(code).kind).toBe('refused');
    },
  );
});

it.each(['ctrlKey', 'altKey', 'metaKey'])('a key with %s is refused', (modifier) => {
  const pressed = press('KeyW', 'w', { [modifier]: true });
  expect(checkKey(DEFAULT_BINDINGS, { action: 'jump', place: 0 }, pressed).kind).toBe('refused');
});

it('after any changes no key has two actions, no action more than two keys, and jump at least one', () => {
  let bindings = DEFAULT_BINDINGS;
  for (const [turn, name] of KEY_NAMES.entries())
    for (const action of KEY_ACTIONS) {
      const slot = { action, place: Math.min(turn % 2, bindings[action].length) };
      if (turn % 5 === 4) bindings = removeKey(bindings, slot);
      const code = name.length === 1 ? `Key${name}` : name;
      const answer = checkKey(bindings, slot, press(code, name));
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

import * as fc from 'fast-check';
import { type Bindings, KEY_ACTIONS, type KeyAction, type KeyName } from '#game';

export const KEY_NAMES: readonly KeyName[] = [
  ...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
  ...Array.from('0123456789', (digit) => `Digit${digit}`),
  ...Array.from('0123456789', (digit) => `Numpad${digit}`),
  'ArrowUp',
  'ArrowDown',
  'ArrowRight',
  'Space',
  'Enter',
  'ShiftLeft',
  'ShiftRight',
  'Comma',
  'Semicolon',
  'BracketLeft',
  'IntlBackslash',
  'PageUp',
  'Home',
  'Insert',
  'ContextMenu',
  'NumpadAdd',
  'NumpadEnter',
  'MediaTrackPrevious',
  'IntlYen',
];

/** Any valid bindings: up to two keys per action, no key twice, at least one for jump. */
export const anyBindings: fc.Arbitrary<Bindings> = fc
  .tuple(
    fc.shuffledSubarray([...KEY_NAMES], { minLength: 20 }),
    fc.array(fc.integer({ min: 0, max: 2 }), {
      minLength: KEY_ACTIONS.length,
      maxLength: KEY_ACTIONS.length,
    }),
  )
  .map(([names, counts]) => {
    const rest = [...names];
    const take = (action: KeyAction) =>
      rest.splice(0, Math.max(counts[KEY_ACTIONS.indexOf(action)] ?? 0, action === 'jump' ? 1 : 0));
    return {
      jump: take('jump'),
      crouch: take('crouch'),
      shoot: take('shoot'),
      turbo: take('turbo'),
      special: take('special'),
      pause: take('pause'),
      retry: take('retry'),
      lockScroll: take('lockScroll'),
      fullScreen: take('fullScreen'),
      mute: take('mute'),
    };
  });

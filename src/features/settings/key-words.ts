import { type KeyAction, type KeyName, labelOfKey, wordsOfKey } from '#game/api';

/** What each action is called, and what its key does. */
export const ACTION_WORDS = {
  jump: { name: 'Jump', does: 'jumps' },
  crouch: { name: 'Crouch', does: 'crouches' },
  shoot: { name: 'Shoot', does: 'shoots' },
  turbo: { name: 'Turbo', does: 'sets off the turbo' },
  special: { name: 'Special power', does: 'uses the special power' },
  pause: { name: 'Pause', does: 'pauses' },
  lockScroll: { name: 'Lock scroll', does: 'locks the scrolling' },
  fullScreen: { name: 'Full screen', does: 'fills the screen' },
  mute: { name: 'Mute', does: 'mutes' },
} as const satisfies Record<KeyAction, { readonly name: string; readonly does: string }>;

/** The two that have to be told apart here, and only here. */
const SIDES: ReadonlyMap<KeyName, string> = new Map([
  ['ShiftLeft', 'Left Shift'],
  ['ShiftRight', 'Right Shift'],
]);

/** A key as the list of keys shows it. */
export function shown(name: KeyName): string {
  // In a narrow column.
  return SIDES.get(name)?.replace(/eft|ight/, '') ?? labelOfKey(name);
}

/** A key as sentences name it. */
export function said(name: KeyName): string {
  return SIDES.get(name) ?? wordsOfKey(name);
}

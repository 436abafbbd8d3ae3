import { formatNumber } from '../format.ts';
import { NAME } from '../site.ts';
import { labelOfKey, wordsOfKey } from './keys.ts';

export const SETTINGS = {
  title: 'Settings',
  sections: 'Sections',
  restore: 'Restore defaults',
  undo: 'Undo',
  restored: 'Settings restored to defaults.',

  display: 'Display',
  theme: 'Theme',
  themes: {
    system: 'Use system setting',
    default: NAME,
    monochrome: 'Classic monochrome',
    contrast: 'High contrast',
  },
  motion: 'Motion',
  motionHint: 'Reduced: no jolts, no speed lines, and the hills stand still.',
  motions: { system: 'Use system setting', full: 'Full', calm: 'Reduced' },
  hudSize: 'Score and gauge size',
  hudSizes: { small: 'Small', normal: 'Normal', large: 'Large' },

  sound: 'Sound and vibration',
  mute: 'Mute',
  muteHint: 'No sound at all.',
  effectsVolume: 'Effects volume',
  cues: 'Audio cues',
  cuesHint: 'Hear each obstacle coming: a soft note to get ready, then one to jump or crouch.',
  cuesVolume: 'Cues volume',
  cueResponse: 'Cues earlier or later',
  cueResponseHint:
    'Cues come this long before it’s time to act. If you’re always late, as with some headphones, make them earlier.',
  music: 'Music',
  musicHint: 'Hear a tune that follows the pace, changes at night and speeds up with turbo.',
  musicVolume: 'Music volume',
  vibration: 'Vibration',
  vibrationHint: 'Feel a crash, or the weapon when you pick it up, if your device can vibrate.',

  playing: 'Playing',
  singleKey: 'Single-key mode',
  singleKeyHint: 'Play with one key, or by tapping. The dino crouches by itself.',
  fillsScreen: 'Fill the screen during a run',
  fillsScreenHint: 'On a phone or a tablet. If it’s off, the game stays small on its page.',
  rivals: 'Rivals',
  rivalsHint:
    'From your second run on, run with a dino who’s a little better. Off with audio cues, unless you turn it on.',
  leftHanded: 'Left-handed buttons',
  leftHandedHint: 'Swap the buttons below the game: jump on the left, crouch on the right.',

  assists: 'Assists',
  assistsHint:
    'Assists apply from your next run. Assisted runs are marked, and have their own high score.',
  assistSpeed: 'Game speed',
  assistSpeedHint: 'Slow the game down for more time to react. The course stays the same.',
  assistForgiveness: 'Forgiveness',
  assistForgivenessHint: 'Let the dino come this much closer to obstacles without a crash.',
  noPterodactyls: 'No pterodactyls',
  noPterodactylsHint: 'Face only cacti.',

  developers: 'For developers',
  debugMode: 'Debug mode',
  debugModeHint: 'See what the game calculates, and stop time. Runs don’t count while it’s on.',
} as const;

export function cuesComeEarly(ms: number): string {
  return `${formatNumber(ms)} ms early`;
}

export const KEY_SETTINGS = {
  title: 'Keys',
  hint: 'Enter also starts and resumes a run, unless you give it another action.',
  restore: 'Restore default keys',
  restored: 'Default keys restored.',
  unchanged: 'Nothing changed.',
  refused: 'You can’t use that key. Press another one, without Ctrl, Alt or Meta.',
  dismiss: 'Cancel',
  waiting: 'Press a key…',
  none: 'No key',
  add: '+',
  remove: '×',
} as const;

export function unknownGamepad(name: string): string {
  return `Your browser doesn’t know the buttons of this gamepad: ${name}. The first one jumps; use keys for the rest.`;
}

export const ACTION_TEXT = {
  jump: { name: 'Jump', does: 'jumps' },
  crouch: { name: 'Crouch', does: 'crouches' },
  shoot: { name: 'Shoot', does: 'shoots' },
  turbo: { name: 'Turbo', does: 'starts turbo' },
  special: { name: 'Special power', does: 'uses the special power' },
  pause: { name: 'Pause', does: 'pauses' },
  retry: { name: 'Last 5 s again', does: 'plays the last 5 seconds of a run again' },
  lockScroll: { name: 'Lock scroll', does: 'locks scrolling' },
  fullScreen: { name: 'Full screen', does: 'switches to full screen' },
  mute: { name: 'Mute', does: 'mutes' },
} as const;

type Action = keyof typeof ACTION_TEXT;

/** Only the settings tell these two keys apart. */
const SIDES: ReadonlyMap<string, string> = new Map([
  ['ShiftLeft', 'Left Shift'],
  ['ShiftRight', 'Right Shift'],
]);

/** Short, for the narrow column of the list of keys: 'L Shift'. */
export function labelOfBoundKey(key: string): string {
  return SIDES.get(key)?.replace(/eft|ight/, '') ?? labelOfKey(key);
}

export function wordsOfBoundKey(key: string): string {
  return SIDES.get(key) ?? wordsOfKey(key);
}

/** Begins with the key's visible label, unless that is a symbol. */
export function changeKey(key: string, action: Action): string {
  const name = key.startsWith('Arrow') ? wordsOfBoundKey(key) : labelOfBoundKey(key);
  return `${name}: change this key for ${ACTION_TEXT[action].name}`;
}

export function addFirstKey(action: Action): string {
  return `No key: add one for ${ACTION_TEXT[action].name}`;
}

export function addSecondKey(action: Action): string {
  return `+ Add a second key for ${ACTION_TEXT[action].name}`;
}

export function removeKeyFrom(key: string, action: Action): string {
  return `Remove ${wordsOfBoundKey(key)} from ${ACTION_TEXT[action].name}`;
}

export function pressKeyFor(action: Action): string {
  return `Press a key for ${ACTION_TEXT[action].name}. Escape cancels.`;
}

export function keyGiven(key: string, action: Action, bare: Action | undefined): string {
  const loss = bare === undefined ? '' : ` ${ACTION_TEXT[bare].name} now has no key.`;
  return `${wordsOfBoundKey(key)} ${ACTION_TEXT[action].does}.${loss}`;
}

export function keyRemoved(key: string, action: Action): string {
  return `${wordsOfBoundKey(key)} no longer ${ACTION_TEXT[action].does}.`;
}

export function keyTaken(key: string, by: Action): string {
  return `${wordsOfBoundKey(key)} already ${ACTION_TEXT[by].does}.`;
}

export function onlyJumpKey(key: string): string {
  return `${wordsOfBoundKey(key)} is the only key that jumps. Give Jump another key first.`;
}

export function giveKeyTo(action: Action): string {
  return `Give it to ${ACTION_TEXT[action].name}`;
}

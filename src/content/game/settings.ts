import { labelOfKey, wordsOfKey } from './keys.ts';

/** The dialog of the player's settings. */
export const SETTINGS = {
  title: 'Settings',
  /** The accessible name of the list of sections. */
  sections: 'Sections',
  restore: 'Restore defaults',
  undo: 'Undo',
  restored: 'All settings are as they were in the beginning.',

  look: 'Look',
  theme: 'Theme',
  themes: {
    system: 'As the system asks',
    default: 'Dino Sprint’s own',
    monochrome: 'Classic monochrome',
    contrast: 'High contrast',
  },
  motion: 'Motion',
  motionHint: 'Calm: nothing shakes, no lines rush by, the hills stand still.',
  motions: { system: 'As the system asks', full: 'Everything', calm: 'Calm' },
  hudSize: 'Scores and gauges',
  hudSizes: { small: 'Small', normal: 'Normal', large: 'Large' },

  sound: 'Sound and vibration',
  mute: 'Mute',
  muteHint: 'No sound at all.',
  effectsVolume: 'Effects volume',
  cues: 'Audio cues',
  cuesHint: 'Each obstacle is heard coming, in time to act: a soft note to get ready, then one to jump or to duck.',
  cuesVolume: 'Cues volume',
  music: 'Music',
  musicHint: 'A tune of its own. It picks up with the pace, changes at night and drives on under turbo.',
  musicVolume: 'Music volume',
  vibration: 'Vibration',
  vibrationHint: 'On a crash and with the weapon, where the device can.',

  playing: 'Playing',
  singleKey: 'Single-key mode',
  singleKeyHint: 'The dino ducks by itself: one key, or a tap, plays the whole game.',
  leftHanded: 'Left-handed buttons',
  leftHandedHint: 'The buttons under the stage the other way round: jump on the left, crouch on the right.',
  tips: 'Tips',
  tipsHint: 'How to get past what keeps ending your runs, and an offer to slow the game down.',

  assists: 'Assists',
  assistsHint:
    'They apply from the next run on. A run with any of them is marked as assisted, and has a high score of its own.',
  assistSpeed: 'Game speed',
  assistSpeedHint: 'Slower leaves more time; the course stays the same.',
  assistForgiveness: 'Forgiveness',
  assistForgivenessHint: 'How much closer than usual the dino may come to a cactus or a pterodactyl.',
  noPterodactyls: 'No pterodactyls',
  noPterodactylsHint: 'Cacti only.',

  developers: 'For developers',
  debugMode: 'Debug mode',
  debugModeHint: 'Shows what the game computes with, and lets you stop time. Runs don’t count meanwhile.',

  percent: '%',
  px: 'px',
} as const;

/** How early the audio cues come, and the dialog in which a player taps along to find it out. */
export const CUE_TIMING = {
  open: 'Set the timing by tapping',
  usual: 'Use the usual timing',
  title: 'Cue timing',
  about:
    'You’ll hear pairs of notes: a soft one, then a high one. Press Space or tap on the high one, in rhythm. Your cues will come as early as you need them, even with slow headphones.',
  start: 'Start',
  again: 'Once more',
  tap: 'Tap on the high note',
  muted: 'The sound is off.',
  unmute: 'Turn it on',
  silent: 'No sound came. Check that your browser lets this page play sound.',
  failed: 'The timing didn’t load. Check your connection.',
  tooFew: 'Too few taps came with the notes. Try once more.',
} as const;

export function cuesComeEarly(ms: number): string {
  return `Cues come ${ms} ms before it’s time to act.`;
}

export function tapsSoFar(taps: number, all: number): string {
  return `${taps} of ${all} taps`;
}

export function cueTimingFound(ms: number): string {
  return `Done. Your cues now come ${ms} ms before it’s time to act.`;
}

/** The group of the dialog with the keys. */
export const KEY_SETTINGS = {
  title: 'Keys',
  hint: 'Enter starts and resumes a run as well, unless you give it something else to do.',
  restore: 'Restore default keys',
  restored: 'The keys are the default ones.',
  unchanged: 'Nothing has changed.',
  refused: 'That key has to stay as it is. Press another one, without Ctrl, Alt or Meta.',
  dismiss: 'Leave it',
  waiting: 'Press a key…',
  none: 'No key',
  add: '+',
  remove: '×',
} as const;

/** What each action is called, and what its key does. */
export const ACTION_WORDS = {
  jump: { name: 'Jump', does: 'jumps' },
  crouch: { name: 'Crouch', does: 'crouches' },
  shoot: { name: 'Shoot', does: 'shoots' },
  turbo: { name: 'Turbo', does: 'sets off the turbo' },
  special: { name: 'Special power', does: 'uses the special power' },
  pause: { name: 'Pause', does: 'pauses' },
  retry: { name: 'Try that again', does: 'tries a failed run again' },
  lockScroll: { name: 'Lock scroll', does: 'locks the scrolling' },
  fullScreen: { name: 'Full screen', does: 'fills the screen' },
  mute: { name: 'Mute', does: 'mutes' },
} as const;

type Action = keyof typeof ACTION_WORDS;

/** The two keys that have to be told apart in the settings, and only there. */
const SIDES: ReadonlyMap<string, string> = new Map([
  ['ShiftLeft', 'Left Shift'],
  ['ShiftRight', 'Right Shift'],
]);

/** A key as the list of keys shows it, in a narrow column: 'L Shift'. */
export function labelOfBoundKey(key: string): string {
  return SIDES.get(key)?.replace(/eft|ight/, '') ?? labelOfKey(key);
}

/** A key as sentences name it: 'Left Shift'. */
export function wordsOfBoundKey(key: string): string {
  return SIDES.get(key) ?? wordsOfKey(key);
}

/** The accessible name of a key's button, which begins with what is seen on it, signs apart. */
export function changeKey(key: string, action: Action): string {
  const name = key.startsWith('Arrow') ? wordsOfBoundKey(key) : labelOfBoundKey(key);
  return `${name}: change this key of ${ACTION_WORDS[action].name}`;
}

export function addFirstKey(action: Action): string {
  return `No key: add one for ${ACTION_WORDS[action].name}`;
}

export function addSecondKey(action: Action): string {
  return `+ Add a second key for ${ACTION_WORDS[action].name}`;
}

export function removeKeyFrom(key: string, action: Action): string {
  return `Remove ${wordsOfBoundKey(key)} from ${ACTION_WORDS[action].name}`;
}

export function pressKeyFor(action: Action): string {
  return `Press a key for ${ACTION_WORDS[action].name}. Escape leaves it as it is.`;
}

/** @param bare the action that the key was taken from, if that has none any more. */
export function keyGiven(key: string, action: Action, bare: Action | undefined): string {
  const loss = bare === undefined ? '' : ` ${ACTION_WORDS[bare].name} has no key now.`;
  return `${wordsOfBoundKey(key)} ${ACTION_WORDS[action].does}.${loss}`;
}

export function keyRemoved(key: string, action: Action): string {
  return `${wordsOfBoundKey(key)} no longer ${ACTION_WORDS[action].does}.`;
}

export function keyTaken(key: string, by: Action): string {
  return `${wordsOfBoundKey(key)} already ${ACTION_WORDS[by].does}.`;
}

export function onlyJumpKey(key: string): string {
  return `${wordsOfBoundKey(key)} is the only key that jumps. Give Jump another one first.`;
}

export function giveKeyTo(action: Action): string {
  return `Give it to ${ACTION_WORDS[action].name}`;
}

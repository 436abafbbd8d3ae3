import { formatMetres, formatPoints } from '../format.ts';
import { wordsOfKey } from './keys.ts';
import { PLAY } from './play.ts';

/**
 * What hints and key caps on the stage say: how to do something with the device that is being
 * played with.
 */
export type HintDevice = 'keyboard' | 'touch' | 'gamepad';

export type HintAbout = 'cactus' | 'pterodactyl' | 'pickup' | 'turbo' | 'fall';

/** The names of a gamepad's four main buttons by where they are. */
export interface GamepadButtons {
  readonly bottom: string;
  readonly right: string;
  readonly left: string;
  readonly top: string;
}

/** By maker; others are named as an Xbox controller's are. */
export const GAMEPAD_BUTTONS = {
  xbox: { bottom: 'A', right: 'B', left: 'X', top: 'Y' },
  playStation: { bottom: 'CROSS', right: 'CIRCLE', left: 'SQUARE', top: 'TRIANGLE' },
  nintendo: { bottom: 'B', right: 'A', left: 'Y', top: 'X' },
} as const satisfies Readonly<Record<string, GamepadButtons>>;

/** The buttons below the game, as a finger's key caps name them. */
export const TOUCH_BUTTONS = { shoot: PLAY.shoot, turbo: PLAY.turbo } as const;

/**
 * A hint for each thing to learn.
 * @param key the key or button that does it; without a meaning for a finger.
 */
const HINTS = {
  cactus: (device, key) => (device === 'touch' ? 'Tap to jump' : `Press ${key} to jump`),
  pterodactyl: (device, key) =>
    device === 'touch' ? 'Swipe down and hold to duck' : `Hold ${key} to duck`,
  pickup: (device, key) =>
    `Grab it, then ${device === 'touch' ? `tap ${TOUCH_BUTTONS.shoot}` : `shoot with ${key}`}`,
  turbo: (device, key) =>
    device === 'touch' ? `Tap ${TOUCH_BUTTONS.turbo} to go faster` : `Press ${key} to go faster`,
  fall: (device, key) => `Mid-air: ${device === 'touch' ? 'swipe down' : `press ${key}`} to drop`,
} as const satisfies Readonly<Record<HintAbout, (device: HintDevice, key: string) => string>>;

/** What comes, for those who do not see it. */
const SPOKEN = {
  cactus: 'Cactus ahead. ',
  pterodactyl: 'Pterodactyl ahead. ',
  pickup: 'Weapon ahead. ',
  turbo: '',
  fall: '',
} as const satisfies Readonly<Record<HintAbout, string>>;

/** @param key as the stage names it. */
export function hintOnStage(about: HintAbout, device: HintDevice, key: string): string {
  return HINTS[about](device, key);
}

/** The same hint for a screen reader. @param key in words. */
export function spokenHint(about: HintAbout, device: HintDevice, key: string): string {
  return `${SPOKEN[about]}${HINTS[about](device, key)}.`;
}

/** The most characters on a key cap: a longer name is cut. */
const CAP_LENGTH = 7;

/** A key as a cap on the stage shows it: 'X', 'SHIFT', 'NUMPAD…'. */
export function capOfKey(name: string): string {
  const words = wordsOfKey(name).replace('Arrow ', '').toUpperCase();
  return words.length > CAP_LENGTH ? `${words.slice(0, CAP_LENGTH - 1).trim()}…` : words;
}

/** What the stage says of some milestones; the others of them only have their number. */
const MILESTONE_PRAISE: ReadonlyMap<number, string> = new Map([
  [250, 'Nice run!'],
  [500, 'Great run!'],
  [1000, 'Top speed!'],
]);

export function milestoneOnStage(score: number): string {
  const praise = MILESTONE_PRAISE.get(score);
  return `${formatPoints(score)}${praise === undefined ? '!' : `. ${praise}`}`;
}

/** What turbo came to when it ends. @param metres whole ones, more than without it. */
export function turboGainOnStage(metres: number): string {
  return metres > 0 ? `Turbo: ${formatMetres(metres)} further, no points` : 'No gain at top speed';
}

export const RECORD_ON_STAGE = 'New high score!';

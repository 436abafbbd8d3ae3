import { formatPoints } from '../format.ts';
import { wordsOfKey } from './keys.ts';
import { PLAY } from './play.ts';

export type HintDevice = 'keyboard' | 'touch' | 'gamepad';

export type HintAbout = 'cactus' | 'pterodactyl' | 'pickup' | 'turbo' | 'fall';

export interface GamepadButtons {
  readonly bottom: string;
  readonly right: string;
  readonly left: string;
  readonly top: string;
}

/** By maker; other gamepads use the names of an Xbox controller. */
export const GAMEPAD_BUTTONS = {
  xbox: { bottom: 'A', right: 'B', left: 'X', top: 'Y' },
  playStation: { bottom: 'CROSS', right: 'CIRCLE', left: 'SQUARE', top: 'TRIANGLE' },
  nintendo: { bottom: 'B', right: 'A', left: 'Y', top: 'X' },
} as const satisfies Readonly<Record<string, GamepadButtons>>;

const HINTS = {
  cactus: (device, key) => (device === 'touch' ? `Tap ${PLAY.jump}` : `Press ${key} to jump`),
  pterodactyl: (device, key) =>
    device === 'touch' ? `Hold ${PLAY.crouch}` : `Hold ${key} to crouch`,
  pickup: (device, key) =>
    `Grab it, then ${device === 'touch' ? `tap ${PLAY.shoot}` : `shoot with ${key}`}`,
  turbo: (device, key) =>
    device === 'touch' ? `Tap ${PLAY.turbo} to go faster` : `Press ${key} to go faster`,
  fall: (device, key) => `Mid-air: press ${device === 'touch' ? PLAY.crouch : key} to drop`,
} as const satisfies Readonly<Record<HintAbout, (device: HintDevice, key: string) => string>>;

const SPOKEN = {
  cactus: 'Cactus ahead. ',
  pterodactyl: 'Pterodactyl ahead. ',
  pickup: 'Weapon ahead. ',
  turbo: '',
  fall: '',
} as const satisfies Readonly<Record<HintAbout, string>>;

export function hintOnStage(about: HintAbout, device: HintDevice, key: string): string {
  return HINTS[about](device, key);
}

export function spokenHint(about: HintAbout, device: HintDevice, key: string): string {
  return `${SPOKEN[about]}${HINTS[about](device, key)}.`;
}

const CAP_LENGTH = 7;

/** 'X', 'SHIFT', 'NUMPAD…' */
export function capOfKey(name: string): string {
  const words = wordsOfKey(name).replace('Arrow ', '').toUpperCase();
  return words.length > CAP_LENGTH ? `${words.slice(0, CAP_LENGTH - 1).trim()}…` : words;
}

const MILESTONE_PRAISE: ReadonlyMap<number, string> = new Map([
  [250, 'Nice run!'],
  [500, 'Great run!'],
  [1000, 'Top speed!'],
]);

export function milestoneOnStage(score: number): string {
  const praise = MILESTONE_PRAISE.get(score);
  return `${formatPoints(score)}${praise === undefined ? '!' : `. ${praise}`}`;
}

export const RECORD_ON_STAGE = 'New high score!';

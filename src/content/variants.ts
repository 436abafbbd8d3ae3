import type { RelatedGame } from './page-parts.ts';

export interface VariantLink extends RelatedGame {
  readonly name: string;
}

// Separate constants instead of a table: reading a property at the top level would make the bundler
// put all texts into the chunk of every page.

export const CHROME_DINO = {
  name: 'chrome-dino',
  path: '/chrome-dino',
  title: 'Chrome Dino',
  description: 'The desert run, in whichever browser you have.',
} as const satisfies VariantLink;

export const CHROMEDINO = {
  name: 'chromedino',
  path: '/chromedino',
  title: 'Chromedino',
  description: 'One word, one key, one spare minute.',
} as const satisfies VariantLink;

export const DINO_GAME = {
  name: 'dino-game',
  path: '/dino-game',
  title: 'Dino Game',
  description: 'What comes at you, and how to pass it.',
} as const satisfies VariantLink;

export const DINO_RUN = {
  name: 'dino-run',
  path: '/dino-run',
  title: 'Dino Run',
  description: 'Find a rhythm, and count the metres.',
} as const satisfies VariantLink;

export const GOOGLE_DINO = {
  name: 'google-dino',
  path: '/google-dino',
  title: 'Google Dino',
  description: 'The error-page runner, without the error.',
} as const satisfies VariantLink;

export const RUN_DINO_RUN = {
  name: 'run-dino-run',
  path: '/run-dino-run',
  title: 'Run Dino Run',
  description: 'For the impatient: turbo, again and again.',
} as const satisfies VariantLink;

export const T_REX_CHROME = {
  name: 't-rex-chrome',
  path: '/t-rex-chrome',
  title: 'T-Rex Chrome',
  description: 'Meet the runner, and learn its moves.',
} as const satisfies VariantLink;

export const OFFLINE_DINOSAURUS = {
  name: 'offline-dinosaurus',
  path: '/offline-dinosaurus',
  title: 'Offline Dinosaurus',
  description: 'Get it ready, then play without a network.',
} as const satisfies VariantLink;

export const CHROME_DINO_GAME = {
  name: 'chrome-dino-game',
  path: '/chrome-dino-game',
  title: 'Chrome Dino Game',
  description: 'The same fair course on every screen.',
} as const satisfies VariantLink;

export const GOOGLE_GAME_DINO = {
  name: 'google-game-dino',
  path: '/google-game-dino',
  title: 'Google Game Dino',
  description: 'The original and ours, side by side.',
} as const satisfies VariantLink;

export const T_REX_CHROME_DINO_GAME = {
  name: 't-rex-chrome-dino-game',
  path: '/t-rex-chrome-dino-game',
  title: 'T-Rex Chrome Dino Game',
  description: 'One run, told from 0 to 1,000 points.',
} as const satisfies VariantLink;

export const DINO_RUN_GAME = {
  name: 'dino-run-game',
  path: '/dino-run-game',
  title: 'Dino Run Game',
  description: 'Tap and swipe: the run on a phone.',
} as const satisfies VariantLink;

export const T_REX_CHROME_DINO = {
  name: 't-rex-chrome-dino',
  path: '/t-rex-chrome-dino',
  title: 'T-Rex Chrome Dino',
  description: 'You against your own high score.',
} as const satisfies VariantLink;

/** In the order in which pages list them. Keep descriptions short: every page's chunk has them. */
export const VARIANTS = [
  CHROME_DINO,
  CHROMEDINO,
  DINO_GAME,
  DINO_RUN,
  GOOGLE_DINO,
  RUN_DINO_RUN,
  T_REX_CHROME,
  OFFLINE_DINOSAURUS,
  CHROME_DINO_GAME,
  GOOGLE_GAME_DINO,
  T_REX_CHROME_DINO_GAME,
  DINO_RUN_GAME,
  T_REX_CHROME_DINO,
] as const;

/** The path of a scene of the game, 1200 x 630 px. */
export function pictureOf(name: VariantName): string {
  return `/pictures/variant-${name}.png`;
}

export type VariantName = (typeof VARIANTS)[number]['name'];

import type { VariantName } from '#content';

/**
 * What each variant page shows below the game: a heading, and a cell or figure with a number of the
 * rules.
 */
export const GUIDES: Readonly<
  Record<VariantName, readonly [heading: string, cell: string | RegExp]>
> = {
  'chrome-dino': ['Duck, or stay upright?', '39%'],
  chromedino: ['What one press of Space does', '8.3 m'],
  'dino-game': ['Every obstacle and its hitbox', /Hitbox 68 × 74 px/],
  'dino-run': ['A course a day', 'Play today’s course'],
  'google-dino': ['The two games, rule by rule', 'After 117 seconds, at 1,660 points'],
  'run-dino-run': ['What turbo adds at each score', '31%'],
  't-rex-chrome': ['What each dinosaur can do', 'Yes, from 100 points'],
  'offline-dinosaurus': ['Ready for the journey?', /tap ‘Share’/],
  'chrome-dino-game': ['The room you always get', '0.92 s'],
  'google-game-dino': ['Seven nights and their moons', 'A volcano'],
  't-rex-chrome-dino-game': ['One run on a timeline', 'Night falls'],
  'dino-run-game': ['Two gestures, five buttons', 'Ducks while you hold it'],
  't-rex-chrome-dino': ['How your best has grown', /show up here/],
};

/** Guides that are not there without a script. */
export const NEED_SCRIPT: readonly string[] = ['dino-run', 't-rex-chrome-dino'];

/** Texts that name a button, and what the game runs in. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, test } from 'vitest';
import {
  CONSENT,
  DAILY,
  OFFLINE_GUIDE,
  PANEL,
  plainText,
  PLAY,
  PLAYER_DATA,
  TERMS,
  TOUCH_GUIDE,
} from '#content';
import { ALL_TEXTS, textsIn } from './texts.ts';

/** Sentences about buttons, with '#' for the label in quotes. */
const SENTENCES: readonly (readonly [sentence: string, label: string])[] = [
  ['Press # below the game. Your runs', PLAY.enableDebugMode],
  ['and # takes you out again', PLAY.backToPage],
  ['# then keeps the page', PLAY.lockScroll],
  ['There’s a switch in #.', PLAY.settings],
  ['Open #, below the game', PLAY.settings],
  ['press # below the game, then ‘Past', PLAY.daily],
  ['below the game, then #', DAILY.past],
  ['press # above to store the copy', OFFLINE_GUIDE.prepare],
  ['press # in that panel', PLAYER_DATA.export],
  ['then # on the other device', PLAYER_DATA.import],
  ['Press #, in the panel below the game', PLAYER_DATA.erase],
  ['#, beside it, saves your scores', PLAYER_DATA.export],
  ['Open #, at the foot of every page', CONSENT.settings],
  ['# allows everything the banner lists', CONSENT.accept],
  ['# allows nothing', CONSENT.refuse],
  ['# has a switch for each purpose', CONSENT.choose],
  ['Press #, and it stays away', CONSENT.ok],
];

const TEXTS = ALL_TEXTS.map(({ text }) => plainText(text));

test.each(SENTENCES)('a text calls the button in "%s" by its label', (sentence, label) => {
  const words = sentence.replace('#', `‘${label}’`);
  expect(TEXTS.some((text) => text.includes(words))).toBe(true);
});

it('the guide to touch lists the five buttons by their labels', () => {
  const { jump, crouch, shoot, turbo, pause } = PLAY;
  const labels = [jump, crouch, shoot, turbo, pause];
  expect(TOUCH_GUIDE.buttons.map(({ name }) => name)).toEqual(labels);
  expect(TOUCH_GUIDE.title).toContain('five buttons');
});

it('the browsers that texts name are those that the build is for', () => {
  const file = path.resolve(import.meta.dirname, '../../package.json');
  const manifest = readFileSync(file, 'utf8');
  const versionOf = (browser: string) => manifest.match(`"${browser} >= ([\\d.]+)"`)?.[1] ?? '';
  const [chrome, edge] = [versionOf('chrome'), versionOf('edge')];
  expect(edge).toBe(chrome);
  const browsers = `Edge ${edge}, Firefox ${versionOf('firefox')}, Safari ${versionOf('safari')}`;
  expect(PANEL.oldBrowser).toContain(browsers);
  expect([...textsIn(TERMS)].some(({ text }) => text.includes(browsers))).toBe(true);
});

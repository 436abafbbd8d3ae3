/** Texts that name a button, and what the game runs in. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, test } from 'vitest';
import { CONSENT, PANEL, plainText, PLAY, PLAYER_DATA, SETTINGS, TERMS } from '#content';
import { ALL_TEXTS, textsIn } from './texts.ts';

const TEXTS = ALL_TEXTS.map(({ text }) => plainText(text));

/** Words in quotes that name no button of ours. */
const OTHERS = /^(?:Share|Add to Home [Ss]creen|Install app|File|Add to Dock|Sprint)$/;

it('each button that a text names in quotes has that label', () => {
  const labels = new Set(TEXTS);
  const quoted = TEXTS.flatMap((text) => [...text.matchAll(/‘([A-Z][^’]*)’/g)])
    .map(([, label = '']) => label)
    .filter((label) => !OTHERS.test(label));
  expect(quoted.length).toBeGreaterThan(20);
  expect(quoted.filter((label) => !labels.has(label))).toEqual([]);
});

test.each([
  ['Turn on # in ‘Settings’. Your runs', SETTINGS.debugMode],
  ['# then keeps the page', PLAY.lockScroll],
  ['press # in that panel', PLAYER_DATA.export],
  ['then # on the other device', PLAYER_DATA.import],
  ['Press #, in the panel below the game', PLAYER_DATA.erase],
  ['# allows everything the banner lists', CONSENT.accept],
  ['# allows nothing', CONSENT.refuse],
  ['# has a switch for each purpose', CONSENT.choose],
])('a text calls the button in "%s" by its label', (sentence, label) => {
  const words = sentence.replace('#', `‘${label}’`);
  expect(TEXTS.some((text) => text.includes(words))).toBe(true);
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

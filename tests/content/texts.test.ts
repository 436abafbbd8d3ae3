import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { CONTROLS, FAQ, loadVariant, parseRichText, plainText, SITE, VARIANTS } from '#content';
import { DEFAULT_BINDINGS } from '#game';
import { actionOfKey } from '#src/game/input/bindings.ts';
import { ALL_TEXTS, SEOS } from './texts.ts';

const TEXT = 'Read [how it began](/history), then [the score](/faq#score).';

it('a text with links is split into words and links, in order', () => {
  expect(parseRichText(TEXT).map(({ text, to }) => [text, to])).toEqual([
    ['Read ', undefined],
    ['how it began', '/history'],
    [', then ', undefined],
    ['the score', '/faq#score'],
    ['.', undefined],
  ]);
  expect(plainText(TEXT)).toBe('Read how it began, then the score.');
});

it.each(['', 'No link.', 'An array[0](1)', '[label] (/apart)', '[outside](http://example.com)'])(
  'there is no link in "%s"',
  (text) => {
    expect(parseRichText(text).map((part) => part.text)).toEqual(text === '' ? [] : [text]);
    expect(plainText(text)).toBe(text);
  },
);

const links = ALL_TEXTS.flatMap(({ text }) => parseRichText(text).flatMap(({ to }) => to ?? []));

it('a link to a place within a page leads to an answer, because nothing else has an address', () => {
  const answers = FAQ.items.map(({ id }) => `/faq#${id}`);
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((to) => to.includes('#') && !answers.includes(to))).toEqual([]);
});

it('every variant can be reached by a link', () => {
  const listed = ALL_TEXTS.filter(({ place }) => place.endsWith('.path')).map(({ text }) => text);
  const linked = new Set([...listed, ...links]);
  expect(VARIANTS.filter((variant) => !linked.has(variant.path))).toEqual([]);
});

it('every page fits into a search result, and has a social picture', () => {
  for (const { title, description, ogImage } of SEOS) {
    expect(`${title} | ${SITE.name}`.length, title).toBeLessThanOrEqual(60);
    expect(description.length, title).toBeGreaterThanOrEqual(110);
    expect(description.length, title).toBeLessThanOrEqual(160);
    const picture = path.resolve(import.meta.dirname, `../../public${ogImage}`);
    expect(existsSync(picture), ogImage).toBe(true);
  }
});

it.each(['no-such-dino', '', 'toString', '__proto__'])(
  'the unknown name "%s" gives the Chrome Dino page',
  async (name) => {
    expect(await loadVariant(name)).toBe(await loadVariant('chrome-dino'));
  },
);

it('every letter on the card of the controls is a default key', () => {
  const letters = CONTROLS.flatMap(({ keys }) => keys).filter((key) => /^[A-Z]$/.test(key));
  expect(letters.length).toBeGreaterThan(0);
  const strange = letters.filter(
    (key) =>
      actionOfKey(DEFAULT_BINDINGS, { code: `Key${key}`, key: key.toLowerCase() }) === undefined,
  );
  expect(strange).toEqual([]);
});

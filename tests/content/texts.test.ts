import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  CATEGORIES,
  CATEGORY_PAGES,
  FAQ,
  FOOTER_GROUPS,
  HEADER_LINKS,
  loadVariant,
  parseRichText,
  pictureOf,
  plainText,
  SITE,
  VARIANTS,
} from '#content';
import * as content from '#content';
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

/** The letters and digits of a name, so that a title can be compared with a path or a key. */
const plain = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

it('a variant, a category and each link are called like the address that they lead to', async () => {
  for (const { name, path: to, title } of [...VARIANTS, ...CATEGORIES])
    expect([to, plain(title)], name).toEqual([`/${name}`, plain(name)]);
  for (const { path: to, title } of [
    ...HEADER_LINKS,
    ...FOOTER_GROUPS.flatMap(({ links: all }) => all),
  ])
    expect(plain(title)).toBe(plain(to) || 'home');
  for (const { name } of CATEGORIES) expect(CATEGORY_PAGES[name].seo.canonicalUrl).toBe(`/${name}`);
  for (const { name, title } of VARIANTS) {
    const { header, seo } = await loadVariant(name);
    expect([header, seo.canonicalUrl, seo.ogImage]).toEqual([title, '/', pictureOf(name)]);
  }
});

it('no label bears the name of another key of its table', () => {
  const swapped: string[] = [];
  const check = (table: object, place: string) => {
    const keys = Object.keys(table);
    for (const [key, entry] of Object.entries<unknown>({ ...table })) {
      if (typeof entry === 'object' && entry !== null) check(entry, `${place}.${key}`);
      const named = typeof entry === 'object' && entry !== null && 'name' in entry;
      const label = named ? entry.name : entry;
      if (typeof label !== 'string') continue;
      const isOther = (other: string) => other !== key && plain(other) === plain(label);
      if (keys.some(isOther)) swapped.push(`${place}.${key}: ${label}`);
    }
  };
  for (const [name, table] of Object.entries<unknown>(content))
    if (typeof table === 'object' && table !== null) check(table, name);
  expect(swapped).toEqual([]);
});

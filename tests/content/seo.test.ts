import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SITE, VARIANTS } from '#content';
import { ROUTES, SEOS } from './texts.ts';

/** Search results cut off titles and descriptions longer than this, characters. */
const TITLE_ROOM = 60;
const DESCRIPTION_ROOM = { min: 110, max: 160 };

it('every page has metadata', () => {
  expect(SEOS).toHaveLength(ROUTES.length);
});

it('every page but the variants is its own canonical page', () => {
  const own = ROUTES.length - VARIANTS.length;
  expect(SEOS.slice(0, own).map(({ canonicalUrl }) => canonicalUrl)).toEqual(ROUTES.slice(0, own));
});

it('no two pages share a title or a description', () => {
  expect(new Set(SEOS.map(({ title }) => title)).size).toBe(SEOS.length);
  expect(new Set(SEOS.map(({ description }) => description)).size).toBe(SEOS.length);
});

describe.each(SEOS)('the page "$title"', ({ title, description, keywords, ogImage }) => {
  it('fits into a search result', () => {
    expect(`${title} | ${SITE.name}`.length).toBeLessThanOrEqual(TITLE_ROOM);
    expect(description.length).toBeGreaterThanOrEqual(DESCRIPTION_ROOM.min);
    expect(description.length).toBeLessThanOrEqual(DESCRIPTION_ROOM.max);
  });

  it('has a social picture and keywords', () => {
    expect(existsSync(path.resolve(import.meta.dirname, `../../public${ogImage}`)), ogImage).toBe(
      true,
    );
    expect(keywords.length).toBeGreaterThan(0);
  });
});

it('the home page has the title of the specification', () => {
  expect(SEOS[0]?.title).toBe('Play the Chrome Dino Game Online!');
});

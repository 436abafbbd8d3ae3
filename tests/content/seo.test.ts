import { describe, expect, it } from 'vitest';
import { SITE, VARIANTS } from '#content';
import { ROUTES, SEOS } from './texts.ts';

/** What search results show before they cut a title or a description off. */
const TITLE_ROOM = 60;
const DESCRIPTION_ROOM = { min: 110, max: 160 };

it('there is a set of head tags for every page', () => {
  expect(SEOS).toHaveLength(ROUTES.length);
});

it('search engines know every page but the variants by its own address', () => {
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

  it('is shared with one of our pictures, and has keywords', () => {
    expect(ogImage).toMatch(/^\/pictures\/og-(jump|duck|shoot|turbo)\.png$/);
    expect(keywords.length).toBeGreaterThan(0);
  });
});

it('the home page has the title that it is known by', () => {
  expect(SEOS[0]?.title).toBe('Play the Chrome Dino Game Online!');
});

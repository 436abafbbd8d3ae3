import { describe, expect, it } from 'vitest';
import { loadVariant, parseRichText, VARIANTS } from '#content';
import { RECORDS } from './texts.ts';

describe.each(RECORDS)('the page $name', ({ name, record }) => {
  it('has between two and four paragraphs and five to eight keywords', () => {
    const { content, keywords } = record.seoContent;
    expect(content.length).toBeGreaterThanOrEqual(2);
    expect(content.length).toBeLessThanOrEqual(4);
    expect(keywords.length).toBeGreaterThanOrEqual(5);
    expect(keywords.length).toBeLessThanOrEqual(8);
  });

  it('links to three games other than itself', () => {
    const paths = record.relatedGames.map(({ path }) => path);
    expect(new Set(paths).size).toBe(3);
    expect(paths).not.toContain(`/${name}`);
  });

  it('has the home page as its canonical page', () => {
    expect(record.seo.canonicalUrl).toBe('/');
  });
});

it('there are 13 variants, each at the path of its name', () => {
  expect(VARIANTS.map(({ path }) => path)).toEqual(RECORDS.map(({ name }) => `/${name}`));
  expect(new Set(VARIANTS.map(({ path }) => path)).size).toBe(13);
});

describe('the links in the words of the variants', () => {
  const LINKS = RECORDS.map(({ name, record }) => ({
    name,
    paths: record.seoContent.content.flatMap((text) =>
      parseRichText(text).flatMap(({ to }) => to ?? []),
    ),
  }));

  it('lead on from every page', () => {
    const unlinked = LINKS.filter(({ paths }) => paths.length === 0).map(({ name }) => name);
    expect(unlinked).toEqual([]);
  });

  it('lead nowhere twice, and not to the page itself', () => {
    const repeated = LINKS.filter(
      ({ name, paths }) => new Set([...paths, `/${name}`]).size <= paths.length,
    );
    expect(repeated).toEqual([]);
  });
});

it('no two variants share a sentence', () => {
  const sayings = RECORDS.flatMap(
    ({ record: { header, subheader, variantsSubtitle, seoContent, structuredData } }) => [
      header,
      subheader,
      variantsSubtitle,
      structuredData.description,
      seoContent.title,
      seoContent.subtitle,
      ...seoContent.content.flatMap((paragraph) => paragraph.split(/(?<=[.?!:]) /)),
    ],
  );
  expect(sayings.filter((text, place) => sayings.indexOf(text) !== place)).toEqual([]);
});

it.each(['no-such-dino', '', 'toString', '__proto__'])(
  'the unknown name "%s" gives the Chrome Dino page',
  async (name) => {
    expect(await loadVariant(name)).toBe(await loadVariant('chrome-dino'));
  },
);

it('a record is loaded once, however often its page renders', () => {
  expect(loadVariant('dino-run')).toBe(loadVariant('dino-run'));
});

import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_ORIGIN, FAQ, HISTORY, SITE, plainText } from '#content';
import { StructuredData } from '#site';

it('no text can close the script element of structured data', () => {
  const html = renderToStaticMarkup(
    <StructuredData data={{ name: '</script><script>alert(1)</script>' }} />,
  );
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const json = html.replace(/^<script[^>]*>/, '').replace('</script>', '');
  expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)</script>' });
});

describe('the schemas', () => {
  afterEach(() => vi.unstubAllEnvs());

  /** The room as a build with these variables has it. */
  const siteWith = async (env: Readonly<Record<string, string>>) => {
    vi.resetModules();
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    return import('#site');
  };

  it('say nothing of an operator that the build was not told, or told blanks', async () => {
    const { websiteSchema } = await siteWith({ VITE_OPERATOR_NAME: ' ', VITE_SITE_ORIGIN: '' });
    const [, organization] = websiteSchema()['@graph'];
    expect(Object.keys(organization ?? {}).toSorted()).toEqual([
      '@id',
      '@type',
      'logo',
      'name',
      'url',
    ]);
    expect(organization).toMatchObject({ name: SITE.name, url: `${DEFAULT_ORIGIN}/` });
  });

  it('name the operator and the origin of the build', async () => {
    const { articleSchema, websiteSchema } = await siteWith({
      VITE_SITE_ORIGIN: 'https://dino.test/',
      VITE_OPERATOR_NAME: 'Ada Nowak',
      VITE_OPERATOR_ADDRESS: '1 Desert Road, Warsaw',
      VITE_OPERATOR_EMAIL: 'ada@dino.test',
    });
    const [website, organization] = websiteSchema()['@graph'];
    expect(website).toMatchObject({
      '@type': 'WebSite',
      name: SITE.name,
      url: 'https://dino.test/',
    });
    expect(organization).toMatchObject({
      '@type': 'Organization',
      legalName: 'Ada Nowak',
      address: '1 Desert Road, Warsaw',
      email: 'ada@dino.test',
    });
    expect(articleSchema(HISTORY)).toMatchObject({
      '@type': 'Article',
      headline: HISTORY.title,
      mainEntityOfPage: 'https://dino.test/history',
      datePublished: HISTORY.published,
      publisher: organization,
    });
  });

  it('place a page below the home page', async () => {
    const { breadcrumbSchema } = await siteWith({ VITE_SITE_ORIGIN: 'https://dino.test' });
    expect(breadcrumbSchema('/dino-run', 'Dino Run').itemListElement).toMatchObject([
      { position: 1, name: SITE.name, item: 'https://dino.test/' },
      { position: 2, name: 'Dino Run', item: 'https://dino.test/dino-run' },
    ]);
  });

  it('have every question with its whole answer', async () => {
    const { faqSchema } = await siteWith({});
    const { mainEntity } = faqSchema(FAQ.items);
    expect(mainEntity.map(({ name }) => name)).toEqual(FAQ.items.map(({ question }) => question));
    for (const [place, { answer }] of FAQ.items.entries()) {
      for (const text of answer)
        expect(mainEntity[place]?.acceptedAnswer.text).toContain(plainText(text));
    }
  });
});

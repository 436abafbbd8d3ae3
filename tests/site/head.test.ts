import { describe, expect, test, vi } from 'vitest';
import { CATEGORIES, FOOTER_GROUPS, pictureOf, SOCIAL_PICTURE_ALT, VARIANTS } from '#content';
import { formatSitemap } from '#src/build/sitemap.ts';
import { PATHS, renderPage } from '../../src/prerender.tsx';

const ORIGIN = vi.hoisted(() => {
  const origin = 'https://dino.test';
  vi.stubEnv('VITE_SITE_ORIGIN', origin);
  vi.stubEnv('VITE_OPERATOR_EMAIL', 'ada@dino.test');
  return origin;
});

// A page's head doesn't depend on the game in it.
vi.mock('#play', () => {
  const Nothing = () => null;
  return {
    GameArea: Nothing,
    StatsPanel: Nothing,
    KeyLabels: Nothing,
    loadFullScreenStyles: async () => undefined,
  };
});

const pages = await Promise.all(
  PATHS.map(async (path) => ({ path, ...(await renderPage(path.replace('404', 'nowhere'))) })),
);

/** By the path, when an article was published. */
const PUBLISHED = new Map([
  ['/history', '2026-11-21'],
  ['/who-created-the-dinosaur-game', '2024-07-27'],
]);
const MODIFIED = '2026-11-28';
const UNLISTED = ['/embed', '/404'];
const variantAt = (path: string) => VARIANTS.find((each) => each.path === path);
const isVariant = (path: string) => variantAt(path) !== undefined;
const hasGame = (path: string) =>
  path === '/' || isVariant(path) || CATEGORIES.some((each) => each.path === path);

const titleOf = (head: string) => /^<title>(.*?)<\/title>/.exec(head)?.[1] ?? '';
const tagsOf = (head: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from(
      head.matchAll(/<(?:meta (?:name|property)|link rel)="(.+?)" (?:content|href)="(.*?)"/g),
      ([, name = '', value = '']): [string, string] => [name, value],
    ),
  );

test.each(pages.filter(({ path }) => !UNLISTED.includes(path)))(
  '$path tells search engines and link previews what it is',
  ({ path, head, body }) => {
    const title = titleOf(head);
    expect(title).toMatch(/^[^|]+ \| Dino Sprint$/);
    const tags = tagsOf(head);
    const { description, 'og:image': image } = tags;
    expect(description).not.toBe('');
    const variant = variantAt(path);
    expect(image).toMatch(
      variant
        ? ORIGIN + pictureOf(variant.name)
        : /^https:\/\/dino\.test\/pictures\/og-[a-z]+\.png$/,
    );
    const [, imageAlt = SOCIAL_PICTURE_ALT] =
      /<img src="\/pictures\/variant-[^"]+" alt="([^"]+)" width="1200" height="630" loading="lazy"/.exec(
        body,
      ) ?? [];
    const published = PUBLISHED.get(path);
    expect(tags).toMatchObject({
      'page-name': path === '/' ? 'home' : path.slice(1),
      canonical: ORIGIN + (isVariant(path) ? '/' : path),
      'og:site_name': 'Dino Sprint',
      'og:locale': 'en_GB',
      'og:type': published === undefined ? 'website' : 'article',
      'og:title': title,
      'og:description': description,
      'og:url': ORIGIN + path,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': imageAlt,
      'twitter:card': 'summary_large_image',
      'twitter:image': image,
      'twitter:image:alt': imageAlt,
    });
    expect(tags['article:published_time']).toBe(published);
    expect(tags['article:modified_time']).toBe(published && MODIFIED);
    expect(tags).not.toHaveProperty('robots');
  },
);

test('the page for frames, which is bare, and the 404 page are kept out of search engines', () => {
  const unlisted = UNLISTED.flatMap((path) => pages.filter((page) => page.path === path));
  expect(unlisted.map(({ body }) => /<header|<footer/.test(body))).toEqual([false, true]);
  const tags = unlisted.map(({ head }) => tagsOf(head));
  expect(tags).toMatchObject([
    { robots: 'noindex', canonical: `${ORIGIN}/embed-the-game`, 'page-name': 'embed' },
    { robots: 'noindex', 'page-name': 'not-found' },
  ]);
  expect(tags[1]).not.toHaveProperty('canonical');
});

test('no two pages have the same title or description', () => {
  for (const read of [titleOf, (head: string) => tagsOf(head)['description']])
    expect(new Set(pages.map(({ head }) => read(head))).size).toBe(pages.length);
});

test('the sitemap has every page but the variants, which are versions of the home page', () => {
  const addresses = Array.from(
    formatSitemap(pages, ORIGIN).matchAll(/<loc>(.*?)<\/loc>/g),
    ([, address]) => address,
  );
  const listed = PATHS.filter((path) => !isVariant(path) && !UNLISTED.includes(path));
  expect(addresses).toEqual(listed.map((path) => ORIGIN + path));
});

describe('structured data', () => {
  const dataOf = (body: string): unknown[] =>
    Array.from(
      body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
      ([, json = '']): unknown => JSON.parse(json),
    );
  const GAME = {
    '@type': ['VideoGame', 'WebApplication'],
    url: `${ORIGIN}/`,
    applicationCategory: 'GameApplication',
    isAccessibleForFree: true,
    offers: { price: 0, priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
  };
  const organization = { '@type': 'Organization', logo: `${ORIGIN}/icons/icon-512.png` };
  const WEBSITE = { '@graph': [{ '@type': 'WebSite', url: `${ORIGIN}/` }, organization] };
  const trail = (path: string) => ({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: `${ORIGIN}/` },
      { position: 2, item: ORIGIN + path },
    ],
  });

  test.each(pages)(
    'of $path says what the page is, and where it stands',
    ({ path, head, body }) => {
      const image = tagsOf(head)['og:image'];
      const datePublished = PUBLISHED.get(path);
      expect(dataOf(body)).toMatchObject([
        ...(hasGame(path) ? [{ ...GAME, image }] : []),
        ...(path === '/' ? [WEBSITE] : []),
        ...(path === '/faq' ? [{ '@type': 'FAQPage' }] : []),
        ...(datePublished === undefined
          ? []
          : [
              {
                '@type': 'Article',
                datePublished,
                dateModified: MODIFIED,
                author: organization,
                publisher: organization,
              },
            ]),
        ...(['/', ...UNLISTED].includes(path) ? [] : [trail(path)]),
      ]);
    },
  );
});

describe('header and footer', () => {
  const linksIn = (html: string) =>
    Array.from(html.matchAll(/<a ([^>]*)href="(.*?)"[^>]*>/g), ([, before = '', path]) => ({
      path,
      isCurrent: before.includes('aria-current="page"'),
    }));

  test.each(pages.filter(({ path }) => path !== '/embed'))(
    'of $path link the main pages, and the header marks the page itself',
    ({ path, body }) => {
      const [, header = '', main = '', footer = ''] =
        /^(<header.*?<\/header>)(<main.*<\/main>)(?:<!--.*?-->)*(<footer.*)$/.exec(body) ?? [];
      expect(linksIn(header)).toEqual([
        { path: '#main', isCurrent: false },
        ...['/', '/', '/history', '/faq'].map((to, place) => ({
          path: to,
          isCurrent: place > 0 && to === path,
        })),
      ]);
      expect(main).toContain(' id="main"');
      const groups = footer.split('</section>').slice(0, -1);
      expect(groups.map((group) => linksIn(group).map((link) => link.path))).toEqual(
        FOOTER_GROUPS.map(({ links }) => links.map((link) => link.path)),
      );
      expect(footer).toContain('<a href="mailto:ada@dino.test">ada@dino.test</a>');
      expect(footer).toContain('data-cookie-settings');
    },
  );

  test('the 404 page links the home page, all variants and all categories', () => {
    const body = pages.at(-1)?.body ?? '';
    const main = body.slice(body.indexOf('<main'), body.indexOf('<footer'));
    expect(linksIn(main).map(({ path }) => path)).toEqual([
      '/',
      ...[...VARIANTS, ...CATEGORIES].map(({ path }) => path),
    ]);
  });
});

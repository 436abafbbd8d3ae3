import { expect, test } from 'vitest';
import { CATEGORIES, FAQ, VARIANTS, type VariantName } from '#content';
import { PATHS, renderPage } from '../../src/prerender.tsx';

const pages = await Promise.all(
  PATHS.filter((path) => path !== '/embed').map(async (path) => {
    const { body } = await renderPage(path.replace('404', 'nowhere'));
    return { path, main: body.slice(body.indexOf('<main'), body.indexOf('<footer')) };
  }),
);
const mainOf = (wanted: string) => pages.find(({ path }) => path === wanted)?.main ?? '';
const withoutTags = (html = '') => html.replaceAll(/<[^>]*>/g, '');

test('each page begins with a heading and a longer lead of its own', () => {
  const texts = pages.map(({ main }) => {
    const [, heading, lead] = /<h1.*?>(.*?)<\/h1>.*?<p(?! class="_above).*?>(.*?)<\/p>/.exec(
      main,
    ) ?? [''];
    return [withoutTags(heading), withoutTags(lead)] as const;
  });
  for (const [heading, lead] of texts) {
    expect(heading).not.toBe('');
    expect(lead.length, lead).toBeGreaterThan(heading.length);
  }
  for (const part of [0, 1] as const)
    expect(new Set(texts.map((text) => text[part])).size).toBe(pages.length);
});

test('the list beside an article has all of its headings, and leads to them', () => {
  const articles = pages.filter(({ main }) => main.includes('<nav'));
  expect(articles).toHaveLength(5);
  for (const { main } of articles) {
    const [list = '', text = ''] = main.split('</nav>');
    const links = Array.from(list.matchAll(/<a href="#(.*?)">(.*?)<\/a>/g), ([, ...link]) => link);
    const headings = text.matchAll(/<section id="(.*?)"><h2>(.*?)<\/h2>/g);
    expect(links).toEqual(Array.from(headings, ([, ...heading]) => heading));
    expect(links).toHaveLength(text.match(/<h2/g)?.length ?? 0);
  }
});

test('the home page, the FAQ and each variant have cards of three other pages, the categories more', () => {
  const few = ['/', '/faq', ...VARIANTS.map(({ path }) => path)];
  const more = CATEGORIES.map(({ path }) => path);
  for (const path of [...few, ...more]) {
    const cards = Array.from(
      mainOf(path).matchAll(
        /<li>(?:<img[^>]*>)?<a [^>]*href="([^"]*)"[^>]*>(?:(?!<\/li>).)*<\/a><p/g,
      ),
      ([, to]) => to,
    );
    expect(cards).not.toContain(path);
    if (few.includes(path)) expect(cards, path).toHaveLength(3);
    else expect(cards.length, path).toBeGreaterThan(3);
  }
  for (const { path } of [...VARIANTS, ...FAQ.links])
    expect(mainOf('/faq')).toContain(`href="${path}"`);
});

const GUIDES: Readonly<Partial<Record<VariantName, string>>> = {
  'dino-game': 'Every obstacle and its hitbox',
  'offline-dinosaurus': 'Ready for the journey?',
  'chrome-dino-game': 'The room you always get',
};

test.each(VARIANTS)('$path has its guide, if it has one', ({ name, path }) => {
  const guides = Array.from(mainOf(path).matchAll(/<h2[^>]*>(.*?)<\/h2>/g), ([, title]) =>
    withoutTags(title),
  ).filter((title) => Object.values(GUIDES).includes(title));
  expect(guides).toEqual([GUIDES[name]].filter((title) => title !== undefined));
});

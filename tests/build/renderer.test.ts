import { expect, test } from 'vitest';
import { fillTemplate, makeTemplate } from '#src/build/html.ts';
import { renderStrictly } from '#src/build/pages.ts';

const PAGE = { head: '<title>$1 | Dino</title>', body: "<h1>It's $& and $'</h1>" };
const rendererThat = (renderPage: () => Promise<typeof PAGE>) => ({ PATHS: ['/faq'], renderPage });

test('a page that cannot be rendered fails the build with its path', async () => {
  const broken = rendererThat(async () => {
    throw new Error('no such word');
  });
  await expect(renderStrictly(broken, '/faq')).rejects.toThrow(
    'The page /faq does not render: no such word',
  );
});

test.each(['error', 'warn'] as const)(
  'a page that logs by console.%s fails the build as well',
  async (level) => {
    const before = console[level];
    const grumbling = rendererThat(async () => {
      console[level]('Each child in a list should have a %s.', 'key');
      return PAGE;
    });
    await expect(renderStrictly(grumbling, '/faq')).rejects.toThrow('should have a key.');
    expect(console[level]).toBe(before);
  },
);

const INDEX = `<html><head>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
  </head><body><div id="root"></div></body></html>`;
const PARTS = {
  style: 'a{content:"$&";color:red}',
  deferredStylesheet: '/assets/late-1.css',
  script: 'let a="$&"',
  before: '/assets/first-1.js',
};

test('a page is put into the template as it is', () => {
  const html = fillTemplate(makeTemplate(INDEX, PARTS), PAGE);
  for (const part of [...Object.values(PARTS), PAGE.head, `<div id="root">${PAGE.body}</div>`])
    expect(html).toContain(part);
  // Some crawlers only read the beginning of a page.
  expect(html.indexOf(PAGE.head)).toBeLessThan(html.indexOf('<style>'));
  // A prerendered page would count as a view.
  expect(html).toContain('<script type="speculationrules">{"prefetch":');
});

test('a template without a script or a place for the page fails the build, and so does an end tag in the style', () => {
  const unstyled = { ...PARTS, style: 'a::after{content:"</style>"}' };
  expect(() => makeTemplate('<head></head><body></body>', PARTS)).toThrow('no module script');
  expect(() => makeTemplate(INDEX, unstyled)).toThrow('end tag of a style element');
  expect(() => fillTemplate('<head></head>', PAGE)).toThrow('no <div id="root">');
});

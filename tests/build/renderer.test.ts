import { describe, expect, test } from 'vitest';
import { isRenderer, renderPages, renderStrictly } from '#build/testing';

const PAGE = { head: '<title>A</title>', body: '<h1>A</h1>' };
const rendererThat = (renderPage: () => Promise<typeof PAGE>) => ({
  PATHS: ['/', '/faq', '/404'],
  renderPage,
});

describe('rendering a page strictly', () => {
  test('returns the rendered page', async () => {
    expect(
      await renderStrictly(
        rendererThat(async () => PAGE),
        '/faq',
      ),
    ).toEqual(PAGE);
  });

  test('fails with the page’s path if rendering throws', async () => {
    const broken = rendererThat(async () => {
      throw new Error('no such word');
    });
    await expect(renderStrictly(broken, '/faq')).rejects.toThrow(
      'The page /faq does not render: no such word',
    );
  });

  for (const level of ['error', 'warn'] as const) {
    test(`fails if anything is logged by console.${level}, and restores the console`, async () => {
      const before = console[level];
      const grumbling = rendererThat(async () => {
        console[level]('Each child in a list should have a %s.', 'key');
        return PAGE;
      });
      await expect(renderStrictly(grumbling, '/')).rejects.toThrow('should have a key.');
      expect(console[level]).toBe(before);
    });
  }
});

test('a module without the exports is not a renderer', () => {
  expect(isRenderer({ PATHS: [], renderPage: () => undefined })).toBe(true);
  for (const other of [undefined, 'text', {}, { PATHS: [] }]) expect(isRenderer(other)).toBe(false);
});

test('every path becomes a page with its own file', async () => {
  const template = '<head></head><body><div id="root"></div></body>';
  const pages = await renderPages(
    rendererThat(async () => PAGE),
    template,
    (body) => `<meta content="${body.length}">`,
  );
  expect(pages).toEqual(
    [
      ['/', 'index.html'],
      ['/faq', 'faq.html'],
      ['/404', '404.html'],
    ].map(([path, file]) => ({
      path,
      file,
      head: PAGE.head,
      html: '<head><title>A</title><meta content="10"></head><body><div id="root"><h1>A</h1></div></body>',
    })),
  );
});

import { describe, expect, test } from 'vitest';
import { isRenderer, renderStrictly } from '../../src/build/renderer.ts';
import { renderPages } from '../../src/build/pages.ts';

const PAGE = { head: '<title>A</title>', body: '<h1>A</h1>' };
const rendererThat = (renderPage: () => Promise<typeof PAGE>) => ({ PATHS: ['/', '/faq', '/404'], renderPage });

describe('rendering a page for good', () => {
  test('hands on what the page is', async () => {
    expect(
      await renderStrictly(
        rendererThat(async () => PAGE),
        '/faq',
      ),
    ).toEqual(PAGE);
  });

  test('fails with the page’s path when the page does', async () => {
    const broken = rendererThat(async () => {
      throw new Error('no such word');
    });
    await expect(renderStrictly(broken, '/faq')).rejects.toThrow('The page /faq does not render: no such word');
  });

  for (const level of ['error', 'warn'] as const) {
    test(`fails when anything is told by console.${level}, which is itself again afterwards`, async () => {
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

test('a module that renders nothing is no renderer', () => {
  expect(isRenderer({ PATHS: [], renderPage: () => undefined })).toBe(true);
  for (const other of [undefined, 'text', {}, { PATHS: [] }]) expect(isRenderer(other)).toBe(false);
});

test('every path becomes a page with a file of its own', async () => {
  const template = '<head></head><div id="root"></div>';
  const pages = await renderPages(
    rendererThat(async () => PAGE),
    template,
    [],
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
      html: '<head><title>A</title></head><div id="root"><h1>A</h1></div>',
    })),
  );
});

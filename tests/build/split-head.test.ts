import { describe, expect, test } from 'vitest';
import { splitHead } from '../../src/prerender.tsx';

const TITLE = '<title>A &gt; b | Dino</title>';
const CANONICAL = '<link rel="canonical" href="https://dino.example/a"/>';
const DESCRIPTION = '<meta name="description" content="&lt;b&gt;Run&lt;/b&gt;"/>';

describe('splitting the head from a rendered page', () => {
  test('takes the tags at the beginning, and leaves the rest', () => {
    const body = '<!--$--><main><h1>A</h1></main><!--/$-->';
    expect(splitHead(TITLE + DESCRIPTION + CANONICAL + body)).toEqual({
      head: TITLE + DESCRIPTION + CANONICAL,
      body,
    });
  });

  test('leaves structured data in the body', () => {
    const data = '<script type="application/ld+json">{"a":1}</script>';
    expect(splitHead(`${TITLE}<div>${data}</div>`)).toEqual({
      head: TITLE,
      body: `<div>${data}</div>`,
    });
  });

  test('drops preload links of pictures', () => {
    const hint = '<link rel="preload" as="image" href="/poster.png" fetchPriority="high"/>';
    expect(splitHead(hint + TITLE + '<img src="/poster.png"/>')).toEqual({
      head: TITLE,
      body: '<img src="/poster.png"/>',
    });
  });

  test('accepts a page without a head', () => {
    expect(splitHead('<p>a</p>')).toEqual({ head: '', body: '<p>a</p>' });
  });

  for (const [what, markup] of [
    [
      'a part that is still loading',
      '<main><!--$?--><template id="B:0"></template><!--/$--></main>',
    ],
    ['a part that has failed', '<main><!--$!--><p>…</p><!--/$--></main>'],
    ['a part that is left to the browser', '<main><!--$~--><!--/$--></main>'],
    ['an inline script', '<main></main><script>$RC("a")</script>'],
    ['a title in its middle', `<main>${TITLE}</main>`],
    ['a canonical link in its middle', `<main>${CANONICAL}</main>`],
  ] as const) {
    test(`rejects a page with ${what}`, () => {
      expect(() => splitHead(markup)).toThrow(/where it must not/);
    });
  }
});

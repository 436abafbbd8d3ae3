import { describe, expect, test } from 'vitest';
import { fillTemplate, makeTemplate } from '#build/testing';

/** index.html as Vite's build writes it. */
const INDEX = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-1.js">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

const STYLE = 'a{content:"$&";color:red}';
const PARTS = {
  style: STYLE,
  lateStylesheet: '/assets/late-1.css',
  script: 'let a="$&"',
  before: '/assets/first-1.js',
};
const PAGE = { head: '<title>$1 | Dino</title>', body: "<h1>It's $& and $'</h1>" };

describe('the template', () => {
  const template = makeTemplate(INDEX, PARTS);

  test('inlines the stylesheet, and links at its end to the one of what loads later', () => {
    expect(template).toContain(`<style>${STYLE}</style><noscript>`);
    const [, ...links] = template.split('rel="stylesheet"');
    expect(links).toEqual([expect.stringMatching(/^ href="\/assets\/late-1\.css"><script defer/)]);
  });

  test('has the inline script in the head', () => {
    expect(template).toContain('<script>let a="$&"</script></head>');
  });

  test('has the other scripts last, the main one after the other, of low priority like its imports', () => {
    expect(template).toContain(
      '<script defer src="/assets/first-1.js"></script>' +
        '<link fetchpriority="low" rel="modulepreload" crossorigin href="/assets/react-1.js">' +
        '<script fetchpriority="low" type="module" crossorigin src="/assets/index-1.js"></script></body>',
    );
    // Another only tells the browser what it may fetch ahead.
    expect(template.match(/<script(?! type="speculationrules")/g)).toHaveLength(3);
    expect(template.match(/modulepreload/g)).toHaveLength(1);
  });

  test('cannot be made without a script, or with a stylesheet that contains an end tag', () => {
    expect(() => makeTemplate('<head></head><body></body>', PARTS)).toThrow('no module script');
    expect(() => makeTemplate(INDEX, { ...PARTS, style: 'a::after{content:"</style>"}' })).toThrow(
      'end tag of a style element',
    );
  });
});

describe('a page in the template', () => {
  test('is inside the root, with its own tags before the style', () => {
    const html = fillTemplate(makeTemplate(INDEX, PARTS), PAGE);
    expect(html).toContain(
      `${PAGE.head}<link rel="expect" href="#footer" blocking="render"><style>`,
    );
    expect(html).toContain(`<div id="root">${PAGE.body}</div>`);
  });

  test('needs no style, as on the dev server', () => {
    const html = fillTemplate(INDEX, PAGE);
    expect(html).toContain(`${PAGE.head}</head>`);
    expect(html).toContain('<script type="module" crossorigin src="/assets/index-1.js">');
  });

  test('fails if the template has no place for it', () => {
    expect(() => fillTemplate('<head></head>', PAGE)).toThrow('no <div id="root">');
    expect(() => fillTemplate('<div id="root"></div>', PAGE)).toThrow('no </head>');
  });
});

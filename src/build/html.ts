import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { minify, transformWithOxc } from 'vite';

const ROOT = '<div id="root"></div>';

const ENTRY = /<script type="module"[^>]*><\/script>\s*/;
const PRELOADS = /<link rel="modulepreload"[^>]*>\s*/g;

/** Browsers that know this wait for the footer before they paint, so that nothing shifts. */
const WHOLE_PAGE = '<link rel="expect" href="#footer" blocking="render">';

export interface TemplateParts {
  readonly style: string;
  readonly deferredStylesheet: string;
  readonly script: string;
  readonly before: string;
}

/**
 * Makes the template of all pages from Vite's index.html. Inlining the stylesheet saves a request
 * before the first paint. The other styles and the main script come last with low priority, so that
 * they don't delay the poster.
 */
export function makeTemplate(
  indexHtml: string,
  { style, deferredStylesheet, script, before }: TemplateParts,
): string {
  // It would end the style element, and the rest of the stylesheet would show as text.
  if (/<\/style/i.test(style))
    throw new Error('The stylesheet contains the end tag of a style element.');
  const entry = ENTRY.exec(indexHtml)?.[0].trim();
  if (entry === undefined) throw new Error('index.html has no module script.');
  const preloads = Array.from(indexHtml.matchAll(PRELOADS), ([tag]) => tag.trim());
  const plain = indexHtml.replace(ENTRY, '').replaceAll(PRELOADS, '');
  const noScript = `<noscript><style>${NO_SCRIPT_STYLE}</style></noscript>`;
  const styled = insertBefore(
    '</head>',
    `${WHOLE_PAGE}<style>${style}</style>${noScript}<script>${script}</script>`,
    plain,
  );
  const scripts = [
    `<script defer src="${before}"></script>`,
    ...[...preloads, entry].map(withLowPriority),
  ].join('');
  const rules = `<script type="speculationrules">${SPECULATION_RULES}</script>`;
  const deferred = `<link fetchpriority="low" rel="stylesheet" href="${deferredStylesheet}">`;
  return insertBefore('</body>', rules + deferred + scripts, styled);
}

export function fillTemplate(
  template: string,
  { head, body }: { readonly head: string; readonly body: string },
): string {
  if (!template.includes(ROOT)) throw new Error(`index.html has no ${ROOT}.`);
  // Title and metadata go before the long style element, because some crawlers only read the
  // beginning of a page.
  const place = template.includes(WHOLE_PAGE) ? WHOLE_PAGE : '</head>';
  return insertBefore(place, head, template).replace(ROOT, () =>
    ROOT.replace('><', () => `>${body}<`),
  );
}

/** For a page without a footer that begins in full screen, whose styles come late elsewhere. */
export function withStylesFirst(html: string): string {
  const [link = ''] = /<link fetchpriority="low" rel="stylesheet"[^>]*>/.exec(html) ?? [];
  const rest = html.replace(link, '').replace(WHOLE_PAGE, '');
  return insertBefore('</head>', link.replace('fetchpriority="low" ', ''), rest);
}

function withLowPriority(tag: string): string {
  return tag.replace(/^<\w+ /, '$&fetchpriority="low" ');
}

function insertBefore(place: string, text: string, html: string): string {
  if (!html.includes(place)) throw new Error(`index.html has no ${place}.`);
  return html.replace(place, () => `${text}${place}`);
}

/**
 * For browsers without JavaScript. Goes into a noscript element, because the oldest supported
 * browsers lack `@media (scripting: none)`. The rule is `!important`, because the site's own rules
 * are more specific.
 */
export const NO_SCRIPT_STYLE = 'button,[data-needs-script]{display:none!important}';

/**
 * Fetches a linked page once the visitor points at the link. Doesn't prerender it: a page that
 * nobody has seen would count as a view.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});

export async function earlyPressScript(root: string): Promise<string> {
  const source = path.join(root, 'src/early-press.ts');
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
  const minified = await minify(source.replace(/ts$/, 'js'), code, {
    module: false,
    mangle: { toplevel: true },
  });
  return minified.code.trim();
}

export interface OldBrowserScript {
  readonly fileName: string;
  readonly code: string;
}

export async function oldBrowserScript(root: string): Promise<OldBrowserScript> {
  const source = path.join(root, 'src/old-browser.js');
  // Only strips comments: otherwise the minifier would write newer syntax than it reads.
  const { code } = await minify(source, await readFile(source, 'utf8'), {
    module: false,
    compress: false,
    mangle: false,
    codegen: { removeWhitespace: false },
  });
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  return { fileName: `assets/old-browser-${hash}.js`, code };
}

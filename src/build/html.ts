import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { minify, transformWithOxc } from 'vite';

/** The element for a page's markup, as it is in index.html. */
const ROOT = '<div id="root"></div>';

/** The tags that Vite writes for the bundle. */
const ENTRY = /<script type="module"[^>]*><\/script>\s*/;
const PRELOADS = /<link rel="modulepreload"[^>]*>\s*/g;

/**
 * Keeps browsers that know it from painting a part of the page, which the next part would move:
 * until the footer of the page is there, which arrives with the first packets.
 */
const WHOLE_PAGE = '<link rel="expect" href="#footer" blocking="render">';

/** What the template has beside Vite's index.html. */
export interface TemplateParts {
  /** The text of the stylesheet that is inlined. */
  readonly style: string;
  /** The URL of the stylesheet of what loads later. */
  readonly deferredStylesheet: string;
  /** The text of the script in the head. */
  readonly script: string;
  /** The URL of a script that runs before the site's own. */
  readonly before: string;
}

/**
 * Makes the template of all pages from Vite's index.html: with the stylesheet inlined, which saves
 * a request before the first paint, with a script in the head, and with the rest of the styles, the
 * main script and its imports last and of low priority, so that they do not delay the poster.
 */
export function makeTemplate(
  indexHtml: string,
  { style, deferredStylesheet, script, before }: TemplateParts,
): string {
  // The style element would end there, and the rest of the stylesheet would be text of the page.
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

/** Inserts a rendered page into the template. */
export function fillTemplate(
  template: string,
  { head, body }: { readonly head: string; readonly body: string },
): string {
  if (!template.includes(ROOT)) throw new Error(`index.html has no ${ROOT}.`);
  // Title and metadata before the long style element: some crawlers read only the beginning of a
  // page.
  const place = template.includes(WHOLE_PAGE) ? WHOLE_PAGE : '</head>';
  return insertBefore(place, head, template).replace(ROOT, () =>
    ROOT.replace('><', () => `>${body}<`),
  );
}

function withLowPriority(tag: string): string {
  return tag.replace(/^<\w+ /, '$&fetchpriority="low" ');
}

function insertBefore(place: string, text: string, html: string): string {
  if (!html.includes(place)) throw new Error(`index.html has no ${place}.`);
  return html.replace(place, () => `${text}${place}`);
}

/**
 * The style of browsers without JavaScript: hides every button, and what `data-needs-script` marks.
 * In a noscript element, because browsers of the baseline lack `@media (scripting: none)`.
 * Important, because the site's own rules are more specific.
 */
export const NO_SCRIPT_STYLE = 'button,[data-needs-script]{display:none!important}';

/**
 * Which pages the browser may fetch ahead: those that links of a page lead to, once the visitor
 * points at one. They are not rendered ahead, because a page that nobody has seen must not count as
 * a view.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});

/** The script that each page has in its head, from src/early-press.ts. */
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
  /** Its name in the output folder. */
  readonly fileName: string;
  readonly code: string;
}

/** The script for browsers that cannot run the site's own. */
export async function oldBrowserScript(root: string): Promise<OldBrowserScript> {
  const source = path.join(root, 'src/old-browser.js');
  // Only without its comments: the minifier writes newer syntax than it reads.
  const { code } = await minify(source, await readFile(source, 'utf8'), {
    module: false,
    compress: false,
    mangle: false,
    codegen: { removeWhitespace: false },
  });
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  return { fileName: `assets/old-browser-${hash}.js`, code };
}

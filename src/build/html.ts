import { NO_SCRIPT_STYLE } from './no-script-style.ts';
import { SPECULATION_RULES } from './speculation-rules.ts';

/** The element for a page's markup, as it is in index.html. */
const ROOT = '<div id="root"></div>';

/** The tags that Vite writes for the bundle. */
const ENTRY = /<script type="module"[^>]*><\/script>\s*/;
const PRELOADS = /<link rel="(?:modulepreload|stylesheet)"[^>]*>\s*/g;

/**
 * Makes the template of all pages from Vite's index.html: with the stylesheet inlined, which saves a request before the first paint,
 * and with the script last and of low priority, so that it does not delay the poster. `before` is the URL of a script that runs before it.
 */
export function makeTemplate(indexHtml: string, style: string, before: string): string {
  // The style element would end there, and the rest of the stylesheet would be text of the page.
  if (/<\/style/i.test(style)) throw new Error('The stylesheet contains the end tag of a style element.');
  const entry = ENTRY.exec(indexHtml)?.[0].trim();
  if (entry === undefined) throw new Error('index.html has no module script.');
  const plain = indexHtml.replace(ENTRY, '').replaceAll(PRELOADS, '');
  const noScript = `<noscript><style>${NO_SCRIPT_STYLE}</style></noscript>`;
  const styled = insertBefore('</head>', `<style>${style}</style>${noScript}`, plain);
  const scripts = `<script defer src="${before}"></script>${entry.replace('<script ', '<script fetchpriority="low" ')}`;
  const rules = `<script type="speculationrules">${SPECULATION_RULES}</script>`;
  return insertBefore('</body>', rules + scripts, styled);
}

/** Inserts a rendered page into the template. */
export function fillTemplate(
  template: string,
  { head, body }: { readonly head: string; readonly body: string },
): string {
  if (!template.includes(ROOT)) throw new Error(`index.html has no ${ROOT}.`);
  // Title and metadata before the long style element: some crawlers read only the beginning of a page.
  const place = template.includes('<style>') ? '<style>' : '</head>';
  return insertBefore(place, head, template).replace(ROOT, () => ROOT.replace('><', () => `>${body}<`));
}

function insertBefore(place: string, text: string, html: string): string {
  if (!html.includes(place)) throw new Error(`index.html has no ${place}.`);
  return html.replace(place, () => `${text}${place}`);
}

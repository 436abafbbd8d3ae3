/** Where a page's own markup goes; as index.html has it, which a dev server serves without any. */
const ROOT = '<div id="root"></div>';

/** Vite's tags for the bundle. */
const ENTRY = /<script type="module"[^>]*><\/script>\s*/;
const PRELOADS = /<link rel="(?:modulepreload|stylesheet)"[^>]*>\s*/g;

/**
 * Makes one template of Vite's index.html: the first stylesheet inside, so that no page waits for it, and the script
 * last and of low priority, so that the page's text and picture come first.
 */
export function makeTemplate(indexHtml: string, style: string): string {
  // It would end here, and the rest of it would be text of the page.
  if (/<\/style/i.test(style)) throw new Error('The stylesheet holds the end of a style element.');
  const entry = ENTRY.exec(indexHtml)?.[0].trim();
  if (entry === undefined) throw new Error('index.html has no module script.');
  const plain = indexHtml.replace(ENTRY, '').replaceAll(PRELOADS, '');
  const styled = putBefore('</head>', `<style>${style}</style>`, plain);
  return putBefore('</body>', entry.replace('<script ', '<script fetchpriority="low" '), styled);
}

/** Puts a rendered page into a template. */
export function fillTemplate(
  template: string,
  { head, body }: { readonly head: string; readonly body: string },
): string {
  if (!template.includes(ROOT)) throw new Error(`index.html has no ${ROOT}.`);
  // The page's title stands before its style: some readers of a head look at its beginning only.
  const place = template.includes('<style>') ? '<style>' : '</head>';
  return putBefore(place, head, template).replace(ROOT, () => ROOT.replace('><', () => `>${body}<`));
}

function putBefore(place: string, text: string, html: string): string {
  if (!html.includes(place)) throw new Error(`index.html has no ${place}.`);
  return html.replace(place, () => `${text}${place}`);
}

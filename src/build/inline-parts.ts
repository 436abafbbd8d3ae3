import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { minify, transformWithOxc } from 'vite';

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

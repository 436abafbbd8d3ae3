/** The end of an address that names the page's file, as some other sites and old links do. */
const FILE_NAME = /(?:\/index)?(?:\.html)?\/?$/;

/**
 * The canonical path for an old spelling: /faq for /faq.html and /faq/index.html.
 * @param paths the canonical paths of all pages, without a trailing slash.
 * @returns undefined if no page has this path, or if it answers with the page already.
 */
export function canonicalPath(pathname: string, paths: ReadonlySet<string>): string | undefined {
  if (paths.has(pathname) || paths.has(pathname.replace(/(.)\/$/, '$1'))) return undefined;
  const path = pathname.replace(FILE_NAME, '') || '/';
  return paths.has(path) ? path : undefined;
}

/** Netlify and Cloudflare Pages look for this name. */
export const REDIRECTS_FILE = '_redirects';

/**
 * Netlify wants a '!' on a path that has a file. Cloudflare ignores such a line and redirects file
 * names by itself.
 * @param paths the canonical paths of all pages.
 */
export function formatRedirectsFile(paths: readonly string[]): string {
  const lines = paths.flatMap((path) => {
    const files = path === '/' ? ['/index.html', '/index'] : [`${path}.html`, `${path}/index.html`];
    return files.map((file) => `${file} ${path} 301!`);
  });
  return `${lines.join('\n')}\n`;
}

export function pathsIn(file: string): ReadonlySet<string> {
  return new Set(file.split('\n').flatMap((line) => line.split(' ').slice(1, 2)));
}

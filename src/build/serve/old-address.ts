/** Spellings of a page's path that other sites and old links use: a file's name, and any case. */
const FILE_NAME = /(?:\/index)?(?:\.html)?\/?$/;

/**
 * The canonical path for an old spelling of a page's path, such as /faq for /faq.html, /faq/index.html and /FAQ.
 * @param paths the canonical paths of all pages, in lower case and without a trailing slash.
 * @returns undefined for a path that is no page's, and for the two spellings that answer with the page: without and with a trailing slash.
 */
export function canonicalPath(pathname: string, paths: ReadonlySet<string>): string | undefined {
  if (paths.has(pathname) || paths.has(pathname.replace(/(.)\/$/, '$1'))) return undefined;
  const path = pathname.toLowerCase().replace(FILE_NAME, '') || '/';
  return paths.has(path) ? path : undefined;
}

/** Spellings to list for hosts that compare a path letter by letter: the names of a page's files, and two ways to capitalise it. */
export function oldSpellings(path: string): { readonly files: readonly string[]; readonly cases: readonly string[] } {
  if (path === '/') return { files: ['/index.html', '/index'], cases: [] };
  const capitalised = path.replace(/[a-z]/, (letter) => letter.toUpperCase());
  const cases = [path.toUpperCase(), capitalised].flatMap((spelling) => [spelling, `${spelling}.html`]);
  return { files: [`${path}.html`, `${path}/index.html`], cases };
}

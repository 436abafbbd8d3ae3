import { oldSpellings } from './old-address.ts';

/** The name that Netlify and Cloudflare Pages look for in the served folder. */
export const REDIRECTS_FILE = '_redirects';

/**
 * Redirects from old spellings of the pages' paths, in the format of Netlify and Cloudflare Pages. For a path with a file Netlify wants
 * a '!'; Cloudflare ignores such a line, and redirects from the names of files by itself.
 * @param paths the canonical paths of all pages.
 */
export function formatRedirectsFile(paths: readonly string[]): string {
  const lines = paths.flatMap((path) => {
    const { files, cases } = oldSpellings(path);
    return [...files.map((file) => `${file} ${path} 301!`), ...cases.map((spelling) => `${spelling} ${path} 301`)];
  });
  return `${lines.join('\n')}\n`;
}

/** The canonical paths of the pages that a file of this format redirects to. */
export function pathsIn(file: string): ReadonlySet<string> {
  return new Set(file.split('\n').flatMap((line) => line.split(' ').slice(1, 2)));
}

import { createHash } from 'node:crypto';
import type { BuiltSite } from '../built-site.ts';
import { NOT_FOUND_FILE } from '../serve/unserved.ts';

/** All pages in one file, which compresses to an eighth of what they do one by one: most of a page is in every other page too. */
export interface OfflinePages {
  /** The file's name in the output folder, with a hash. */
  readonly fileName: string;
  /** JSON: pairs of a path and the page's HTML without its stylesheet. The first pair is '' and the stylesheet of all. */
  readonly text: string;
}

/** The service worker puts the stylesheet back into this element. */
const EMPTY_STYLE = '<style></style>';

export function formatOfflinePages({ pages, style }: Pick<BuiltSite, 'pages' | 'style'>): OfflinePages {
  const text = JSON.stringify([
    ['', style],
    ...pages.map(({ file, path, html }) => [
      file === NOT_FOUND_FILE ? `/${file}` : path,
      html.replace(`<style>${style}</style>`, () => EMPTY_STYLE),
    ]),
  ]);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { fileName: `assets/offline-pages-${hash}.json`, text };
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { BuiltPage } from './pages.ts';

/**
 * Lists the canonical pages without noindex (https://www.sitemaps.org/protocol.html).
 * @param origin scheme and host, without a trailing slash.
 * @param dayOf the day the page at a path last changed, YYYY-MM-DD.
 */
export async function formatSitemap(
  pages: readonly Pick<BuiltPage, 'path' | 'head'>[],
  origin: string,
  dayOf: (path: string) => Promise<string>,
): Promise<string> {
  const address = (path: string) => `${origin}${path}`;
  const listed = pages
    .filter(({ head }) => !/<meta name="robots" content="[^"]*noindex/.test(head))
    .filter(
      ({ path, head }) => /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1] === address(path),
    );
  const addresses = await Promise.all(
    listed.map(
      async ({ path }) =>
        `  <url><loc>${address(path)}</loc><lastmod>${await dayOf(path)}</lastmod></url>\n`,
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('')}</urlset>
`;
}

const CATEGORY = ['src/pages/Category.tsx', 'src/content/category-pages.ts'];

/**
 * The source files of these pages and of their words. Their names can't be derived from the paths.
 */
const FILES: ReadonlyMap<string, readonly string[]> = new Map([
  ['/', ['src/pages/Home.tsx', 'src/content/home.ts']],
  ['/history', ['src/pages/History.tsx', 'src/content/history.ts']],
  ['/who-created-the-dinosaur-game', ['src/pages/Creators.tsx', 'src/content/creators.ts']],
  ['/faq', ['src/pages/Faq.tsx', 'src/content/faq.ts']],
  ['/privacy-policy', ['src/pages/PrivacyPolicy.tsx', 'src/content/privacy.ts']],
  ['/terms-of-service', ['src/pages/TermsOfService.tsx', 'src/content/terms.ts']],
  ['/embed-the-game', ['src/pages/EmbedTheGame.tsx', 'src/content/embed-the-game.ts']],
  ['/free-online-game', CATEGORY],
  ['/simple-web-game', CATEGORY],
  ['/arcade-games', CATEGORY],
]);

const ALL_TEXTS = ['src/pages', 'src/content'];

export function filesOfPage(page: string): readonly string[] {
  return FILES.get(page) ?? ALL_TEXTS;
}

/** YYYY-MM-DD: the page's last commit or, without Git, today. */
export async function lastModified(root: string, page: string): Promise<string> {
  const day = await lastCommit(root, filesOfPage(page));
  return day ?? new Date().toISOString().slice(0, 10);
}

async function lastCommit(root: string, files: readonly string[]): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)(
      'git',
      ['log', '-1', '--format=%cs', '--', ...files],
      { cwd: root },
    );
    return /^\d{4}-\d\d-\d\d$/.exec(stdout.trim())?.[0];
  } catch {
    // Git isn't installed, or these files aren't in a repository.
    return undefined;
  }
}

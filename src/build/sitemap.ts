import type { BuiltPage } from './pages.ts';

/**
 * Lists the canonical pages without noindex (https://www.sitemaps.org/protocol.html).
 * @param origin scheme and host, without a trailing slash.
 */
export function formatSitemap(
  pages: readonly Pick<BuiltPage, 'path' | 'head'>[],
  origin: string,
): string {
  const address = (path: string) => `${origin}${path}`;
  const entries = pages
    .filter(({ head }) => !/<meta name="robots" content="[^"]*noindex/.test(head))
    .filter(
      ({ path, head }) => /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1] === address(path),
    )
    .map(({ path }) => `  <url><loc>${address(path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

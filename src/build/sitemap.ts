import type { BuiltPage } from './built-site.ts';

interface SitemapFacts {
  /** Scheme and host of the site's addresses. */
  readonly origin: string;
  /** The day on which the page at a path last changed, YYYY-MM-DD. */
  readonly lastModified: (path: string) => Promise<string>;
}

/**
 * Lists the pages that are their own canonical page and have no noindex
 * (https://www.sitemaps.org/protocol.html).
 */
export async function formatSitemap(
  pages: readonly Pick<BuiltPage, 'path' | 'head'>[],
  { origin, lastModified }: SitemapFacts,
): Promise<string> {
  const address = (path: string) => `${origin}${path}`;
  const listed = pages
    .filter(({ head }) => !/<meta name="robots" content="[^"]*noindex/.test(head))
    .filter(
      ({ path, head }) => /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1] === address(path),
    );
  const addresses = await Promise.all(
    listed.map(async ({ path }) => {
      return `  <url><loc>${address(path)}</loc><lastmod>${await lastModified(path)}</lastmod></url>\n`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('')}</urlset>
`;
}

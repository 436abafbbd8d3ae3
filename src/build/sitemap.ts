import type { BuiltPage } from './built-site.ts';

interface SitemapFacts {
  /** Scheme and host of the site's addresses. */
  readonly origin: string;
  /** The day on which the pages were last changed, YYYY-MM-DD. */
  readonly lastModified: string;
}

/** Lists the pages that are their own canonical page and have no noindex (https://www.sitemaps.org/protocol.html). */
export function formatSitemap(
  pages: readonly Pick<BuiltPage, 'path' | 'head'>[],
  { origin, lastModified }: SitemapFacts,
): string {
  const address = (path: string) => `${origin}${path}`;
  const addresses = pages
    .filter(({ head }) => !/<meta name="robots" content="[^"]*noindex/.test(head))
    .filter(({ path, head }) => /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1] === address(path))
    .map(({ path }) => `  <url><loc>${address(path)}</loc><lastmod>${lastModified}</lastmod></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('')}</urlset>
`;
}

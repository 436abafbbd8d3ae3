import { LOCALE, SITE } from '#content';

/** The files that others look for at the site's root, by name. */
export function rootFiles(env: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map([
    ['robots.txt', ROBOTS],
    ['site.webmanifest', JSON.stringify(WEB_MANIFEST)],
    ['ads.txt', formatAds(env['VITE_ADS_TXT'])],
  ]);
}

/** For crawlers: everything is open to them. */
const ROBOTS = `User-agent: *
Allow: /

Sitemap: ${SITE.origin}/sitemap.xml
`;

/** What the site is as an installed app. Its colours are those of the light page. */
export const WEB_MANIFEST = {
  id: '/',
  name: SITE.name,
  short_name: SITE.name,
  description: SITE.description,
  lang: LOCALE,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: '#fbeac8',
  background_color: '#fdf4e1',
  categories: ['games', 'entertainment'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/** @param records what the seller of our advertising space wants said; nothing when there is none. */
function formatAds(records: string | undefined): string {
  const text = records?.trim() ?? '';
  // On one line, as environment variables mostly are, the records stand with a \n between them.
  return text === ''
    ? '# Nobody is authorised to sell advertising space on this site.\n'
    : `${text.replaceAll('\\n', '\n')}\n`;
}

import { LOCALE, MANIFEST, SITE } from '#content';
import { readOrigin } from './environment.ts';

export function rootFiles(env: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map([
    ['robots.txt', formatRobots(readOrigin(env))],
    ['site.webmanifest', JSON.stringify(WEB_MANIFEST)],
    ['ads.txt', formatAds(env['VITE_ADS_TXT'])],
  ]);
}

function formatRobots(origin: string): string {
  return `User-agent: *
Allow: /

Sitemap: ${origin}/sitemap.xml
`;
}

const ICON = {
  src: '/icons/icon-192.png',
  sizes: '192x192',
  type: 'image/png',
  purpose: 'any',
} as const;

/** A manifest has only one set of colours; these are the light theme's. */
export const WEB_MANIFEST = {
  id: '/',
  name: SITE.name,
  short_name: SITE.name,
  description: SITE.description,
  lang: LOCALE,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  // Browsers that lack app windows keep their back button.
  display_override: ['standalone', 'minimal-ui'],
  // Opens a new window, because navigating the open one would end a run in it.
  launch_handler: { client_mode: 'navigate-new' },
  theme_color: '#fbeac8',
  background_color: '#fdf4e1',
  categories: ['games', 'entertainment'],
  shortcuts: [
    { name: MANIFEST.shortcuts.daily, url: '/#daily', icons: [ICON] },
    { name: MANIFEST.shortcuts.runs, url: '/#runs', icons: [ICON] },
  ],
  screenshots: [
    {
      src: '/pictures/app-wide.png',
      sizes: '1280x720',
      type: 'image/png',
      form_factor: 'wide',
      label: MANIFEST.screenshots.wide,
    },
    {
      src: '/pictures/app-narrow.png',
      sizes: '780x1560',
      type: 'image/png',
      form_factor: 'narrow',
      label: MANIFEST.screenshots.narrow,
    },
  ],
  icons: [
    ICON,
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/** @param records the advert provider's lines (https://iabtechlab.com/ads-txt). */
function formatAds(records: string | undefined): string {
  const text = records?.trim() ?? '';
  // An environment variable is usually one line, so '\n' in it separates the records.
  return text === ''
    ? '# Nobody is authorised to sell advertising space on this site.\n'
    : `${text.replaceAll('\\n', '\n')}\n`;
}

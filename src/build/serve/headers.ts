import type { BuiltSite } from '../built-site.ts';
import type { SiteSettings } from '../settings.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { NOT_FOUND_FILE } from './unserved.ts';

/**
 * The one table of headers. Every file of a host's configuration comes from it, whatever form the host wants.
 * A header stands either in `everywhere` or in `caching`, for hosts join what two rules say of one header.
 */
export interface HeaderTable {
  /** Of every answer, whatever its status. */
  readonly everywhere: Readonly<Record<string, string>>;
  /** Cache-Control by path. A path that ends in a star stands for all below it. No two match the same path. */
  readonly caching: readonly { readonly path: string; readonly value: string }[];
}

/** Kept, but asked for anew each time: a new deployment is seen at once, and what has not changed costs a 304. */
export const REVALIDATED = 'no-cache';

/** A hashed name never changes what it means. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Pictures have no hash in their names. Where a page asks for one with `?v=`, the version is in the address, and an
 * hour is merely modest; no host of the kinds served here can tell the two apart, since rules go by the path alone.
 */
const SHORT = 'public, max-age=3600, stale-while-revalidate=86400';

const PICTURES = ['/dino-assets/*', '/icons/*', '/pictures/*'];

/** The service worker among them: browsers look for a new one by asking for it. */
const ROOT_FILES = ['/sw.js', '/site.webmanifest', '/sitemap.xml', '/robots.txt', '/ads.txt'];

/** Two years, s. */
const HSTS_AGE = 63_072_000;

/**
 * What a page of ours uses, or may come to use, of what browsers let a page do. Sharing is allowed without being named,
 * and not every Chromium knows its name: an unknown one is a complaint in the console.
 */
const ALLOWED_FEATURES = ['autoplay', 'fullscreen', 'gamepad', 'screen-wake-lock'];

const DENIED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

export function headerTable({ pages, style }: BuiltSite, settings: SiteSettings): HeaderTable {
  const paths = pages.filter(({ file }) => file !== NOT_FOUND_FILE).flatMap(({ path }) => spellings(path));
  return {
    everywhere: {
      'Content-Security-Policy': contentSecurityPolicy(style, settings),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': [
        ...ALLOWED_FEATURES.map((feature) => `${feature}=(self)`),
        ...DENIED_FEATURES.map((feature) => `${feature}=()`),
      ].join(', '),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': `max-age=${HSTS_AGE}; includeSubDomains`,
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    },
    caching: [
      { path: '/assets/*', value: IMMUTABLE },
      ...PICTURES.map((path) => ({ path, value: SHORT })),
      ...[...ROOT_FILES, ...paths].map((path) => ({ path, value: REVALIDATED })),
    ],
  };
}

/** Both answer with the page itself, so both need the rule. */
function spellings(path: string): string[] {
  return path === '/' ? ['/'] : [path, `${path}/`];
}

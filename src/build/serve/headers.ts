import { EMBED } from '#content';
import type { BuiltSite } from '../pages.ts';
import type { SiteSettings } from '../environment.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

export const NOT_FOUND_FILE = '404.html';

/** These files are for the host only: their paths answer with 404. */
export const HOST_ONLY_PATHS = [
  '/_headers',
  '/_redirects',
  '/nginx.conf',
  '/404',
  '/404/',
  '/404.html',
  '/404/index.html',
];

/**
 * A header is either in `everywhere` or in `caching`, because hosts join the values that two rules
 * give to one header.
 */
export interface HeaderTable {
  readonly everywhere: Readonly<Record<string, string>>;
  /** A star at the end matches every path below. No two rules match the same path. */
  readonly caching: readonly CachingRule[];
}

interface CachingRule {
  readonly path: string;
  readonly value: string;
  /** Added to the headers of `everywhere`, or in place of one of them. */
  readonly instead?: Readonly<Record<string, string>>;
}

/** A new deployment shows at once, and an unchanged file costs a 304. */
export const REVALIDATED = 'no-cache';

/** For files whose names contain a hash, so their content never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * For pictures, whose names have no hash. Rules only match the path, so a URL with `?v=` can't be
 * cached for longer.
 */
const SHORT = 'public, max-age=3600, stale-while-revalidate=86400';

const PICTURES = ['/dino-assets/*', '/icons/*', '/pictures/*'];

/** In a sandboxed frame the page has no origin, so its own files are foreign to it. */
const SANDBOXED = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Includes the service worker, which browsers request to look for an update. */
const ROOT_FILES = ['/sw.js', '/site.webmanifest', '/sitemap.xml', '/robots.txt', '/ads.txt'];

/** Two years, s. */
const HSTS_MAX_AGE_S = 63_072_000;

/**
 * `web-share` is missing on purpose: it is allowed by default, and some versions of Chromium log an
 * error for the name.
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

export function headerTable(
  { pages, style, script }: BuiltSite,
  settings: SiteSettings,
): HeaderTable {
  const paths = pages
    .filter(({ file, path }) => file !== NOT_FOUND_FILE && path !== EMBED.path)
    .flatMap(({ path }) => spellings(path));
  // In anybody's frame, and without any third party.
  const instead = {
    'Content-Security-Policy': contentSecurityPolicy(
      { style, script },
      { ...settings, analytics: undefined, adverts: undefined, helper: undefined },
      { inAnyFrame: true },
    ),
    // A page that is isolated from other origins only shows frames that are, too.
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  const embed = spellings(EMBED.path).map((path) => ({ path, value: REVALIDATED, instead }));
  return {
    everywhere: {
      'Content-Security-Policy': contentSecurityPolicy({ style, script }, settings),
      'Permissions-Policy': [
        ...ALLOWED_FEATURES.map((feature) => `${feature}=(self)`),
        ...DENIED_FEATURES.map((feature) => `${feature}=()`),
      ].join(', '),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      // Other subdomains may have no https, so include them only if the build is set to.
      'Strict-Transport-Security': `max-age=${HSTS_MAX_AGE_S}${settings.hstsSubdomains ? '; includeSubDomains' : ''}`,
      // No X-Frame-Options, which some hosts can't take back for one page: the policy is enough.
      'X-Content-Type-Options': 'nosniff',
    },
    caching: [
      { path: '/assets/*', value: IMMUTABLE, instead: SANDBOXED },
      ...PICTURES.map((path) => ({ path, value: SHORT, instead: SANDBOXED })),
      ...[...ROOT_FILES, ...paths].map((path) => ({ path, value: REVALIDATED })),
      ...embed,
    ],
  };
}

/** Both spellings answer with the page, so both need the rule. */
function spellings(path: string): string[] {
  return path === '/' ? ['/'] : [path, `${path}/`];
}

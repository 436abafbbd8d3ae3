import { createHash } from 'node:crypto';
import type { SiteSettings } from '../settings.ts';

/** What a page may load and talk to: itself, and whom the settings name. */
export function contentSecurityPolicy(style: string, { analytics, adverts = [], helper }: SiteSettings): string {
  const helpers = helper === undefined ? [] : [helper];
  const strangers = [...adverts, ...helpers];
  const directives = {
    'default-src': ["'self'"],
    // Structured data needs no word here: a script element of data is no script.
    'script-src': ["'self'", ...strangers],
    // Adverts style their boxes inline. A hash beside 'unsafe-inline' would switch the latter off.
    'style-src': ["'self'", adverts.length === 0 ? hashSource(style) : "'unsafe-inline'"],
    // Vite turns pictures under 4 kB that a stylesheet or script names into data: addresses.
    'img-src': ["'self'", 'data:', ...strangers],
    'connect-src': ["'self'", ...(analytics === undefined ? [] : [analytics]), ...strangers],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': adverts.length === 0 ? ["'none'"] : adverts,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** Allows the one inline element with exactly this text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

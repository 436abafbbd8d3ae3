import { createHash } from 'node:crypto';
import type { BuiltSite } from '../pages.ts';
import { NO_SCRIPT_STYLE, SPECULATION_RULES } from '../html.ts';
import type { SiteSettings } from '../environment.ts';

export function contentSecurityPolicy(
  { style, script }: Pick<BuiltSite, 'style' | 'script'>,
  { analytics, adverts = [], helper }: SiteSettings,
  { inAnyFrame = false } = {},
): string {
  const helpers = helper === undefined ? [] : [helper];
  const thirdParties = [...adverts, ...helpers];
  const inlineStyles = [style, NO_SCRIPT_STYLE].map(hashSource);
  const directives = {
    'default-src': ["'self'"],
    // Structured data needs no entry: browsers don't execute it.
    'script-src': ["'self'", ...[script, SPECULATION_RULES].map(hashSource), ...thirdParties],
    // Adverts use inline styles. 'unsafe-inline' has no effect beside a hash, so it replaces the
    // hashes.
    'style-src': ["'self'", ...(adverts.length === 0 ? inlineStyles : ["'unsafe-inline'"])],
    // Vite inlines pictures under 4 kB as data: URLs.
    'img-src': ["'self'", 'data:', ...thirdParties],
    'connect-src': ["'self'", ...(analytics === undefined ? [] : [analytics]), ...thirdParties],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'", ...adverts],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    // '*' would still keep out frames in files and extensions.
    ...(!inAnyFrame && { 'frame-ancestors': ["'none'"] }),
    // Third-party scripts would break under our Trusted Types policy.
    ...(thirdParties.length === 0 && TRUSTED_TYPES),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** The browser refuses text as markup, and as a script's address, but the service worker's. */
const TRUSTED_TYPES = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['service-worker'],
};

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

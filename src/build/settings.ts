import { ANALYTICS_HOST } from '#content';

/** The settings in the environment, validated. */
export interface SiteSettings {
  /** The origin to which analytics are sent; undefined for none. */
  readonly analytics: string | undefined;
  /** The origins of the advert provider, that of its script first; undefined for no adverts. */
  readonly adverts: readonly string[] | undefined;
  /** The origin of the helper script; undefined for none. */
  readonly helper: string | undefined;
  /**
   * Browsers are to reach the subdomains of the site's host by https only, as they do the host
   * itself.
   */
  readonly hstsSubdomains: boolean;
}

/** The variables whose names begin with VITE_; an empty one counts as missing. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The host names of the machine itself. */
export const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** @throws Error that names the variable and the mistake. */
export function readSettings(env: Environment): SiteSettings {
  const key = env['VITE_POSTHOG_KEY'] ?? '';
  const host = readAddress(env, 'VITE_POSTHOG_HOST');
  const script = readAddress(env, 'VITE_ADS_SCRIPT');
  const further = readOrigins(env, 'VITE_ADS_ORIGINS');
  if (script === undefined && further.length > 0) {
    throw new Error('VITE_ADS_ORIGINS is set, but VITE_ADS_SCRIPT, which it belongs to, is not.');
  }
  return {
    analytics: key === '' ? undefined : (host?.origin ?? ANALYTICS_HOST),
    adverts: script === undefined ? undefined : [...new Set([script.origin, ...further])],
    helper: readAddress(env, 'VITE_HELPER_SCRIPT')?.origin,
    hstsSubdomains: readSwitch(env, 'VITE_HSTS_SUBDOMAINS'),
  };
}

function readSwitch(env: Environment, name: string): boolean {
  const text = env[name]?.trim() ?? '';
  if (!['', 'true', 'false'].includes(text))
    throw new Error(`${name} must be true or false, not '${text}'.`);
  return text === 'true';
}

function readAddress(env: Environment, name: string): URL | undefined {
  const text = env[name]?.trim() ?? '';
  return text === '' ? undefined : parseAddress(name, text);
}

function readOrigins(env: Environment, name: string): string[] {
  const words = (env[name] ?? '').split(/\s+/).filter((word) => word !== '');
  return words.map((word) => {
    const { origin, href } = parseAddress(name, word);
    if (href !== `${origin}/`)
      throw new Error(`${name} wants origins alone, such as ${origin}, not ${word}.`);
    return origin;
  });
}

/** @throws Error that names the variable and the mistake. */
export function parseAddress(name: string, text: string): URL {
  if (!URL.canParse(text)) {
    throw new Error(
      `${name} is not a web address: '${text}'. One looks like https://example.com/script.js.`,
    );
  }
  const url = new URL(text);
  // Other characters would break the header's syntax; a star is allowed for subdomains only.
  if (!/^(\*\.)?[\w.-]+$/.test(url.hostname) && url.hostname !== '[::1]') {
    throw new Error(`${name} has a host that no header can name: '${url.hostname}'.`);
  }
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && LOOPBACK.includes(url.hostname))) {
    throw new Error(
      `${name} must begin with https:// (http:// is for this machine's own addresses): '${text}'.`,
    );
  }
  return url;
}

import { ANALYTICS_HOST, DEFAULT_ORIGIN } from '#content';

/** The variables whose names begin with VITE_; an empty one counts as missing. */
export type Environment = Readonly<Record<string, string | undefined>>;

export interface SiteSettings {
  readonly analytics: string | undefined;
  /** The origin of the provider's script comes first. */
  readonly adverts: readonly string[] | undefined;
  readonly helper: string | undefined;
  /** Makes browsers use https for the host's subdomains too. */
  readonly hstsSubdomains: boolean;
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** @throws Error that names the variable and the mistake. */
export function readSettings(env: Environment): SiteSettings {
  const host = readAddress(env, 'VITE_POSTHOG_HOST');
  const script = readAddress(env, 'VITE_ADS_SCRIPT');
  const further = valueOf(env, 'VITE_ADS_ORIGINS').split(/\s+/).filter(Boolean);
  if (script === undefined && further.length > 0) {
    throw new Error('VITE_ADS_ORIGINS is set, but VITE_ADS_SCRIPT, which it belongs to, is not.');
  }
  const origins = further.map((text) => parseOrigin('VITE_ADS_ORIGINS', text));
  const subdomains = valueOf(env, 'VITE_HSTS_SUBDOMAINS');
  if (!['', 'true', 'false'].includes(subdomains))
    throw new Error(`VITE_HSTS_SUBDOMAINS must be true or false, not '${subdomains}'.`);
  return {
    analytics:
      valueOf(env, 'VITE_POSTHOG_KEY') === '' ? undefined : (host?.origin ?? ANALYTICS_HOST),
    adverts: script && [...new Set([script.origin, ...origins])],
    helper: readAddress(env, 'VITE_HELPER_SCRIPT')?.origin,
    hstsSubdomains: subdomains === 'true',
  };
}

/**
 * Without a trailing slash.
 * @throws Error that names the variable and the mistake.
 */
export function readOrigin(env: Environment): string {
  const text = valueOf(env, 'VITE_SITE_ORIGIN');
  return text === '' ? DEFAULT_ORIGIN : parseOrigin('VITE_SITE_ORIGIN', text);
}

export function validateOperator(env: Environment): void {
  readOrigin(env);
  const email = valueOf(env, 'VITE_OPERATOR_EMAIL');
  if (email !== '' && !/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw new Error(`VITE_OPERATOR_EMAIL is not an e-mail address: '${email}'.`);
  }
  for (const name of ['VITE_ADS_POLICY', 'VITE_HELPER_POLICY']) readAddress(env, name);
  for (const name of [
    'VITE_LOG_DAYS',
    'VITE_STATISTICS_MONTHS',
    'VITE_ADS_MONTHS',
    'VITE_HELPER_MONTHS',
  ]) {
    const text = valueOf(env, name);
    if (text !== '' && !/^[1-9]\d{0,3}$/.test(text)) {
      throw new Error(`${name} wants a whole number from 1 to 9999, not '${text}'.`);
    }
  }
}

interface Needed {
  readonly name: string;
  readonly without: string;
  readonly where?: string;
}

const NEEDED: readonly Needed[] = [
  {
    name: 'VITE_SITE_ORIGIN',
    without: `the sitemap, link previews and structured data use ${DEFAULT_ORIGIN}`,
  },
  {
    name: 'VITE_OPERATOR_NAME',
    without: 'the legal texts say that no operator is named',
  },
  {
    name: 'VITE_OPERATOR_ADDRESS',
    without: 'the footer and the legal texts have no postal address',
  },
  { name: 'VITE_OPERATOR_EMAIL', without: 'the footer and the legal texts have no e-mail address' },
  { name: 'VITE_LOG_DAYS', without: 'the privacy policy doesn’t say how long server logs stay' },
  {
    name: 'VITE_STATISTICS_MONTHS',
    without: 'the privacy policy doesn’t say how long PostHog has statistics',
    where: 'VITE_POSTHOG_KEY',
  },
  ...neededOfCompany('VITE_ADS', 'the company of the adverts'),
  ...neededOfCompany('VITE_HELPER', 'the website builder'),
];

function neededOfCompany(prefix: string, company: string): Needed[] {
  const where = `${prefix}_SCRIPT`;
  return [
    {
      name: `${prefix}_COMPANY`,
      without: `the banner and the privacy policy don’t name ${company}`,
      where,
    },
    {
      name: `${prefix}_POLICY`,
      without: `the privacy policy doesn’t link that of ${company}`,
      where,
    },
    {
      name: `${prefix}_MONTHS`,
      without: `the privacy policy doesn’t say how long ${company} has data`,
      where,
    },
  ];
}

/** If set to true, a public site is built even if some of its variables are unset. */
const OVERRIDE = 'VITE_ALLOW_UNSET';

/**
 * Lists the unset variables that a public site needs; undefined if all are set.
 * @throws Error with the same list if the site's origin is public.
 */
export function checkUnset(env: Environment): string | undefined {
  const unset = NEEDED.filter(
    ({ name, where = name }) =>
      valueOf(env, name) === '' && (where === name || valueOf(env, where) !== ''),
  );
  if (unset.length === 0) return undefined;
  const width = Math.max(...unset.map(({ name }) => name.length));
  const lines = unset.map(({ name, without }) => `  ${name.padEnd(width)}  ${without}`);
  const list = `These variables are unset (README, "Putting it online"):\n${lines.join('\n')}\n`;
  const isPublic = !LOOPBACK.includes(new URL(readOrigin(env)).hostname);
  if (isPublic && valueOf(env, OVERRIDE) !== 'true') {
    throw new Error(
      `Not built for ${readOrigin(env)}. ${list}Set them, or ${OVERRIDE}=true to build without.`,
    );
  }
  return `\nNOT READY TO GO ONLINE. ${list}`;
}

function valueOf(env: Environment, name: string): string {
  return env[name]?.trim() ?? '';
}

function readAddress(env: Environment, name: string): URL | undefined {
  const text = valueOf(env, name);
  return text === '' ? undefined : parseAddress(name, text);
}

function parseOrigin(name: string, text: string): string {
  const { origin, href } = parseAddress(name, text);
  if (href !== `${origin}/`)
    throw new Error(`${name} wants an origin alone, such as ${origin}, not ${text}.`);
  return origin;
}

function parseAddress(name: string, text: string): URL {
  if (!URL.canParse(text)) {
    throw new Error(
      `${name} is not a web address: '${text}'. One looks like https://example.com/script.js.`,
    );
  }
  const url = new URL(text);
  // Other characters would break the header's syntax; a star is only allowed for subdomains.
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

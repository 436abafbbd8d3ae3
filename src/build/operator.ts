import { DEFAULT_ORIGIN } from '#content';
import { type Environment, LOOPBACK, parseAddress } from './settings.ts';

interface Needed {
  readonly name: string;
  /** What the site lacks while it is unset. */
  readonly without: string;
  /** It is needed only where this variable is set. */
  readonly where?: string;
}

/** What a site that is open to the public has to tell its visitors. */
const NEEDED: readonly Needed[] = [
  {
    name: 'VITE_SITE_ORIGIN',
    without: `the sitemap, link previews and structured data use ${DEFAULT_ORIGIN}`,
  },
  {
    name: 'VITE_OPERATOR_NAME',
    without: 'the footer and the legal texts say that no operator is named',
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

/** With it set to true a site that is open to the public is built although it lacks something. */
const OVERRIDE = 'VITE_ALLOW_UNSET';

/**
 * Scheme and host of the site's addresses, without a trailing slash.
 * @throws Error that names the variable and the mistake.
 */
export function readOrigin(env: Environment): string {
  const text = valueOf(env, 'VITE_SITE_ORIGIN');
  if (text === '') return DEFAULT_ORIGIN;
  const { origin, href } = parseAddress('VITE_SITE_ORIGIN', text);
  if (href !== `${origin}/`)
    throw new Error(`VITE_SITE_ORIGIN wants an origin alone, such as ${origin}, not ${text}.`);
  return origin;
}

/** @throws Error that names the variable and the mistake. */
export function validateOperator(env: Environment): void {
  readOrigin(env);
  const email = valueOf(env, 'VITE_OPERATOR_EMAIL');
  if (email !== '' && !/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw new Error(`VITE_OPERATOR_EMAIL is not an e-mail address: '${email}'.`);
  }
  for (const name of ['VITE_ADS_POLICY', 'VITE_HELPER_POLICY']) {
    const text = valueOf(env, name);
    if (text !== '') parseAddress(name, text);
  }
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

/**
 * A warning that lists what must not be unset when the site goes online, and what is missing
 * without it; undefined if all is set.
 * @throws Error with the same list if the site is open to the public by its origin.
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

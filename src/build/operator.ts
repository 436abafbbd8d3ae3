import { DEFAULT_ORIGIN } from '#content';
import { parseAddress } from './settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What visitors are told while a variable about the site's operator is unset. */
const WITHOUT = {
  VITE_SITE_ORIGIN: `the sitemap, link previews and structured data use ${DEFAULT_ORIGIN}`,
  VITE_OPERATOR_NAME: 'the footer and the legal texts say that no operator is named',
  VITE_OPERATOR_ADDRESS: 'the footer and the legal texts have no postal address',
  VITE_OPERATOR_EMAIL: 'the footer and the legal texts have no e-mail address',
  VITE_LOG_DAYS: 'the privacy policy doesn’t say how long server logs are kept',
  VITE_STATISTICS_MONTHS: 'the privacy policy doesn’t say how long statistics are kept',
} as const;

/** Scheme and host of the site's addresses, without a trailing slash. @throws Error that names the variable and the mistake. */
export function readOrigin(env: Environment): string {
  const text = valueOf(env, 'VITE_SITE_ORIGIN');
  if (text === '') return DEFAULT_ORIGIN;
  const { origin, href } = parseAddress('VITE_SITE_ORIGIN', text);
  if (href !== `${origin}/`) throw new Error(`VITE_SITE_ORIGIN wants an origin alone, such as ${origin}, not ${text}.`);
  return origin;
}

/** @throws Error that names the variable and the mistake. */
export function validateOperator(env: Environment): void {
  readOrigin(env);
  const email = valueOf(env, 'VITE_OPERATOR_EMAIL');
  if (email !== '' && !/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw new Error(`VITE_OPERATOR_EMAIL is not an e-mail address: '${email}'.`);
  }
  for (const name of ['VITE_LOG_DAYS', 'VITE_STATISTICS_MONTHS']) {
    const text = valueOf(env, name);
    if (text !== '' && !/^[1-9]\d{0,3}$/.test(text)) {
      throw new Error(`${name} wants a whole number from 1 to 9999, not '${text}'.`);
    }
  }
}

/** A warning that lists the variables without which the site must not go online, and what each leaves open; undefined if all are set. */
export function formatUnset(env: Environment): string | undefined {
  const unset = Object.entries(WITHOUT).filter(([name]) => valueOf(env, name) === '');
  if (unset.length === 0) return undefined;
  const width = Math.max(...unset.map(([name]) => name.length));
  const lines = unset.map(([name, consequence]) => `  ${name.padEnd(width)}  ${consequence}`);
  return `\nNOT READY TO GO ONLINE. These variables are unset (README, "Putting it online"):\n${lines.join('\n')}\n`;
}

function valueOf(env: Environment, name: string): string {
  return env[name]?.trim() ?? '';
}

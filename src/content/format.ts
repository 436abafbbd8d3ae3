import { twoDigits } from './date-format.ts';
import { LOCALE } from './site.ts';

/** One phrase per plural category, with '{count}' for the number. English has 'one' and 'other'. */
export type PluralForms = { readonly other: string } & {
  readonly [Category in Intl.LDMLPluralRule]?: string;
};

const POINTS: PluralForms = { one: '{count} point', other: '{count} points' };

export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return value.toLocaleString(LOCALE, options);
}

export function formatDecimals(value: number, decimals: number): string {
  return formatNumber(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** @param share 1 is the whole. */
export function formatPercent(share: number): string {
  return formatNumber(share, { style: 'percent' });
}

export function formatPx(px: number): string {
  return `${formatNumber(px)} px`;
}

export function formatSeconds(seconds: number, decimals = 1): string {
  return `${formatDecimals(seconds, decimals)} s`;
}

export function formatList(items: readonly string[]): string {
  return new Intl.ListFormat(LOCALE).format(items);
}

/** With `{ one: '{count} run', other: '{count} runs' }`: '1 run' or '1,234 runs'. */
export function formatCount(count: number, forms: PluralForms): string {
  const form = forms[new Intl.PluralRules(LOCALE).select(count)] ?? forms.other;
  return form.replaceAll('{count}', formatNumber(count));
}

export function formatPoints(score: number): string {
  return formatCount(score, POINTS);
}

export function formatBest(score: number): string {
  return score === 0 ? '–' : formatNumber(score);
}

export function formatMetres(metres: number): string {
  return `${formatNumber(metres)} m`;
}

/** '999 m', '1.5 km', '123 km' */
export function formatDistance(metres: number): string {
  if (metres < 1000) return `${metres} m`;
  const digits = metres < 100_000 ? 1 : 0;
  return `${formatDecimals(metres / 1000, digits)} km`;
}

/**
 * Elapsed time: '59 s', '59 min', '1,234 h 05 min'.
 * @param ms rounded down to the unit shown.
 */
export function formatDuration(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  return `${formatNumber(Math.floor(minutes / 60))} h ${twoDigits(minutes % 60)} min`;
}

/**
 * Time left: 'less than a minute', '59 min', '23 h 5 min'.
 * @param ms rounded down to minutes.
 */
export function formatCountdown(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes === 0) return 'less than a minute';
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** '0:05', '12:34' */
export function formatPosition(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`;
}

const SEED_START = 24;
const SEED_END = 8;

/** Shortens any seed to 33 characters at most: 'aaaaaaaaaaaaaaaaaaaaaaaa…aaaaaaaa'. */
export function formatSeed(seed: string): string {
  const most = SEED_START + SEED_END;
  // A character has at most two code units, so these parts hold every character shown.
  const parts = seed.length > 4 * most ? seed.slice(0, 2 * most) + seed.slice(-2 * most) : seed;
  const characters = [...parts];
  if (characters.length <= most) return seed;
  return `${characters.slice(0, SEED_START).join('')}…${characters.slice(-SEED_END).join('')}`;
}

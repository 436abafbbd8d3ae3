/**
 * Every number, date and time that a visitor reads is formatted here. Each function takes the locale last; the default is the
 * one of the site's words. Plain functions without state at the top of the file, so that a page gets only those it calls.
 */

/** The locale of the site's words, numbers, dates and times: British spelling, the day before the month, and 24 hours. */
export const LOCALE = 'en-GB';

/** A phrase for each plural category that the language has; '{count}' stands for the number. English has 'one' and 'other'. */
export type PluralForms = { readonly other: string } & { readonly [Category in Intl.LDMLPluralRule]?: string };

const POINTS: PluralForms = { one: '{count} point', other: '{count} points' };

/** A number with the locale's separators: 12,345. */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions, locale: string = LOCALE): string {
  return value.toLocaleString(locale, options);
}

/** A number with exactly so many decimals: 0.50. */
export function formatDecimals(value: number, decimals: number, locale: string = LOCALE): string {
  return formatNumber(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }, locale);
}

/** '75%'. @param share 1 for the whole; rounded to whole percent. */
export function formatPercent(share: number, locale: string = LOCALE): string {
  return formatNumber(share, { style: 'percent' }, locale);
}

/** '4 px'. @param px of the game's 1000 by 380. */
export function formatPx(px: number, locale: string = LOCALE): string {
  return `${formatNumber(px, undefined, locale)} px`;
}

/** '0.8 s'. */
export function formatSeconds(seconds: number, decimals = 1, locale: string = LOCALE): string {
  return `${formatDecimals(seconds, decimals, locale)} s`;
}

/** 'one', 'one and two', 'one, two and three'. */
export function formatList(items: readonly string[], locale: string = LOCALE): string {
  return new Intl.ListFormat(locale).format(items);
}

/** A count and what is counted: with `{ one: '{count} run', other: '{count} runs' }`, '1 run' or '1,234 runs'. */
export function formatCount(count: number, forms: PluralForms, locale: string = LOCALE): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return form.replaceAll('{count}', formatNumber(count, undefined, locale));
}

/** '1 point', '1,234 points'. */
export function formatPoints(score: number, locale: string = LOCALE): string {
  return formatCount(score, POINTS, locale);
}

/** A best score; 0 stands for none. */
export function formatBest(score: number, locale: string = LOCALE): string {
  return score === 0 ? '–' : formatNumber(score, undefined, locale);
}

/** '1,234 m'. @param metres whole ones. */
export function formatMetres(metres: number, locale: string = LOCALE): string {
  return `${formatNumber(metres, undefined, locale)} m`;
}

/** '999 m', '1.5 km', '123 km'. @param metres whole ones. */
export function formatDistance(metres: number, locale: string = LOCALE): string {
  if (metres < 1000) return `${metres} m`;
  const digits = metres < 100_000 ? 1 : 0;
  return `${formatDecimals(metres / 1000, digits, locale)} km`;
}

/** How long something took: '59 s', '59 min', '1,234 h 05 min'. @param ms rounded down to the unit shown. */
export function formatDuration(ms: number, locale: string = LOCALE): string {
  const seconds = Math.floor(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  return `${formatNumber(Math.floor(minutes / 60), undefined, locale)} h ${twoDigits(minutes % 60)} min`;
}

/** How long it is until something: 'less than a minute', '59 min', '23 h 5 min'. @param ms rounded down to minutes. */
export function formatCountdown(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes === 0) return 'less than a minute';
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** A position in a replay: '0:05', '12:34'. @param seconds whole ones. */
export function formatPosition(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`;
}

/** How many characters of a long seed are shown: so many from its beginning, and from its end. */
const SEED_START = 24;
const SEED_END = 8;

/** A seed as it is shown, since it may be any text of any length: 'aaaaaaaaaaaaaaaaaaaaaaaa…aaaaaaaa'. At most 33 characters. */
export function formatSeed(seed: string): string {
  const most = SEED_START + SEED_END;
  // A character has two code units at most, so these parts have all characters that are shown.
  const parts = seed.length > 4 * most ? seed.slice(0, 2 * most) + seed.slice(-2 * most) : seed;
  const characters = [...parts];
  if (characters.length <= most) return seed;
  return `${characters.slice(0, SEED_START).join('')}…${characters.slice(-SEED_END).join('')}`;
}

const DATE_STYLES = {
  /** 22 November 2026 */
  long: { dateStyle: 'long' },
  /** 22 Nov */
  short: { day: 'numeric', month: 'short' },
  /** Sun 22 */
  weekday: { weekday: 'short', day: 'numeric' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/** A day of the visitor's calendar. @param at a Date, or ms since 1970. */
export function formatDate(
  at: Date | number,
  style: keyof typeof DATE_STYLES = 'long',
  locale: string = LOCALE,
): string {
  return new Date(at).toLocaleDateString(locale, DATE_STYLES[style]);
}

const UTC_DATE_STYLES = {
  /** 21 November 2026 */
  long: { dateStyle: 'long' },
  /** Saturday 21 November */
  full: { weekday: 'long', day: 'numeric', month: 'long' },
  /** 21 */
  dayOfMonth: { day: 'numeric' },
  /** November 2026 */
  month: { month: 'long', year: 'numeric' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/** A day of the calendar that is the same everywhere. @param at ms since 1970. */
export function formatUtcDate(at: number, style: keyof typeof UTC_DATE_STYLES, locale: string = LOCALE): string {
  return new Date(at).toLocaleDateString(locale, { ...UTC_DATE_STYLES[style], timeZone: 'UTC' });
}

/** The visitor's time of day: '09:05'. @param at a Date, or ms since 1970. */
export function formatTime(at: Date | number, locale: string = LOCALE): string {
  return new Date(at).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
}

/** Day and time, as '22 Nov 2026, 09:05' in British English. @param at a Date, or ms since 1970. */
export function formatDateTime(at: Date | number, locale: string = LOCALE): string {
  return new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
}

/** The time of a moment of today, the date of any other. @param at, now ms since 1970. */
export function formatMoment(at: number, now: number, locale: string = LOCALE): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return isToday ? formatTime(at, locale) : formatDate(at, 'short', locale);
}

/** The visitor's date for machines, as in a `datetime` attribute: YYYY-MM-DD. */
export function formatIsoDate(at: Date | number): string {
  const date = new Date(at);
  return `${String(date.getFullYear()).padStart(4, '0')}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

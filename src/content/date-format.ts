/** Dates are kept apart from numbers, because every page has dates in its first script. */

import { LOCALE } from './site.ts';

const STYLES = {
  /** 22 November 2026 */
  long: { dateStyle: 'long' },
  /** 22 Nov */
  short: { day: 'numeric', month: 'short' },
  /** Sun 22 */
  weekday: { weekday: 'short', day: 'numeric' },
  /** Sun 22 Nov */
  weekdayAndMonth: { weekday: 'short', day: 'numeric', month: 'short' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

type Style = keyof typeof STYLES;

/** A day of the visitor's calendar. */
export function formatDate(at: Date | number, style: Style = 'long'): string {
  return new Date(at).toLocaleDateString(LOCALE, STYLES[style]);
}

/** The UTC day, the same everywhere. */
export function formatUtcDate(at: number, style: Style): string {
  return new Date(at).toLocaleDateString(LOCALE, { ...STYLES[style], timeZone: 'UTC' });
}

/** '09:05' in the visitor's time zone. */
export function formatTime(at: Date | number): string {
  return new Date(at).toLocaleTimeString(LOCALE, { hour: '2-digit', minute: '2-digit' });
}

/** '22 Nov 2026, 09:05' in British English. */
export function formatDateTime(at: Date | number): string {
  return new Date(at).toLocaleString(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });
}

/** The visitor's date as YYYY-MM-DD, for a `datetime` attribute. */
export function formatIsoDate(at: Date | number): string {
  const date = new Date(at);
  return `${String(date.getFullYear()).padStart(4, '0')}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

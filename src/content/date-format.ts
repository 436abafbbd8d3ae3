/**
 * Formats every date and time that a visitor reads. Kept apart from the numbers, because every page
 * has dates in its first script.
 */

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

/**
 * A day of the visitor's calendar.
 * @param at a Date, or ms since 1970.
 */
export function formatDate(at: Date | number, style: Style = 'long'): string {
  return new Date(at).toLocaleDateString(LOCALE, STYLES[style]);
}

/**
 * The UTC day, the same everywhere.
 * @param at ms since 1970.
 */
export function formatUtcDate(at: number, style: Style): string {
  return new Date(at).toLocaleDateString(LOCALE, { ...STYLES[style], timeZone: 'UTC' });
}

/**
 * The visitor's time of day: '09:05'.
 * @param at a Date, or ms since 1970.
 */
export function formatTime(at: Date | number): string {
  return new Date(at).toLocaleTimeString(LOCALE, { hour: '2-digit', minute: '2-digit' });
}

/**
 * Day and time, '22 Nov 2026, 09:05' in British English.
 * @param at a Date, or ms since 1970.
 */
export function formatDateTime(at: Date | number): string {
  return new Date(at).toLocaleString(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });
}

/** The visitor's date for machines, as in a `datetime` attribute: YYYY-MM-DD. */
export function formatIsoDate(at: Date | number): string {
  const date = new Date(at);
  return `${String(date.getFullYear()).padStart(4, '0')}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

import { expect, it } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDistance,
  formatDuration,
  formatIsoDate,
  formatPosition,
  formatSeed,
  formatTime,
  formatUtcDate,
} from '#content';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Local time, as the visitor's. */
const MORNING = new Date(2026, 10, 2, 9, 5);

it('a distance is in metres, from 1000 on in kilometres, and from 100 kilometres on in whole ones', () => {
  expect([999, 1000, 99_949, 100_000].map((metres) => formatDistance(metres))).toEqual([
    '999 m',
    '1.0 km',
    '99.9 km',
    '100 km',
  ]);
});

it('a duration is in seconds, then in minutes, then in hours and minutes', () => {
  const durations = [59 * SECOND + 999, MINUTE, 59 * MINUTE, HOUR + 5 * MINUTE, 1234 * HOUR];
  expect(durations.map((ms) => formatDuration(ms))).toEqual([
    '59 s',
    '1 min',
    '59 min',
    '1 h 05 min',
    '1,234 h 00 min',
  ]);
});

it('a position is in minutes and seconds', () => {
  expect([5, 65, 6000].map((at) => formatPosition(at))).toEqual(['0:05', '1:05', '100:00']);
});

it('a date puts the day before the month, for machines the year first, and a day has 24 hours', () => {
  expect(formatDate(MORNING)).toBe('2 November 2026');
  expect(formatDate(MORNING.getTime(), 'short')).toBe('2 Nov');
  expect(formatDate(MORNING, 'weekday')).toBe('Mon 2');
  expect(formatDateTime(MORNING)).toBe('2 Nov 2026, 09:05');
  expect(formatIsoDate(MORNING)).toBe('2026-11-02');
  expect(formatUtcDate(Date.UTC(2026, 10, 2, 23, 59), 'weekdayAndMonth')).toBe('Mon 2 Nov');
  expect(formatTime(new Date(2026, 10, 2, 23, 59))).toBe('23:59');
});

it.each([
  ['three blind dinos', 'three blind dinos'],
  ['🦖'.repeat(32), '🦖'.repeat(32)],
  [`${'x'.repeat(32)}y`, `${'x'.repeat(24)}…${'x'.repeat(7)}y`],
  ['🦖'.repeat(33), `${'🦖'.repeat(24)}…${'🦖'.repeat(8)}`],
])('a seed that is long is shortened between two characters: %s', (seed, shown) => {
  expect(formatSeed(seed)).toBe(shown);
});

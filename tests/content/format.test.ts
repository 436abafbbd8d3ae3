import { describe, expect, it } from 'vitest';
import {
  formatBest,
  formatCount,
  formatCountdown,
  formatDate,
  formatDateTime,
  formatDecimals,
  formatDistance,
  formatDuration,
  formatIsoDate,
  formatList,
  formatMetres,
  formatMoment,
  formatNumber,
  formatPercent,
  formatPoints,
  formatPosition,
  formatPx,
  formatSeconds,
  formatSeed,
  formatTime,
} from '#content';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** In the time zone of the machine, which is the visitor's. */
const MORNING = new Date(2026, 10, 2, 9, 5);

describe('a number', () => {
  it('has the separators of its locale', () => {
    expect([0, 999, 12_345].map((value) => formatNumber(value))).toEqual(['0', '999', '12,345']);
    expect(formatNumber(12_345, undefined, 'de')).toBe('12.345');
    expect(formatNumber(1.25, { maximumFractionDigits: 1 }, 'de')).toBe('1,3');
  });

  it('that is a best score of 0 is shown as none', () => {
    expect([0, 7, 1234].map((score) => formatBest(score))).toEqual(['–', '7', '1,234']);
  });
});

it('a number of decimals, percent, pixels and seconds have their signs and units', () => {
  expect([0.5, 1234.567].map((value) => formatDecimals(value, 2))).toEqual(['0.50', '1,234.57']);
  expect([0, 0.055, 0.75, 1].map((share) => formatPercent(share))).toEqual([
    '0%',
    '6%',
    '75%',
    '100%',
  ]);
  expect([0, 10].map((px) => formatPx(px))).toEqual(['0 px', '10 px']);
  expect([formatSeconds(0.25), formatSeconds(12), formatSeconds(0.123, 2)]).toEqual([
    '0.3 s',
    '12.0 s',
    '0.12 s',
  ]);
});

it('a list ends with "and", without a comma before it', () => {
  expect([[], ['2'], ['2', '5'], ['2', '5', '7']].map((items) => formatList(items))).toEqual([
    '',
    '2',
    '2 and 5',
    '2, 5 and 7',
  ]);
});

describe('a count', () => {
  const RUNS = { one: '{count} run', other: '{count} runs' };

  it('has the plural form of its number', () => {
    expect([0, 1, 2, 1234].map((count) => formatCount(count, RUNS))).toEqual([
      '0 runs',
      '1 run',
      '2 runs',
      '1,234 runs',
    ]);
  });

  it('may leave the number out', () => {
    const forms = { one: 'One was left out', other: '{count} were left out' };
    expect([1, 3].map((count) => formatCount(count, forms))).toEqual([
      'One was left out',
      '3 were left out',
    ]);
  });

  it('follows the plural rules of its locale, and has at least the form "other"', () => {
    const forms = {
      one: '{count} bieg',
      few: '{count} biegi',
      many: '{count} biegów',
      other: '{count} biegu',
    };
    expect([1, 3, 5].map((count) => formatCount(count, forms, 'pl'))).toEqual([
      '1 bieg',
      '3 biegi',
      '5 biegów',
    ]);
    expect(formatCount(1, { other: '{count} points' })).toBe('1 points');
  });

  it('of points or metres has its unit', () => {
    expect([0, 1, 2, 1234].map((score) => formatPoints(score))).toEqual([
      '0 points',
      '1 point',
      '2 points',
      '1,234 points',
    ]);
    expect([1, 1234].map((metres) => formatMetres(metres))).toEqual(['1 m', '1,234 m']);
  });
});

it('a distance is in metres, from 1000 on in kilometres, and from 100 kilometres on in whole ones', () => {
  expect(
    [0, 999, 1000, 12_345, 99_949, 99_999, 100_000, 1_234_567].map((metres) =>
      formatDistance(metres),
    ),
  ).toEqual(['0 m', '999 m', '1.0 km', '12.3 km', '99.9 km', '100.0 km', '100 km', '1,235 km']);
});

it('a duration is in seconds, then in minutes, then in hours and minutes', () => {
  const durations = [
    0,
    59 * SECOND + 999,
    MINUTE,
    59 * MINUTE,
    HOUR,
    HOUR + 5 * MINUTE,
    1234 * HOUR,
  ];
  expect(durations.map((ms) => formatDuration(ms))).toEqual([
    '0 s',
    '59 s',
    '1 min',
    '59 min',
    '1 h 00 min',
    '1 h 05 min',
    '1,234 h 00 min',
  ]);
});

it('a countdown is in whole minutes', () => {
  expect(
    [1, MINUTE - 1, MINUTE, 59 * MINUTE, HOUR + 5 * MINUTE].map((ms) => formatCountdown(ms)),
  ).toEqual(['less than a minute', 'less than a minute', '1 min', '59 min', '1 h 5 min']);
});

it('a position is in minutes and seconds', () => {
  expect([0, 5, 65, 754, 6000].map((seconds) => formatPosition(seconds))).toEqual([
    '0:00',
    '0:05',
    '1:05',
    '12:34',
    '100:00',
  ]);
});

describe('a date', () => {
  it('puts the day before the month', () => {
    expect(formatDate(MORNING)).toBe('2 November 2026');
    expect(formatDate(MORNING.getTime(), 'short')).toBe('2 Nov');
    expect(formatDate(MORNING, 'weekday')).toBe('Mon 2');
    expect(formatDateTime(MORNING)).toBe('2 Nov 2026, 09:05');
  });

  it('for machines is YYYY-MM-DD', () => {
    expect(formatIsoDate(MORNING)).toBe('2026-11-02');
    expect(formatIsoDate(new Date(987, 0, 31))).toBe('0987-01-31');
  });
});

it('a time of day has 24 hours', () => {
  expect(formatTime(MORNING)).toBe('09:05');
  expect(formatTime(new Date(2026, 10, 2, 23, 59))).toBe('23:59');
});

it('a moment of today is shown by its time, any other by its date', () => {
  const at = MORNING.getTime();
  expect(formatMoment(at, at + 14 * HOUR)).toBe('09:05');
  expect(formatMoment(at, at + 24 * HOUR)).toBe('2 Nov');
});

describe('a seed', () => {
  it.each(['', 'one', 'three blind dinos', 'x'.repeat(32), '🦖'.repeat(32)])(
    'is shown as it is: %j',
    (seed) => {
      expect(formatSeed(seed)).toBe(seed);
    },
  );

  it.each([
    ['a'.repeat(24) + 'b'.repeat(8_000 - 32) + 'c'.repeat(8), `${'a'.repeat(24)}…${'c'.repeat(8)}`],
    [`${'x'.repeat(32)}y`, `${'x'.repeat(24)}…${'x'.repeat(7)}y`],
    ['🦖'.repeat(33), `${'🦖'.repeat(24)}…${'🦖'.repeat(8)}`],
    [`x${'🦖'.repeat(8_000)}`, `x${'🦖'.repeat(23)}…${'🦖'.repeat(8)}`],
  ])('that is long is shortened between two characters', (seed, shown) => {
    expect(formatSeed(seed)).toBe(shown);
  });
});

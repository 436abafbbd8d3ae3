import { describe, expect, test } from 'vitest';
import { enforceBudgets, formatBudgets, LIMITS, measure, sortChunks } from '#build/testing';
import { bundle, heavy } from './bundle.ts';

/** The size of each page's scripts, kB, for chunks of these sizes. */
const measured = (weights: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    measure(sortChunks(bundle(weights)), []).map(
      ({ what, size }) => [what, Math.round(size / 1000)] as const,
    ),
  );

const HYDRATED = 'Faq.tsx: scripts once hydrated';
const UNTOUCHED = 'Every page: scripts until touched';

describe('the budget of a page without the game', () => {
  test('counts until the visitor touches it what every page loads', () => {
    const weights = { 'entry.js': 20, 'hydrate.js': 30, 'react.js': 40, 'faq.js': 5 };
    expect(measured(weights)[UNTOUCHED]).toBe(20);
  });

  test('counts then what hydrates it, React and the page itself, each once', () => {
    const weights = { 'entry.js': 20, 'hydrate.js': 30, 'react.js': 40, 'faq.js': 5 };
    expect(measured(weights)[HYDRATED]).toBe(95);
  });

  test('counts the script of every page that is no chunk', () => {
    const sizes = (script: string) =>
      measure(sortChunks(bundle()), [], script).map(({ size }) => size);
    expect(Math.min(...sizes(heavy(3000)))).toBeGreaterThan(Math.min(...sizes('')) + 2000);
  });

  test('excludes what other pages load', () => {
    const own = ['entry.js', 'hydrate.js', 'react.js', 'faq.js'];
    const others = Object.fromEntries(
      bundle()
        .filter(({ fileName }) => !own.includes(fileName))
        .map(({ fileName }) => [fileName, 30] as const),
    );
    expect(measured(others)[HYDRATED]).toBe(0);
    expect(measured(others)[UNTOUCHED]).toBe(0);
  });
});

describe('the budget of a page with the game', () => {
  const game = 'Home.tsx: scripts until the first frame';
  const variant = 'Variant.tsx: scripts until the first frame';
  const weights = Object.fromEntries(bundle().map(({ fileName }) => [fileName, 10] as const));

  test('counts React, the game and its engine', () => {
    // All but the two variants' words, the two other pages and the renderer for browsers without
    // WebGL.
    expect(measured(weights)[game]).toBe((bundle().length - 5) * 10);
  });

  test('counts the longest of the variants’ records for the page that loads them', () => {
    expect(measured({ ...weights, 'more-words.js': 15 })[variant]).toBe(
      (bundle().length - 5) * 10 + 15,
    );
  });
});

describe('a size over its limit', () => {
  const pages = [{ file: 'faq.html', html: heavy(15_000) }];

  test('fails the build with its name and the limit', () => {
    const chunks = sortChunks(bundle({ 'entry.js': 16, 'faq.js': 110, 'engine.js': 278 }));
    expect(() => enforceBudgets(measure(chunks, pages))).toThrow(
      /Every page: .*: 1\d\.\d of 15\.0 kB\n.*Faq\.tsx: .*: 1\d\d\.\d of 108\.0 kB\n.*Home\.tsx.*: \d\d\d\.\d of 284\.0 kB\n.*Variant\.tsx.*\n.*faq\.html: 1\d\.\d of 14\.5 kB/,
    );
  });

  test('is one that exceeds it by a byte', () => {
    expect(() =>
      enforceBudgets([{ what: 'a', size: LIMITS.untouched, limit: LIMITS.untouched }]),
    ).not.toThrow();
    expect(() =>
      enforceBudgets([{ what: 'a', size: LIMITS.untouched + 1, limit: LIMITS.untouched }]),
    ).toThrow('a: 15.0 of 15.0');
  });
});

test('the table has a line for each page’s scripts, and one for the largest page', () => {
  const table = formatBudgets([
    { what: 'Faq.tsx: scripts', size: 91_200, limit: LIMITS.text },
    { what: 'a.html', size: 4000, limit: LIMITS.html },
    { what: 'b.html', size: 7000, limit: LIMITS.html },
  ]);
  expect(table.split('\n').map((line) => line.trim().replaceAll(/\s+/g, ' '))).toEqual([
    'Faq.tsx: scripts 91.2 of 108.0 kB',
    'b.html 7.0 of 14.5 kB',
  ]);
});

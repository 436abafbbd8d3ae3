import { describe, expect, test } from 'vitest';
import { enforceBudgets, formatBudgets, LIMITS, measure, sortChunks } from '#build/testing';
import { bundle, heavy } from './bundle.ts';

/** The size of each page's scripts, kB, for chunks of these sizes. */
const measured = (weights: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    measure(sortChunks(bundle(weights)), []).map(({ what, size }) => [what, Math.round(size / 1000)] as const),
  );

describe('the budget of a page without the game', () => {
  test('counts the chunks of every page and those of the page itself, each once', () => {
    const weights = { 'entry.js': 20, 'react.js': 40, 'faq.js': 5 };
    expect(measured(weights)['Faq.tsx: scripts']).toBe(65);
  });

  test('counts the script of every page that is no chunk', () => {
    const sizes = (script: string) => measure(sortChunks(bundle()), [], script).map(({ size }) => size);
    expect(Math.min(...sizes(heavy(3000)))).toBeGreaterThan(Math.min(...sizes('')) + 2000);
  });

  test('excludes what other pages load', () => {
    const others = Object.fromEntries(
      bundle()
        .filter(({ fileName }) => !['entry.js', 'react.js', 'faq.js'].includes(fileName))
        .map(({ fileName }) => [fileName, 30] as const),
    );
    expect(measured(others)['Faq.tsx: scripts']).toBe(0);
  });
});

describe('the budget of a page with the game', () => {
  const game = "Home.tsx: scripts until the game's first frame";
  const variant = "Variant.tsx: scripts until the game's first frame";
  const weights = Object.fromEntries(bundle().map(({ fileName }) => [fileName, 10] as const));

  test('counts everything that is loaded until the first frame', () => {
    // All but the two variants' words, the two other pages and the renderer for browsers without WebGL.
    expect(measured(weights)[game]).toBe((bundle().length - 5) * 10);
  });

  test('counts the longest of the variants’ records for the page that loads them', () => {
    expect(measured({ ...weights, 'more-words.js': 15 })[variant]).toBe((bundle().length - 5) * 10 + 15);
  });
});

describe('a size over its limit', () => {
  const pages = [{ file: 'faq.html', html: heavy(13_000) }];

  test('fails the build with its name and the limit', () => {
    const chunks = sortChunks(bundle({ 'faq.js': 110, 'engine.js': 216 }));
    expect(() => enforceBudgets(measure(chunks, pages))).toThrow(
      /Faq\.tsx: scripts: 1\d\d\.\d of 105\.0 kB\n.*Home\.tsx.*: 2\d\d\.\d of 215\.0 kB\n.*Variant\.tsx.*\n.*faq\.html: 1\d\.\d of 13\.0 kB/,
    );
  });

  test('is one that exceeds it by a byte', () => {
    expect(() => enforceBudgets([{ what: 'a', size: LIMITS.text, limit: LIMITS.text }])).not.toThrow();
    expect(() => enforceBudgets([{ what: 'a', size: LIMITS.text + 1, limit: LIMITS.text }])).toThrow(
      'a: 105.0 of 105.0',
    );
  });
});

test('the table has a line for each page’s scripts, and one for the largest page', () => {
  const table = formatBudgets([
    { what: 'Faq.tsx: scripts', size: 91_200, limit: LIMITS.text },
    { what: 'a.html', size: 4000, limit: LIMITS.html },
    { what: 'b.html', size: 7000, limit: LIMITS.html },
  ]);
  expect(table.split('\n').map((line) => line.trim().replaceAll(/\s+/g, ' '))).toEqual([
    'Faq.tsx: scripts 91.2 of 105.0 kB',
    'b.html 7.0 of 13.0 kB',
  ]);
});

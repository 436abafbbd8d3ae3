import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const headings = [...read('CHANGELOG.md').matchAll(/^## (.*)$/gm)].map(
  ([, heading = '']) => heading,
);
const released = headings.flatMap((heading) => {
  const [, version] = /^\[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}$/.exec(heading) ?? [];
  return version === undefined ? [] : [version];
});

test('the changelog begins with what is unreleased, and each other entry has a version and a date', () => {
  expect(headings[0]).toBe('[Unreleased]');
  expect(released).toHaveLength(headings.length - 1);
});

test.each(['package.json', 'package-lock.json'])(
  'the version in %s is the last released one of the changelog',
  (file) => {
    const json: unknown = JSON.parse(read(file));
    expect(json).toMatchObject({ version: released[0] });
  },
);

test('the latest version comes first', () => {
  const sorted = released.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  expect(released).toEqual(sorted);
});

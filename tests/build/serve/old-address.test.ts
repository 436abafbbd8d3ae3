import { expect, test } from 'vitest';
import { canonicalPath, formatRedirectsFile, oldSpellings, pathsIn } from '#build/testing';
import { OLD_SPELLINGS, UNCHANGED } from './site.ts';

const PATHS = new Set(['/', '/faq', '/dino-run']);

test('an old spelling leads to the canonical path', () => {
  for (const spelling of OLD_SPELLINGS)
    expect(canonicalPath(spelling, PATHS), spelling).toBe('/faq');
  for (const spelling of ['/index.html', '/index', '/INDEX.HTML'])
    expect(canonicalPath(spelling, PATHS)).toBe('/');
});

test('every other path stays, that of a page with a slash at its end too', () => {
  for (const path of UNCHANGED) expect(canonicalPath(path, PATHS), path).toBeUndefined();
});

test('the spellings listed for hosts are among those', () => {
  for (const path of PATHS) {
    const { files, cases } = oldSpellings(path);
    expect(files.length).toBeGreaterThan(0);
    for (const spelling of [...files, ...cases])
      expect(canonicalPath(spelling, PATHS), spelling).toBe(path);
  }
});

test('the file of redirects has a rule for each, forced where a file lies, and names the pages', () => {
  const file = formatRedirectsFile([...PATHS]);
  const rules = file.trim().split('\n');
  expect(rules).toContain('/index.html / 301!');
  expect(rules).toContain('/faq/index.html /faq 301!');
  expect(rules).toContain('/FAQ /faq 301');
  expect(rules).toContain('/Faq.html /faq 301');
  expect(new Set(rules.map((rule) => rule.split(' ')[0])).size).toBe(rules.length);
  expect(pathsIn(file)).toEqual(PATHS);
});

import { expect, test } from 'vitest';
import { formatNginx, headerTable } from '#build/testing';
import { OLD_SPELLINGS, PLAIN, siteOf, UNCHANGED } from './site.ts';

const TABLE = headerTable(siteOf(['/', '/faq']), PLAIN);
const PATHS = ['/', '/faq'];
const CONFIG = formatNginx(TABLE, PATHS);

test('every header of the table is sent with every response, errors included', () => {
  for (const [name, value] of Object.entries(TABLE.everywhere)) {
    expect(CONFIG).toContain(`\n    add_header ${name} "${value}" always;\n`);
  }
});

test('no location has a header of its own, which would replace all others', () => {
  const locations = CONFIG.slice(CONFIG.indexOf('\n    location '));
  expect(locations).not.toContain('add_header');
});

test('the folder and the port are on one line each', () => {
  expect(CONFIG.match(/^ *root /gm)).toHaveLength(1);
  expect(CONFIG.match(/^ *listen /gm)).toHaveLength(1);
});

test('a value that nginx would change fails the build', () => {
  for (const value of ['say "no"', '$uri', 'a\\b', 'a\nb']) {
    expect(() => formatNginx({ ...TABLE, everywhere: { 'X-Odd': value } }, PATHS), value).toThrow(
      /nginx/,
    );
  }
});

test('the patterns for old addresses match the old spellings, and no other', () => {
  const map = /map \$uri \$dino_canonical \{([^}]*)\}/.exec(CONFIG)?.[1] ?? '';
  const rules = [...map.matchAll(/^ +~(\*?)(\S+) (\S+);$/gm)].map(
    ([, anyCase, pattern = '', path = '']) => ({
      pattern: new RegExp(pattern, anyCase === '*' ? 'i' : ''),
      path: path.replaceAll('"', ''),
    }),
  );
  // nginx takes the first pattern that matches.
  const redirect = (path: string) => rules.find(({ pattern }) => pattern.test(path))?.path ?? '';
  for (const spelling of OLD_SPELLINGS) expect(redirect(spelling), spelling).toBe('/faq');
  expect(redirect('/index.html')).toBe('/');
  for (const spelling of UNCHANGED) expect(redirect(spelling), spelling).toBe('');
});

test('compressed files are served as they are', () => {
  expect(CONFIG).toMatch(/^ *gzip_static on;$/m);
});

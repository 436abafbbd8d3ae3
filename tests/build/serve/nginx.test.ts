import { expect, test } from 'vitest';
import { formatNginx, headerTable } from '#build/testing';
import { PLAIN, siteOf } from './site.ts';

const TABLE = headerTable(siteOf(['/', '/faq']), PLAIN);
const CONFIG = formatNginx(TABLE);

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
    expect(() => formatNginx({ ...TABLE, everywhere: { 'X-Odd': value } }), value).toThrow(/nginx/);
  }
});

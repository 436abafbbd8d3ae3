import { expect, test } from 'vitest';
import { headerTable } from '../../../src/build/serve/headers.ts';
import { formatNginx } from '../../../src/build/serve/nginx.ts';
import { PLAIN, siteOf } from './site.ts';

const TABLE = headerTable(siteOf(['/', '/faq']), PLAIN);
const CONFIG = formatNginx(TABLE);

test('every header of the table goes with every answer, errors among them', () => {
  for (const [name, value] of Object.entries(TABLE.everywhere)) {
    expect(CONFIG).toContain(`\n    add_header ${name} "${value}" always;\n`);
  }
});

test('no location has a header of its own, which would cost it all the others', () => {
  const locations = CONFIG.slice(CONFIG.indexOf('\n    location '));
  expect(locations).not.toContain('add_header');
});

test('there is one line with the folder and one with the port', () => {
  expect(CONFIG.match(/^ *root /gm)).toHaveLength(1);
  expect(CONFIG.match(/^ *listen /gm)).toHaveLength(1);
});

test('a value that nginx would read otherwise than it stands fails the build', () => {
  for (const value of ['say "no"', '$uri', 'a\\b', 'a\nb']) {
    expect(() => formatNginx({ ...TABLE, everywhere: { 'X-Odd': value } }), value).toThrow(/nginx/);
  }
});

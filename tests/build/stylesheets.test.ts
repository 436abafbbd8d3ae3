import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const STYLESHEETS = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);

test('no selector has :has(), for which Firefox 115 drops the rule', () => {
  expect(STYLESHEETS).toContain('site/tokens.css');
  const users = STYLESHEETS.filter((name) => readFileSync(`src/${name}`, 'utf8').includes(':has('));
  expect(users).toEqual([]);
});

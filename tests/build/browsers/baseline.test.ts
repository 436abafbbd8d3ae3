import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PANEL } from '#content';
import { BASELINE, BUILD_TARGET } from '#build/testing';

test('the bundler is given each browser, those of phones included', () => {
  expect(BUILD_TARGET).toEqual(['chrome109', 'edge109', 'firefox115', 'safari16.4', 'ios16.4']);
});

test('the sentence for older browsers names each of them with its version', () => {
  for (const { name, version } of BASELINE) {
    expect(PANEL.oldBrowser).toContain(name);
    expect(PANEL.oldBrowser).toContain(version);
  }
});

test('the table in the README has each of them with its version, and no other', () => {
  const readme = readFileSync(path.resolve(import.meta.dirname, '../../../README.md'), 'utf8');
  const [, section = ''] = /^## Browsers\n([^]*?)\n## /m.exec(readme) ?? [];
  const rows = [...section.matchAll(/^\| (\w+) \| ([\d.]+) \|/gm)].map(([, name, version]) => ({ name, version }));
  expect(rows).toEqual(BASELINE.map(({ name, version }) => ({ name, version })));
});

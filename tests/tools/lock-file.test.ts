import { readFileSync } from 'node:fs';
import { object, optional, parse, record, string } from 'valibot';
import { expect, test } from 'vitest';

const REGISTRY = 'https://registry.npmjs.org/';
const Entry = object({ integrity: optional(string(), ''), resolved: optional(string(), REGISTRY) });

test('the lock file pins the content of every package, from the public registry alone', () => {
  const file = new URL('../../package-lock.json', import.meta.url);
  const Lock = object({ packages: record(string(), Entry) });
  const { packages } = parse(Lock, JSON.parse(readFileSync(file, 'utf8')));
  const strange = Object.entries(packages)
    // All but the project itself.
    .filter(([location]) => location !== '')
    .filter(
      ([, { integrity, resolved }]) =>
        !integrity.startsWith('sha512-') || !resolved.startsWith(REGISTRY),
    );
  expect(strange.map(([location]) => location)).toEqual([]);
});

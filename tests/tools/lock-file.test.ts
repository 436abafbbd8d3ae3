import { readFileSync } from 'node:fs';
import path from 'node:path';
import { array, literal, object, optional, parse, record, string } from 'valibot';
import { describe, expect, test } from 'vitest';

const REGISTRY = 'https://registry.npmjs.org/';

const Lock = object({
  lockfileVersion: literal(3),
  packages: record(
    string(),
    object({
      version: optional(string()),
      integrity: optional(string()),
      resolved: optional(string()),
      os: optional(array(string())),
    }),
  ),
});

const file = path.resolve(import.meta.dirname, '../../package-lock.json');
const { packages } = parse(Lock, JSON.parse(readFileSync(file, 'utf8')));
/** All but the project itself. */
const entries = Object.entries(packages).filter(([location]) => location !== '');

describe('the lock file', () => {
  test('pins the content of every package, those for other platforms included', () => {
    expect(entries.filter(([, { os }]) => os?.includes('win32')).length).toBeGreaterThan(0);
    const unpinned = entries.filter(
      ([, { integrity }]) => integrity?.startsWith('sha512-') !== true,
    );
    expect(unpinned.map(([location, { version }]) => `${location} ${version ?? ''}`)).toEqual([]);
  });

  test('names no other place to load a package from than the public registry', () => {
    const elsewhere = entries.filter(
      ([, { resolved = REGISTRY }]) => !resolved.startsWith(REGISTRY),
    );
    expect(elsewhere.map(([location, { resolved }]) => `${location} ${resolved ?? ''}`)).toEqual(
      [],
    );
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { enforceBaseline } from '#build/testing';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'baseline-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'sw.js'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the build fails for what a chunk, the service worker or a stylesheet uses and an old browser lacks', async () => {
  writeFileSync(path.join(folder, 'assets/runs.js'), 'export const save = (seed) => seed.isWellFormed();');
  writeFileSync(path.join(folder, 'sw.js'), 'const sorted = entries.toSorted();');
  writeFileSync(path.join(folder, 'assets/runs.css'), 'a { color: color-mix(in srgb, red, blue) }');
  const failure = enforceBaseline(folder, 'a { width: stretch }', {});
  await expect(failure).rejects.toThrow(/\.isWellFormed is lacked by Chrome 109 \(since 111\).*assets\/runs\.js/);
  await expect(failure).rejects.toThrow(/\.toSorted is lacked by Chrome 109 \(since 110\).*sw\.js/);
  await expect(failure).rejects.toThrow(/color-mix\(\) is lacked by .*assets\/runs\.css/);
  await expect(failure).rejects.toThrow(/width: stretch is lacked by .*inlined\.css/);
});

test('the build fails for a tolerated name that is not used any more', async () => {
  await expect(enforceBaseline(folder, '', { ':has': 'for marks' })).rejects.toThrow(
    ':has is tolerated, but nothing uses it',
  );
  await expect(enforceBaseline(folder, 'a:has(b) { color: red }', { ':has': 'for marks' })).resolves.toBeUndefined();
});

// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { createTrustedTypesPolicy } from '#src/site/trusted-types.ts';

afterEach(() => vi.unstubAllGlobals());

test('no markup becomes elements but React’s empty script, and no script is loaded but the service worker', () => {
  const createPolicy = vi.fn<NonNullable<typeof window.trustedTypes>['createPolicy']>();
  vi.stubGlobal('trustedTypes', { createPolicy });
  createTrustedTypesPolicy();
  const [name, policy] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  for (const [text, allowed] of [
    ['a text', true],
    ['<script></script>', true],
    ['<script>alert(1)</script>', false],
    ['<img src=x onerror=alert(1)>', false],
  ] as const)
    expect(policy?.createHTML(text), text).toBe(allowed ? text : null);
  expect(policy?.createScriptURL('/sw.js')).toBe('/sw.js');
  expect(policy?.createScriptURL('https://elsewhere.example/sw.js')).toBeNull();
});

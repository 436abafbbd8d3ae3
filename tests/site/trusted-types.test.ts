import { afterEach, expect, test, vi } from 'vitest';
import { createTrustedTypesPolicy } from '#site';

type Rule = (text: string) => string | null;
type Rules = Record<'createHTML' | 'createScriptURL', Rule>;

const createPolicy = vi.fn<(name: string, rules: Rules) => void>();

function createdRules(): Rules {
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  createTrustedTypesPolicy();
  const [name, rules] = createPolicy.mock.lastCall ?? [];
  expect(name).toBe('default');
  if (rules === undefined) throw new Error('No policy was created.');
  return rules;
}

afterEach(() => {
  vi.unstubAllGlobals();
  createPolicy.mockReset();
});

test('markup may be without elements, or an empty script, and nothing else', () => {
  const { createHTML } = createdRules();
  for (const text of ['', '{"name":"Dino \\u003c"}', '<script></script>'])
    expect(createHTML(text)).toBe(text);
  for (const text of ['<b>', '<img src=x onerror=alert(1)>', '<script>alert(1)</script>'])
    expect(createHTML(text)).toBeNull();
});

test('the only script that is loaded by its address is the service worker', () => {
  const { createScriptURL } = createdRules();
  expect(createScriptURL('/sw.js')).toBe('/sw.js');
  for (const url of [
    '/other.js',
    'https://example.com/sw.js',
    '//example.com/sw.js',
    'data:,alert(1)',
  ]) {
    expect(createScriptURL(url)).toBeNull();
  }
});

test('no text may be run as a script', () => {
  expect(Object.keys(createdRules()).sort()).toEqual(['createHTML', 'createScriptURL']);
});

test('a browser without Trusted Types, or with a default policy already, starts the site all the same', () => {
  vi.stubGlobal('window', {});
  expect(createTrustedTypesPolicy).not.toThrow();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  createPolicy.mockImplementation(() => {
    throw new TypeError('Policy with name "default" already exists.');
  });
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  expect(createTrustedTypesPolicy).not.toThrow();
  expect(logged).toHaveBeenCalledOnce();
});

import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { oldBrowserScript } from '#src/build/html.ts';

const { code } = await oldBrowserScript(path.resolve(import.meta.dirname, '../..'));

function shows(prepare = '', supports: (property: string, value: string) => boolean = () => true) {
  let isShown = false;
  const context = createContext({
    CSS: { supports },
    document: {
      documentElement: { setAttribute: () => undefined },
      getElementById: (id: string) => ({
        removeAttribute: (name: string) => (isShown = id === 'old-browser' && name === 'hidden'),
      }),
    },
  });
  runInContext(prepare, context);
  runInContext(code, context);
  return isShown;
}

test('a browser that has what the site needs sees no sentence', () => {
  expect(shows()).toBe(false);
});

test.each([
  ['lookbehind', 'RegExp = function () { throw new SyntaxError() }'],
  ['Array.prototype.findLast', 'delete Array.prototype.findLast'],
  ['CSS.supports', 'delete CSS.supports'],
  ['the object CSS', 'CSS = undefined'],
])('a browser without %s sees the sentence', (_, prepare) => {
  expect(shows(prepare)).toBe(true);
});

test.each(['1cqw', '1dvh'])('a browser without the unit of %s sees the sentence', (unit) => {
  expect(shows('', (_, value) => value !== unit)).toBe(true);
});

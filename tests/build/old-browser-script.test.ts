import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { oldBrowserScript } from '#build/testing';

const { code } = await oldBrowserScript(path.resolve(import.meta.dirname, '../..'));

/**
 * Runs the script in a page with the sentence. Returns whether the sentence is shown and whether
 * the page is marked.
 */
function run(prepare = '', supports: (property: string, value: string) => boolean = () => true) {
  const page = { isShown: false, isMarked: false };
  const context = createContext({
    CSS: { supports },
    document: {
      documentElement: {
        setAttribute: (name: string) => (page.isMarked ||= name === 'data-old-browser'),
      },
      getElementById: (id: string) =>
        id === 'old-browser'
          ? { removeAttribute: (name: string) => (page.isShown ||= name === 'hidden') }
          : null,
    },
  });
  runInContext(prepare, context);
  runInContext(code, context);
  return page;
}

describe('the script for old browsers', () => {
  test('does nothing in a browser that has what it asks for', () => {
    expect(run()).toEqual({ isShown: false, isMarked: false });
  });

  test.each([
    ['lookbehind', 'RegExp = function () { throw new SyntaxError() }'],
    ['Array.prototype.findLast', 'delete Array.prototype.findLast'],
    ['CSS.supports', 'delete CSS.supports'],
    ['the object CSS', 'CSS = undefined'],
  ])('shows the sentence in a browser without %s', (_, prepare) => {
    expect(run(prepare)).toEqual({ isShown: true, isMarked: true });
  });

  test.each(['1cqw', '1dvh'])('shows the sentence in a browser without %s', (unit) => {
    expect(run('', (_, value) => value !== unit)).toEqual({ isShown: true, isMarked: true });
  });
});

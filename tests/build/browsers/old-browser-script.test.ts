import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import type { Identifier } from '@mdn/browser-compat-data';
import { parse } from 'acorn';
import { describe, expect, test } from 'vitest';
import { BASELINE, childOf, lackedBy, loadCompatData, oldBrowserScript } from '#build/testing';

const { code, fileName } = await oldBrowserScript(path.resolve(import.meta.dirname, '../../..'));
const { javascript, css } = await loadCompatData();

/** What the script asks for, in the compatibility data. */
const ASKED = [
  ['javascript', 'regular_expressions', 'lookbehind_assertion'],
  ['javascript', 'builtins', 'Array', 'findLast'],
  ['css', 'types', 'length', 'container_query_length_units'],
  ['css', 'types', 'length', 'viewport_percentage_units_dynamic'],
];

/** What the site cannot do without. */
const NEEDED = [
  ['javascript', 'classes', 'static', 'initialization_blocks'],
  ['javascript', 'classes', 'private_class_fields_in'],
  ['javascript', 'builtins', 'Array', 'at'],
  ['javascript', 'builtins', 'Object', 'hasOwn'],
  ['css', 'at-rules', 'layer'],
  ['css', 'at-rules', 'container'],
];

const data: Identifier = { javascript: { ...javascript }, css: { ...css } };

const find = (names: readonly string[]) => {
  const found = names.reduce((parent, name) => childOf(parent, name) ?? {}, data);
  expect(found, names.join('.')).toHaveProperty('__compat');
  return found;
};

/** Runs the script in a page with the sentence. Returns whether the sentence is shown and whether the page is marked. */
function run(prepare = '', supports: (property: string, value: string) => boolean = () => true) {
  const page = { isShown: false, isMarked: false };
  const context = createContext({
    CSS: { supports },
    document: {
      documentElement: { setAttribute: (name: string) => (page.isMarked ||= name === 'data-old-browser') },
      getElementById: (id: string) =>
        id === 'old-browser' ? { removeAttribute: (name: string) => (page.isShown ||= name === 'hidden') } : null,
    },
  });
  runInContext(prepare, context);
  runInContext(code, context);
  return page;
}

describe('the script for old browsers', () => {
  test('is in ES5, and named by its content', () => {
    expect(() => parse(code, { ecmaVersion: 5 })).not.toThrow();
    expect(fileName).toMatch(/^assets\/old-browser-[\w-]{8}\.js$/);
  });

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

  test('turns away no browser that the site is made for', () => {
    for (const names of ASKED) expect(lackedBy(find(names)), names.join('.')).toEqual([]);
  });

  test('turns away every browser without what the site cannot do without', () => {
    const versionOf = (names: readonly string[], id: 'chrome' | 'firefox' | 'safari' | 'safari_ios') => {
      const { __compat: statement } = find(names);
      const [support] = [statement?.support[id] ?? []].flat();
      return Number(support?.version_added);
    };
    expect(BASELINE.length).toBeGreaterThan(0);
    for (const id of ['chrome', 'firefox', 'safari', 'safari_ios'] as const) {
      const first = Math.max(...ASKED.map((names) => versionOf(names, id)));
      for (const names of NEEDED) expect(versionOf(names, id), `${id}: ${names.join('.')}`).toBeLessThanOrEqual(first);
    }
  });
});

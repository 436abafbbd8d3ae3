import { describe, expect, test } from 'vitest';
import { baselineProblems, findLacked } from '#build/testing';

const namesIn = async (file: string, text: string) => (await findLacked([{ file, text }])).map(({ name }) => name);
const inScript = (text: string) => namesIn('a.js', text);
const inStyle = (text: string) => namesIn('a.css', text);

describe('a script', () => {
  for (const [text, name] of [
    ['seed.isWellFormed()', '.isWellFormed'],
    ['seed?.isWellFormed()', '.isWellFormed'],
    ['seed["isWellFormed"]()', '.isWellFormed'],
    ['Array.fromAsync(list)', 'Array.fromAsync'],
    ['const { promise } = Promise.withResolvers()', 'Promise.withResolvers'],
    ['new Set(a).union(b)', '.union'],
    ['runs.toSorted(byScore)', '.toSorted'],
    ['Object.groupBy(runs, dayOf)', 'Object.groupBy'],
    ['a.values().take(3)', '.take'],
    ['new Intl.DurationFormat("en")', 'Intl.DurationFormat'],
    ['new Intl.NumberFormat("en").format(1); new Temporal.Instant(0n)', 'Temporal'],
    ['navigator.wakeLock.request("screen")', '.wakeLock'],
    ['const { gpu } = navigator', '.gpu'],
    ['AbortSignal.any([a, b])', 'AbortSignal.any'],
    ['new CloseWatcher()', 'CloseWatcher'],
    ['new window.CloseWatcher()', 'CloseWatcher'],
    ['scheduler.yield()', 'scheduler'],
    ['/[\\p{L}--[a-z]]/v', 'syntax after ES2022'],
    ['new RegExp("[a-z]", "v")', 'syntax after ES2022'],
    ['new RegExp("(?i:a)b")', 'syntax after ES2022'],
    ['using file = open()', 'syntax after ES2022'],
  ] as const) {
    test(`${text} uses ${name}`, async () => expect(await inScript(text)).toContain(name));
  }

  test('may use what the oldest browsers have', async () => {
    const text = `
      class Run { static #last; static { Run.#last = [3, 1].findLast((n) => n > 1) } }
      Object.hasOwn(structuredClone({}), 'a'.at(-1)); AbortSignal.timeout(5); /(?<=a)b/dsu.exec(c); new RegExp('a/b', 'gi');
      await navigator.locks.request('runs', () => dialog.showModal()); [1].flatMap(String); new ResizeObserver(() => {});`;
    expect(await inScript(text)).toEqual([]);
  });

  test('may have a property of its own by the name of a newer one of the browser, but not of a newer built-in', async () => {
    expect(await inScript('const a = { wakeLock: 1, isWellFormed() {} }; a.wakeLock; a.isWellFormed()')).toEqual([
      '.isWellFormed',
    ]);
  });
});

describe('a stylesheet', () => {
  for (const [text, name] of [
    ['a:has(b) { color: red }', ':has'],
    ['a { color: color-mix(in srgb, red 50%, var(--b)) }', 'color-mix()'],
    ['a { color: var(--b, light-dark(red, blue)) }', 'light-dark()'],
    ['a { --b: light-dark(red, blue) }', 'light-dark()'],
    ['a { & b { color: red } }', '&'],
    ['a { text-wrap: balance }', 'text-wrap'],
    ['a { grid-template-columns: subgrid }', 'grid-template-columns: subgrid'],
    ['a { user-select: none }', 'user-select'],
    ['@starting-style { a { color: red } }', '@starting-style'],
    ['a::details-content { color: red }', '::details-content'],
    ['@media (scripting: none) { a { color: red } }', '@media (scripting)'],
  ] as const) {
    test(`${text} uses ${name}`, async () => expect(await inStyle(text)).toContain(name));
  }

  test('may use what the oldest browsers have, some of it by its prefix', async () => {
    const text = `
      @layer a { @container (width < 580px) { a:is(b, :focus-visible) { inset: 0; height: min(100dvh, 10cqw); aspect-ratio: 2 } } }
      a { -webkit-user-select: none; user-select: none; -webkit-tap-highlight-color: transparent; overflow: clip; gap: 1px }`;
    expect(await inStyle(text)).toEqual([]);
  });
});

describe('what is tolerated', () => {
  const findings = [
    { name: '.gpu', file: 'a.js', near: 'navigator.gpu', lackedBy: ['Firefox 115 (since 141)'] },
    { name: '.gpu', file: 'b.js', near: 'x.gpu', lackedBy: ['Firefox 115 (since 141)'] },
  ];

  test('is no problem; anything else is one, once, with the browsers and the place', () => {
    expect(baselineProblems(findings, { '.gpu': 'asked for' })).toEqual([]);
    expect(baselineProblems(findings, {})).toEqual(['.gpu is lacked by Firefox 115 (since 141). a.js: navigator.gpu']);
  });

  test('must still be used', () => {
    expect(baselineProblems(findings, { '.gpu': 'asked for', ':has': 'for marks' })).toEqual([
      ':has is tolerated, but nothing uses it.',
    ]);
  });
});

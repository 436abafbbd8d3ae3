import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkImports } from './tools/imports/check-imports.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

test.each([
  ['src/pages/Home.tsx', `import { Head } from '#site';`, true],
  ['src/pages/Home.tsx', `export const load = () => import('#play');`, true],
  ['src/pages/Home.tsx', `import { play } from '#play';`, false],
  ['src/stage/sky/stars.ts', `import { random } from '#simulation';`, true],
  ['src/simulation/run.ts', `import { stars } from '#stage';`, false],
  ['src/simulation/run.ts', `import type { Stars } from '#stage';`, false],
  ['src/simulation/run.ts', `export type Stars = import('#stage').Stars;`, false],
  ['src/simulation/run.ts', `export const load = () => import('#stage');`, false],
  ['src/simulation/run.ts', `export * from '#stage';`, false],
  ['src/simulation/run.ts', `export { stars } from '#stage';`, false],
  ['src/simulation/systems/move.ts', `import { step } from '../run.ts';`, true],
  ['src/stage/sky/stars.ts', `import { step } from '../../simulation/index.ts';`, false],
  ['src/play/shell.tsx', `import { createRun } from '#simulation';`, false],
  ['src/play/shell.tsx', `export type Engine = typeof import('#game/engine');`, true],
  // With verbatimModuleSyntax this leaves an import of the file behind.
  [
    'src/play/shell.tsx',
    `import { type Engine } from '#game/engine'; export type Own = Engine;`,
    false,
  ],
  ['src/features/runs/runs.ts', `import { Daily } from '#features/daily';`, true],
  ['src/features/stats/stats.ts', `import { Daily } from '#features/daily';`, false],
  ['src/features/stats/stats.ts', `import { settings } from '#game';`, false],
  ['src/game/session/session.ts', `import { fake } from '#platform/testing';`, false],
  ['src/game/session/session.ts', `import { zzfx } from 'zzfx';`, true],
  ['src/simulation/run.ts', `import { useState } from 'react';`, false],
  ['src/elsewhere/a.ts', '', false],
  ['tests/stage/sky.test.ts', `import { stars } from '#stage/testing';`, true],
  ['tests/stage/sky.test.ts', `import { stars } from '../../src/stage/sky/stars.ts';`, false],
])('%s: %s', (file, code, allowed) => {
  expect(checkImports(file, code)).toHaveLength(allowed ? 0 : 1);
});

interface Case {
  /** The fixture that it is written into; a line each, since many small files lint slowly. */
  readonly file: string;
  readonly code: string;
  readonly allowed: boolean;
}

/** What the simulation may and may not say, as expressions. */
const PURITY: readonly { readonly code: string; readonly allowed: boolean }[] = [
  ...[
    'abs(x)',
    'ceil(x)',
    'floor(x)',
    'round(x)',
    'trunc(x)',
    'sign(x)',
    'min(x, 1)',
    'max(x, 1)',
    'imul(x, 3)',
    'fround(x)',
  ].map((call) => ({ code: `Math.${call}`, allowed: true })),
  ...[
    'x * x',
    'x % 3',
    'x >>> 0',
    'Number.isInteger(x)',
    'new Float64Array(x)',
    'new Map([[x, x]])',
    'Number.NEGATIVE_INFINITY',
  ].map((code) => ({ code, allowed: true })),
  ...[
    'random()',
    'sin(x)',
    'cos(x)',
    'tan(x)',
    'atan2(x, x)',
    'pow(x, 2)',
    'exp(x)',
    'log(x)',
    'log2(x)',
    'sqrt(x)',
    'cbrt(x)',
    'hypot(x, x)',
  ].map((call) => ({ code: `Math.${call}`, allowed: false })),
  ...[`Math['random']()`, '(({ sin }) => sin(x))(Math)', 'x ** 2', '[x].map((y) => (y **= 2))'].map(
    (code) => ({
      code,
      allowed: false,
    }),
  ),
  ...[
    'window.innerWidth',
    'document.title',
    'navigator.userAgent',
    'globalThis.name',
    'self.name',
    'localStorage.length',
    'console.error(x)',
    'devicePixelRatio',
    'new Image()',
    'fetch(String(x))',
    'process.env',
    'crypto.randomUUID()',
  ].map((code) => ({ code, allowed: false })),
  ...[
    'performance.now()',
    'Date.now()',
    'new Date()',
    'requestAnimationFrame(() => x)',
    'setTimeout(() => x)',
    'setInterval(() => x)',
    'queueMicrotask(() => x)',
    'Intl.NumberFormat()',
  ].map((code) => ({ code, allowed: false })),
];

const PURITY_CASES: readonly Case[] = PURITY.map(({ code, allowed }, index) => ({
  file: 'src/simulation/purity.ts',
  code: `export const it${index} = (x: number) => ${code};`,
  allowed,
}));

/**
 * What a component may and may not contain, as expressions in which `x` is a text and `on` a
 * boolean.
 */
const WORDS: readonly { readonly code: string; readonly allowed: boolean }[] = [
  ...[
    '<p>{x}</p>',
    '<p>{x}, {x}: 12 + 3.</p>',
    "<p>{x}{' '}{'–'}</p>",
    '<p>{on ? x : `${x} | ${x}`}</p>',
    '<p className="lead" id="lead" data-name="lead">{x}</p>',
    '<img src="/picture.png" alt="" />',
    '<img alt={x} />',
    '<input placeholder={`${x}…`} />',
    "<Link to={on ? '/faq' : '/history'}>{x}</Link>",
    "<p key={'name'}>{list.map((each) => each)}</p>",
    'announce(x)',
    "emit('start')",
  ].map((code) => ({ code, allowed: true })),
  ...[
    '<p>Play</p>',
    '<p>{x} or {x}</p>',
    '<>Play</>',
    '<p>é</p>',
    "<p>{'Play'}</p>",
    "<>{'Play'}</>",
    '<p>{`${x} points`}</p>',
    "<p>{on ? x : 'Play'}</p>",
    "<p>{on && 'Play'}</p>",
    "<p>{x ?? 'Play'}</p>",
    "<p>{x + ' points'}</p>",
    "<p>{['Play', x]}</p>",
    '<nav aria-label="Main" />',
    "<nav aria-label={'Main'} />",
    '<nav aria-label={`Main ${x}`} />',
    "<nav aria-label={on ? x : 'Main'} />",
    '<nav aria-description="Main" />',
    '<input aria-valuetext="Half" />',
    '<p title="Play" />',
    '<img alt="A dinosaur" />',
    '<input placeholder="Name" />',
    '<Field label="Name" />',
    "announce('Paused')",
    "announcer.announce('Paused')",
    "announcer?.announce(on ? x : 'Paused')",
    'announce(`Score ${x}`)',
  ].map((code) => ({ code, allowed: false })),
];

/** The rooms whose components take their words from content. */
const WORDLESS_ROOMS = ['site', 'pages', 'play', 'features/stats', 'ui', 'game'] as const;

const WORDS_CASES: readonly Case[] = WORDLESS_ROOMS.flatMap((room) =>
  WORDS.map(({ code, allowed }, index) => ({
    file: `src/${room}/words.tsx`,
    code: `export const It${index} = ({ x, on }: { x: string; on: boolean }) => ${code};`,
    allowed,
  })),
);

const WORDS_RULES = ['house(words)'];
const PURITY_RULES = ['house(arithmetic)', 'eslint(no-undef)', 'eslint(no-restricted-globals)'];

let tree = '';
/** The rules broken by each line of code. */
let brokenRules: ReadonlyMap<Case, ReadonlySet<string>> = new Map();

beforeAll(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'lint-'));
  for (const part of [
    '.oxlintrc.json',
    'package.json',
    'tsconfig.json',
    'tests/tools/house-rules.js',
  ]) {
    cpSync(path.join(ROOT, part), path.join(tree, part));
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(tree, 'node_modules'));
  const byFile = new Map<string, Case[]>();
  for (const each of [...PURITY_CASES, ...WORDS_CASES])
    byFile.set(each.file, [...(byFile.get(each.file) ?? []), each]);
  for (const [file, cases] of byFile) {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    writeFileSync(path.join(tree, file), cases.map(({ code }) => `${code}\n`).join(''));
  }
  brokenRules = lint(tree, byFile);
}, 60_000);

afterAll(() => rmSync(tree, { recursive: true, force: true }));

test('the simulation knows no DOM, no clock, no chance of its own and no arithmetic that engines round differently', () => {
  expect(wrong(PURITY_CASES, PURITY_RULES)).toEqual([]);
});

test(`components of ${WORDLESS_ROOMS.join(' and ')} contain no words of their own`, () => {
  expect(wrong(WORDS_CASES, WORDS_RULES)).toEqual([]);
});

/**
 * The cases that the linter judges differently from the table, as text that shows what went wrong.
 */
function wrong(cases: readonly Case[], rules: readonly string[]): string[] {
  return cases
    .filter((each) => rules.some((rule) => brokenRules.get(each)?.has(rule)) === each.allowed)
    .map(
      ({ file, code, allowed }) => `${file} should be ${allowed ? 'allowed' : 'an error'}: ${code}`,
    );
}

function lint(
  folder: string,
  byFile: ReadonlyMap<string, readonly Case[]>,
): Map<Case, Set<string>> {
  const oxlint = path.join(ROOT, 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(oxlint, ['-f', 'unix', 'src'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const broken = new Map<Case, Set<string>>();
  for (const line of stdout.split('\n')) {
    const [, file = '', row, rule = ''] =
      /^(.*?):(\d+):\d+: .*\[\w+(?:\/(.*))?\]$/.exec(line) ?? [];
    if (rule === '' && file !== '') throw new Error(`A fixture does not parse: ${line}`);
    const found = byFile.get(path.relative(folder, path.resolve(folder, file)))?.[Number(row) - 1];
    if (found !== undefined) broken.set(found, (broken.get(found) ?? new Set()).add(rule));
  }
  return broken;
}

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkImports } from './tools/imports/check-imports.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

test.each([
  ['src/pages/Home.tsx', `export const load = () => import('#play');`, true],
  ['src/pages/Home.tsx', `import { play } from '#play';`, false],
  ['src/simulation/run.ts', `export type Stars = import('#stage').Stars;`, false],
  ['src/simulation/run.ts', `export * from '#stage';`, false],
  ['src/simulation/run.ts', `import { useState } from 'react';`, false],
  ['src/stage/sky/stars.ts', `import { step } from '../../simulation/index.ts';`, false],
  ['src/features/stats/stats.ts', `import { Daily } from '#features/daily';`, false],
  ['src/game/session/session.ts', `import { fake } from '#platform/testing';`, false],
  ['src/elsewhere/a.ts', '', false],
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
  ...['Math.floor(x)', 'Math.imul(x, 3)', 'x % 3', 'new Float64Array(x)'].map((code) => ({
    code,
    allowed: true,
  })),
  ...[
    'Math.random()',
    'Math.sin(x)',
    `Math['random']()`,
    '(({ sin }) => sin(x))(Math)',
    'x ** 2',
    'document.title',
    'crypto.randomUUID()',
    'performance.now()',
    'new Date()',
    'setTimeout(() => x)',
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
    '<p>{x}, {x}: 12 + 3.</p>',
    '<p className="lead" id="lead" data-name="lead">{x}</p>',
    '<img src="/picture.png" alt="" />',
    "<Link to={on ? '/faq' : '/history'}>{x}</Link>",
    "emit('start')",
  ].map((code) => ({ code, allowed: true })),
  ...[
    '<p>Play</p>',
    '<p>{`${x} points`}</p>',
    "<p>{on && 'Play'}</p>",
    '<nav aria-label="Main" />',
    '<Field label="Name" />',
    "announcer?.announce(on ? x : 'Paused')",
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

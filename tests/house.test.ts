import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');

/** The table of the architecture, said a second time so that neither can drift alone. */
const MAY_IMPORT = {
  pages: ['site', 'content'],
  site: ['content'],
  play: ['stage', 'replay', 'simulation'],
  stage: ['simulation'],
  replay: ['simulation'],
  simulation: [],
  content: [],
  build: ['content'],
  // The files directly in src.
  '.': ['pages', 'site', 'content'],
} as const satisfies Record<string, readonly string[]>;

const MAY_IMPORT_LAZILY: Readonly<Record<string, readonly string[]>> = { pages: ['play'] };

const HOMES = ['pages', 'site', 'play', 'stage', 'replay', 'simulation', 'content', 'build', '.'] as const;
const ROOMS = HOMES.filter((room) => room !== '.');

interface Case {
  /** The fixture it is written into, from the root of its tree; a line each, since many small files lint slowly. */
  readonly file: string;
  readonly code: string;
  readonly allowed: boolean;
}

/** Every way to spell the door of `room`, and every way past it, seen from a file `depth` folders under src. */
function spellings(room: string, depth: number) {
  const up = depth === 0 ? './' : '../'.repeat(depth);
  if (room === 'pages') {
    return {
      doors: ['#pages/home.tsx', `${up}pages/home.tsx`, `${up}pages/home`, '/src/pages/home.tsx'],
      pastDoors: ['#pages/parts/card.tsx', `${up}pages/parts/card.tsx`],
    };
  }
  return {
    doors: [
      `#${room}`,
      `${up}${room}/index.ts`,
      `${up}${room}/index`,
      `${up}${room}`,
      `${up}${room}/`,
      `/src/${room}/index.ts`,
    ],
    pastDoors: [`#${room}/inner.ts`, `${up}${room}/inner.ts`, `${up}${room}/parts/index.ts`, `/src/${room}/inner.ts`],
  };
}

/** Each with a name of its own, for they share a file. */
const STATIC_FORMS: readonly ((specifier: string, name: string) => string)[] = [
  (specifier, name) => `import { thing as ${name} } from '${specifier}'; ${name}();`,
  (specifier, name) => `import * as ${name} from '${specifier}'; ${name}.thing();`,
  (specifier) => `import '${specifier}';`,
  (specifier, name) => `import type { Thing as ${name} } from '${specifier}'; export type Own${name} = ${name};`,
  (specifier, name) => `export { thing as ${name} } from '${specifier}';`,
  (specifier) => `export * from '${specifier}';`,
  (specifier, name) => `export type ${name} = import('${specifier}').Thing;`,
];

const LAZY_FORM = (specifier: string, name: string) => `export const ${name} = () => import('${specifier}');`;

function importCases(): Case[] {
  const cases: Case[] = [];
  for (const home of HOMES) {
    for (const room of ROOMS) {
      if (room === home) continue;
      const allowed: readonly string[] = MAY_IMPORT[home];
      const straight = allowed.includes(room);
      const lazily = straight || (MAY_IMPORT_LAZILY[home] ?? []).includes(room);
      for (const depth of home === '.' ? [0] : [1, 2]) {
        const { doors, pastDoors } = spellings(room, depth);
        const file = ['src', ...(depth > 0 ? [home] : []), ...(depth > 1 ? ['parts'] : []), 'imports.ts'].join('/');
        const add = (form: (specifier: string, name: string) => string, specifier: string, isAllowed: boolean) => {
          cases.push({ file, code: form(specifier, `case${cases.length}`), allowed: isAllowed });
        };
        for (const door of doors) {
          for (const form of STATIC_FORMS) add(form, door, straight);
          add(LAZY_FORM, door, lazily);
        }
        for (const past of pastDoors) {
          for (const form of [...STATIC_FORMS, LAZY_FORM]) add(form, past, false);
        }
      }
    }
  }
  return cases;
}

const OTHER_IMPORTS: readonly Case[] = [
  { file: 'src/stage/own.ts', code: `export * from './parts/inner.ts';`, allowed: true },
  { file: 'src/stage/parts/own.ts', code: `export * from '../inner.ts';`, allowed: true },
  { file: 'src/stage/package.ts', code: `export { Sprite } from 'pixi.js';`, allowed: true },
  { file: 'src/stage/outside.ts', code: `export * from '../../tests/tools/helper.ts';`, allowed: false },
  { file: 'src/stage/testing-own.ts', code: `export * from './testing.ts';`, allowed: false },
  { file: 'src/stage/parts/testing-up.ts', code: `export * from '../testing.ts';`, allowed: false },
  { file: 'src/stage/testing-door.ts', code: `export * from '#stage/testing';`, allowed: false },
  { file: 'src/pages/testing-other.ts', code: `export * from '#site/testing';`, allowed: false },
  { file: 'src/pages/testing-path.ts', code: `export * from '../site/testing';`, allowed: false },
  { file: 'src/stage/parts/testing-part.ts', code: `export * from './testing.ts';`, allowed: true },
  { file: 'src/stage/up.ts', code: `export * from '../routes.tsx';`, allowed: false },
  { file: 'src/routes-own.tsx', code: `export * from './main.tsx';`, allowed: true },
  { file: 'src/simulation/ecs.ts', code: `export { addEntity } from 'bitecs';`, allowed: true },
  { file: 'src/simulation/random.ts', code: `export * from 'pure-rand/generator/xoroshiro128plus';`, allowed: true },
  { file: 'src/simulation/react.ts', code: `export { useState } from 'react';`, allowed: false },
  { file: 'src/simulation/react-dom.ts', code: `export { createRoot } from 'react-dom/client';`, allowed: false },
  { file: 'src/simulation/pixi.ts', code: `export { Sprite } from 'pixi.js';`, allowed: false },
  { file: 'src/simulation/pixi-react.ts', code: `export { extend } from '@pixi/react';`, allowed: false },
  { file: 'src/simulation/node.ts', code: `export { readFileSync } from 'node:fs';`, allowed: false },
  { file: 'src/simulation/lazy-react.ts', code: `export const later = () => import('react');`, allowed: false },
  { file: 'src/content/package.ts', code: `export { useState } from 'react';`, allowed: false },
];

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
  ...[`Math['random']()`, '(({ sin }) => sin(x))(Math)', 'x ** 2', '[x].map((y) => (y **= 2))'].map((code) => ({
    code,
    allowed: false,
  })),
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

/** What a component may and may not contain, as expressions in which `x` is a text and `on` a boolean. */
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
const WORDLESS_ROOMS = ['site', 'pages'] as const;

const WORDS_CASES: readonly Case[] = WORDLESS_ROOMS.flatMap((room) =>
  WORDS.map(({ code, allowed }, index) => ({
    file: `src/${room}/words.tsx`,
    code: `export const It${index} = ({ x, on }: { x: string; on: boolean }) => ${code};`,
    allowed,
  })),
);

const IMPORT_CASES: readonly Case[] = [...importCases(), ...OTHER_IMPORTS];

const IMPORT_RULES = ['house(imports)'];
const WORDS_RULES = ['house(words)'];
const PURITY_RULES = ['house(arithmetic)', 'eslint(no-undef)', 'eslint(no-restricted-globals)'];

let tree = '';
/** The rules broken by each line of code. */
let complaints: ReadonlyMap<Case, ReadonlySet<string>> = new Map();

beforeAll(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'house-'));
  for (const part of ['.oxlintrc.json', 'package.json', 'tsconfig.json', 'tests/tools/house-rules.js']) {
    cpSync(path.join(ROOT, part), path.join(tree, part));
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(tree, 'node_modules'));
  const byFile = new Map<string, Case[]>();
  for (const each of [...IMPORT_CASES, ...PURITY_CASES, ...WORDS_CASES])
    byFile.set(each.file, [...(byFile.get(each.file) ?? []), each]);
  for (const [file, cases] of byFile) {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    writeFileSync(path.join(tree, file), cases.map(({ code }) => `${code}\n`).join(''));
  }
  complaints = lint(tree, byFile);
}, 60_000);

afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe('the import table of the architecture', () => {
  for (const home of HOMES) {
    test(`${home === '.' ? 'src itself' : home} may import ${MAY_IMPORT[home].join(', ') || 'nothing'}, through the doors`, () => {
      const own = IMPORT_CASES.filter(({ file }) => file.startsWith(home === '.' ? 'src/imports' : `src/${home}/`));
      expect(own.length).toBeGreaterThan(50);
      expect(wrong(own, IMPORT_RULES)).toEqual([]);
    });
  }

  test('a room imports its own files freely, nothing from outside src, and only the packages it may', () => {
    expect(wrong(OTHER_IMPORTS, IMPORT_RULES)).toEqual([]);
  });
});

test('the simulation knows no DOM, no clock, no chance of its own and no arithmetic that engines round differently', () => {
  expect(wrong(PURITY_CASES, PURITY_RULES)).toEqual([]);
});

test(`components of ${WORDLESS_ROOMS.join(' and ')} contain no words of their own`, () => {
  expect(wrong(WORDS_CASES, WORDS_RULES)).toEqual([]);
});

test('a room without a rule of its own would be noticed', () => {
  const folders = readdirSync(path.join(ROOT, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.filter((name) => !HOMES.some((home) => home === name))).toEqual([]);
});

/** The cases the linter judges otherwise than the table, told so that a reader sees what went wrong. */
function wrong(cases: readonly Case[], rules: readonly string[]): string[] {
  return cases
    .filter((each) => rules.some((rule) => complaints.get(each)?.has(rule)) === each.allowed)
    .map(({ file, code, allowed }) => `${file} should be ${allowed ? 'allowed' : 'an error'}: ${code}`);
}

function lint(folder: string, byFile: ReadonlyMap<string, readonly Case[]>): Map<Case, Set<string>> {
  const oxlint = path.join(ROOT, 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(oxlint, ['-f', 'unix', 'src'], { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 });
  const broken = new Map<Case, Set<string>>();
  for (const line of stdout.split('\n')) {
    const [, file = '', row, rule = ''] = /^(.*?):(\d+):\d+: .*\[\w+(?:\/(.*))?\]$/.exec(line) ?? [];
    if (rule === '' && file !== '') throw new Error(`A fixture does not parse: ${line}`);
    const found = byFile.get(path.relative(folder, path.resolve(folder, file)))?.[Number(row) - 1];
    if (found !== undefined) broken.set(found, (broken.get(found) ?? new Set()).add(rule));
  }
  return broken;
}

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkRooms, listImports } from './tools/imports/check-imports.ts';
import { findCircles } from './tools/imports/find-circles.ts';
import { ROOMS } from './tools/imports/rooms.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** The import table of the architecture, said a second time so that neither copy can drift alone. */
const MAY_IMPORT = {
  src: ['pages', 'site', 'content'],
  pages: ['site', 'content'],
  guide: ['stage/nights', 'solver', 'simulation', 'site', 'content', 'ui', 'platform'],
  play: ['game', 'game/api', 'content', 'ui', 'platform'],
  'features/runs': [
    'features/daily',
    'features/stats',
    'game/api',
    'replay',
    'solver',
    'simulation',
    'content',
    'ui',
    'platform',
  ],
  'features/daily': ['game/api', 'replay', 'solver', 'simulation', 'content', 'ui', 'platform'],
  'features/stats': ['game/api', 'replay', 'solver', 'simulation', 'content', 'ui', 'platform'],
  game: ['stage', 'replay', 'solver', 'simulation', 'content', 'platform'],
  site: ['content', 'ui', 'platform'],
  stage: ['simulation', 'content'],
  replay: ['simulation', 'content'],
  solver: ['simulation'],
  ui: ['content', 'platform'],
  simulation: [],
  platform: [],
  content: [],
  build: ['content'],
} as const satisfies Record<string, readonly string[]>;

/** What may be reached by `import()`, and for its types, only. */
const MAY_IMPORT_LAZILY: Readonly<Record<string, readonly string[]>> = {
  src: ['play/start-prerendered-game'],
  pages: ['guide', 'play'],
  guide: ['play'],
  play: ['game/engine', 'features/runs', 'features/daily', 'features/stats'],
};

const HOMES = Object.keys(MAY_IMPORT).filter((home): home is keyof typeof MAY_IMPORT => home in MAY_IMPORT);

/** The doors of the fixture: what a room may be entered by, and the file behind it. */
const DOORS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(HOMES.filter((room) => room !== 'src').map((room) => [room, `src/${room}/index.ts`])),
  pages: 'src/pages/Home.tsx',
  'play/start-prerendered-game': 'src/play/start-prerendered-game.ts',
  guide: 'src/guide/TurboChart.tsx',
  'game/api': 'src/game/api.ts',
  'game/engine': 'src/game/engine.ts',
  'stage/nights': 'src/stage/nights.ts',
};

const ROOMS_WITH_DOORS = HOMES.filter((room) => room !== 'src');

const ALIASES = {
  '#pages/*': './src/pages/*',
  '#features/*': './src/features/*/index.ts',
  '#game/*': './src/game/*.ts',
  '#play/*': './src/play/*.ts',
  '#guide/*': './src/guide/*',
  '#stage/*': './src/stage/*.ts',
  ...Object.fromEntries(
    ['play', 'game', 'site', 'stage', 'replay', 'solver', 'ui', 'simulation', 'platform', 'content'].map((room) => [
      `#${room}`,
      `./src/${room}/index.ts`,
    ]),
  ),
};

type Form = (specifier: string, name: string) => string;

const STATIC_FORMS: readonly Form[] = [
  (specifier, name) => `import { thing as ${name} } from '${specifier}'; ${name}();`,
  (specifier, name) => `import * as ${name} from '${specifier}'; ${name}.thing();`,
  (specifier) => `import '${specifier}';`,
  // With verbatimModuleSyntax this leaves an import of the file behind.
  (specifier, name) => `import { type Thing as ${name} } from '${specifier}'; export type Own${name} = ${name};`,
  (specifier, name) => `export { thing as ${name} } from '${specifier}';`,
  (specifier) => `export * from '${specifier}';`,
];

const LAZY_FORMS: readonly Form[] = [
  (specifier, name) => `export const ${name} = () => import('${specifier}');`,
  (specifier, name) => `export const ${name} = () => import(\`${specifier}\`);`,
  (specifier, name) => `import type { Thing as ${name} } from '${specifier}'; export type Own${name} = ${name};`,
  (specifier, name) => `export type { Thing as ${name} } from '${specifier}';`,
  (specifier) => `export type * from '${specifier}';`,
  (specifier, name) => `export type ${name} = import('${specifier}').Thing;`,
  (specifier, name) => `export type ${name} = typeof import('${specifier}');`,
];

/** All the rooms, their doors, and files behind each door. */
const TREE: ReadonlyMap<string, string> = new Map(
  [
    'src/main.ts',
    'tests/tools/helper.ts',
    ...Object.values(DOORS),
    ...ROOMS_WITH_DOORS.flatMap((room) => hiddenIn(room).map((name) => `src/${room}/${name}`)),
    ...ROOMS_WITH_DOORS.map((room) => `src/${room}/testing.ts`),
  ].map((file) => [file, '']),
);

/** The names of files that are no doors. In the folders of the pages and of the guide every file is one. */
function hiddenIn(room: string): string[] {
  return [...(room === 'pages' || room === 'guide' ? [] : ['inner.ts']), 'parts/index.ts', 'parts/inner.tsx'];
}

/** What the checker says of one file in that tree, by line. */
function complaints(file: string, lines: readonly string[]): string[][] {
  const own = new Map([[file, lines.join('\n')]]);
  const files = new Map([...TREE, ...own]);
  // Only the one file is read, the others are there to be found.
  const imports = listImports({ files: own, aliases: ALIASES }, files);
  const found: string[][] = lines.map(() => []);
  for (const { line, text } of checkRooms({ files, aliases: ALIASES }, imports)) found[line - 1]?.push(text);
  return found;
}

class Cases {
  readonly #lines: string[] = [];
  readonly #allowed: boolean[] = [];

  add(form: Form, specifier: string, allowed: boolean): void {
    this.#lines.push(form(specifier, `case${this.#lines.length}`));
    this.#allowed.push(allowed);
  }

  /** The lines that the checker judges otherwise than expected. */
  wrongIn(file: string): string[] {
    const found = complaints(file, this.#lines);
    return this.#lines
      .filter((_, index) => (found[index]?.length === 0) !== this.#allowed[index])
      .map((line) => `${file} is judged wrongly: ${line}`);
  }
}

/** Every way to write the path of a file in `src`, seen from another one. */
function spellings(target: string, from: string): string[] {
  const relative = path.posix.relative(path.posix.dirname(from), target);
  const full = relative.startsWith('.') ? relative : `./${relative}`;
  const short = full.replace(/\.tsx?$/, '');
  const folder = full.endsWith('/index.ts') ? [full.replace(/\/index\.ts$/, ''), full.replace(/index\.ts$/, '')] : [];
  return [full, short, ...folder, `/${target}`];
}

function aliasesOf(door: string): string[] {
  if (door === 'pages') return ['#pages/Home.tsx'];
  if (door === 'guide') return ['#guide/TurboChart.tsx'];
  return door === 'build' ? [] : [`#${door}`];
}

const filesIn = (home: string) =>
  home === 'src' ? ['src/imports.ts'] : [`src/${home}/imports.ts`, `src/${home}/deep/imports.ts`];

describe('the import table of the architecture', () => {
  test.each(HOMES)('%s may import what the table says, through the doors', (home) => {
    const straight: readonly string[] = MAY_IMPORT[home];
    const lazily = [...straight, ...(MAY_IMPORT_LAZILY[home] ?? [])];
    for (const file of filesIn(home)) {
      const cases = new Cases();
      for (const [door, target] of Object.entries(DOORS)) {
        if (door === home || door.startsWith(`${home}/`)) continue;
        for (const specifier of [...spellings(target, file), ...aliasesOf(door)]) {
          for (const form of STATIC_FORMS) cases.add(form, specifier, straight.includes(door));
          for (const form of LAZY_FORMS) cases.add(form, specifier, lazily.includes(door));
        }
      }
      expect(cases.wrongIn(file)).toEqual([]);
    }
  });

  test.each(HOMES)('%s reaches past no door, and uses no door that is for tests', (home) => {
    for (const file of filesIn(home)) {
      const cases = new Cases();
      for (const room of ROOMS_WITH_DOORS) {
        for (const name of room === home ? ['testing.ts'] : [...hiddenIn(room), 'testing.ts']) {
          for (const specifier of spellings(`src/${room}/${name}`, file))
            for (const form of [...STATIC_FORMS, ...LAZY_FORMS]) cases.add(form, specifier, false);
        }
      }
      expect(cases.wrongIn(file)).toEqual([]);
    }
  });

  const OTHERS: readonly (readonly [file: string, code: string, allowed: boolean])[] = [
    ['src/stage/own.ts', `export * from './parts/inner.tsx';`, true],
    ['src/stage/parts/own.ts', `export * from '../inner.ts';`, true],
    ['src/stage/package.ts', `export { Sprite } from 'pixi.js';`, true],
    ['src/stage/outside.ts', `export * from '../../tests/tools/helper.ts';`, false],
    ['src/stage/up.ts', `export * from '../main.ts';`, false],
    ['src/stage/nothing.ts', `export * from '#simulatoin';`, false],
    ['src/routes.tsx', `export * from './main.ts';`, true],
    ['src/simulation/ecs.ts', `export { addEntity } from 'bitecs';`, true],
    ['src/simulation/random.ts', `export * from 'pure-rand/generator/xoroshiro128plus';`, true],
    ['src/simulation/react.ts', `export { useState } from 'react';`, false],
    ['src/simulation/pixi.ts', `export { Sprite } from 'pixi.js';`, false],
    ['src/simulation/node.ts', `export { readFileSync } from 'node:fs';`, false],
    ['src/simulation/lazy-react.ts', `export const later = () => import('react');`, false],
    ['src/content/package.ts', `export { useState } from 'react';`, false],
    ['src/game/react.ts', `export { useState } from 'react';`, false],
    ['src/attic/index.ts', '', false],
    ['src/features/index.ts', '', false],
  ];

  test.each(OTHERS)('%s: %s', (file, code, allowed) => {
    expect(complaints(file, [code]).flat().length === 0).toBe(allowed);
  });

  test.each(['tests/stage/hud.test.ts', 'assets/make.ts', 'vite.config.ts'])(
    '%s uses the doors of any room',
    (file) => {
      const at = (target: string) => spellings(target, file)[0] ?? '';
      for (const target of [
        ...Object.values(DOORS),
        'src/stage/testing.ts',
        'src/features/daily/testing.ts',
        'src/main.ts',
      ])
        expect(complaints(file, [`import '${at(target)}';`]).flat()).toEqual([]);
      for (const target of ['src/stage/inner.ts', 'src/features/daily/inner.ts', 'src/pages/parts/inner.tsx']) {
        expect(complaints(file, [`import '${at(target)}';`]).flat()).toHaveLength(1);
        expect(complaints(file, [`vi.mock('${at(target)}', () => ({}));`]).flat()).toHaveLength(1);
      }
    },
  );

  test('a sentence says what is wrong', () => {
    expect(complaints('src/stage/a.ts', [`import '#game';`]).flat()).toEqual([
      "stage may not import game ('#game'); it may import simulation, content.",
    ]);
    expect(complaints('src/play/a.ts', [`import '#features/daily';`]).flat()).toEqual([
      "play may import features/daily only by import() or as a type ('#features/daily').",
    ]);
    expect(complaints('src/features/daily/a.ts', [`import '#game';`]).flat()).toEqual([
      "features/daily may import game only through game/api ('#game').",
    ]);
    expect(complaints('src/features/daily/a.ts', [`import '../../game/inner.ts';`]).flat()).toEqual([
      "'../../game/inner.ts' reaches past the doors of game: index.ts, api.ts, engine.ts.",
    ]);
  });

  test('both copies have the same rooms', () => {
    const rooms = HOMES.map((room) => (room === 'features/daily' || room === 'features/stats' ? 'features/*' : room));
    expect([...new Set(rooms)].toSorted()).toEqual(Object.keys(ROOMS).toSorted());
  });
});

describe('circles of imports', () => {
  const circlesOf = (files: Readonly<Record<string, string>>) =>
    findCircles(listImports({ files: new Map(Object.entries(files)), aliases: ALIASES }));

  const BACK = [
    `import { thing } from './a.ts'; thing();`,
    `import type { Thing } from './a.ts'; export type Own = Thing;`,
    `export type Own = import('./a.ts').Thing;`,
    `export const load = () => import('./a.ts');`,
    `export * from './a.ts';`,
  ];
  const forms = BACK.flatMap((back) => BACK.map((there) => [there.replace('a.ts', 'b.ts'), back] as const));

  test.each(forms)('%s and back: %s', (there, back) => {
    expect(circlesOf({ 'src/stage/a.ts': there, 'src/stage/b.ts': back })).toHaveLength(1);
  });

  test('the shortest circle is reported, with all files of its component', () => {
    const [circle, ...others] = circlesOf({
      'src/stage/a.ts': `import './b.ts';`,
      'src/stage/b.ts': `import './c.ts';\nimport './e.ts';`,
      'src/stage/c.ts': `import './d.ts';`,
      'src/stage/d.ts': `import './a.ts';`,
      'src/stage/e.ts': `import './b.ts';`,
      'src/stage/f.ts': `import './a.ts';`,
    });
    expect(others).toEqual([]);
    expect(circle?.files).toEqual(['a', 'b', 'c', 'd', 'e'].map((name) => `src/stage/${name}.ts`));
    expect(circle?.violation.text).toContain('src/stage/b.ts:2 -> src/stage/e.ts:1 -> src/stage/b.ts.');
  });

  test('a file that imports the door of its own room, which offers it, is a circle', () => {
    expect(
      circlesOf({
        'src/stage/index.ts': `export * from './a.ts';`,
        'src/stage/a.ts': `import type { T } from '#stage';`,
      }),
    ).toHaveLength(1);
  });

  test('two ways to the same file are none', () => {
    expect(
      circlesOf({
        'src/stage/a.ts': `import './b.ts';\nimport './c.ts';`,
        'src/stage/b.ts': `import './c.ts';`,
        'src/stage/c.ts': '',
      }),
    ).toEqual([]);
  });
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
  for (const part of ['.oxlintrc.json', 'package.json', 'tsconfig.json', 'tests/tools/house-rules.js']) {
    cpSync(path.join(ROOT, part), path.join(tree, part));
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(tree, 'node_modules'));
  const byFile = new Map<string, Case[]>();
  for (const each of [...PURITY_CASES, ...WORDS_CASES]) byFile.set(each.file, [...(byFile.get(each.file) ?? []), each]);
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

/** The cases that the linter judges differently from the table, as text that shows what went wrong. */
function wrong(cases: readonly Case[], rules: readonly string[]): string[] {
  return cases
    .filter((each) => rules.some((rule) => brokenRules.get(each)?.has(rule)) === each.allowed)
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

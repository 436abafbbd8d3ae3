import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Chunk, sortChunks } from '#src/build/chunks.ts';
import { enforceBudgets, enforceFirst, LIMITS, measure } from '#src/build/budgets.ts';
import { gameFiles, gameTag } from '#src/build/game-files.ts';

/** Text of about this size after gzip, kB: of random base64, gzip keeps 6 bits a character. */
const heavy = (size: number) => randomBytes(size * 992).toString('base64');

function chunk(fileName: string, module: string, size: number, parts: Partial<Chunk> = {}): Chunk {
  const facadeModuleId = module === '' ? null : `/site/${module}`;
  const none = { isEntry: false, imports: [], dynamicImports: [], moduleIds: [`/site/${module}`] };
  return { fileName, code: heavy(size), facadeModuleId, ...none, ...parts };
}

/** Each size is a digit of its own, so that a sum tells what was counted. */
const BUNDLE = [
  chunk('entry.js', 'index.html', 1, { isEntry: true }),
  chunk('hydrate.js', 'src/hydrate.tsx', 10, { imports: ['entry.js', 'node:fs'] }),
  chunk('faq.js', 'src/pages/Faq.tsx', 2),
  chunk('home.js', 'src/pages/Home.tsx', 3, { imports: ['game-page.js'] }),
  chunk('category.js', 'src/pages/Category.tsx', 7, { imports: ['game-page.js'] }),
  chunk('variant.js', 'src/pages/Variant.tsx', 6, { imports: ['game-page.js'] }),
  chunk('game-page.js', '', 0, { dynamicImports: ['play.js'] }),
  chunk('words.js', 'src/content/variants/dino-run.ts', 4),
  chunk('more-words.js', 'src/content/variants/dino-game.ts', 5),
  chunk('play.js', 'src/play/index.ts', 20, { dynamicImports: ['stage.js'] }),
  chunk('stage.js', 'src/stage/create-stage.ts', 30, { imports: ['pixi.js'] }),
  chunk('deferred.js', 'src/stage/deferred/deferred-views.ts', 8),
  chunk('pixi.js', '', 40, { imports: ['stage.js'] }),
  chunk('webgl.js', 'node_modules/pixi.js/lib/WebGLRenderer.mjs', 50),
  chunk('canvas.js', 'node_modules/pixi.js/lib/CanvasRenderer.mjs', 60),
];

test('a text page counts what hydrates it, and a page with the game also the stage and one renderer, and a variant also the longest words and the views of its opening', () => {
  const sizes = measure(sortChunks(BUNDLE), []).map(({ size }) => Math.round(size / 1000));
  const hydrated = 1 + 10;
  const game = 20 + 30 + 40 + 50;
  expect(sizes).toEqual([
    1,
    hydrated + 2,
    hydrated + 3 + game,
    hydrated + 7 + game,
    hydrated + 6 + game + 5 + 8,
  ]);
});

test('the build fails with the names of what is a byte over its limit', () => {
  const html = heavy(15);
  const measured = measure(sortChunks(BUNDLE), [{ file: 'faq.html', html }]);
  expect(() => enforceBudgets(measured)).toThrow(/: faq\.html: 1\d\.\d of 14\.6 kB$|\n {2}faq/);
  const limit = LIMITS.untouched;
  expect(() => enforceBudgets([{ what: 'a', size: limit, limit }])).not.toThrow();
  expect(() => enforceBudgets([{ what: 'a', size: limit + 1, limit }])).toThrow('15.0 of 15.0');
});

test('the build fails if a folder that loads later is part of the first frame', () => {
  const chunks = sortChunks(BUNDLE);
  expect(() => enforceFirst(chunks, ['game/audio', 'content/variants'])).not.toThrow();
  expect(() => enforceFirst(chunks, ['game/audio', 'stage'])).toThrow('src/stage/create-stage.ts');
});

test.each(['play.js', 'stage.js', 'webgl.js', 'hydrate.js'])(
  'a bundle without the chunk %s is rejected',
  (part) => {
    expect(() => sortChunks(BUNDLE.filter(({ fileName }) => fileName !== part))).toThrow();
  },
);

const SHEETS = new Map([['sprite', '12ab34cd']]);
const LATER_SHEETS = new Map([['sprite2', '56ef7890']]);
const filesOf = (path: string) =>
  gameFiles(path, sortChunks(BUNDLE), SHEETS, LATER_SHEETS)
    .split('\n')
    .map((file) => file.replace(/^\/|\.js$/g, ''));

test('a page with the game lists what a touch of it loads: what hydrates it, largest first, then the stage, and last a renderer for each machine', () => {
  expect(filesOf('/')).toEqual([
    'play',
    'hydrate',
    'home',
    'game-page',
    'pixi',
    'stage',
    'dino-assets/sprite.png?v=12ab34cd',
    '',
    'webgl',
    '',
    'canvas',
  ]);
});

test.each([
  ['/', 'home'],
  ['/arcade-games', 'category'],
  ['/dino-run', 'variant'],
])('the page %s lists the chunk of %s alone', (path, page) => {
  const pages = ['home', 'category', 'variant'].filter((name) => filesOf(path).includes(name));
  expect(pages).toEqual([page]);
});

test('a variant lists its own words, and what draws its opening', () => {
  expect(filesOf('/dino-run')).toEqual([
    'play',
    'hydrate',
    'variant',
    'words',
    'game-page',
    'pixi',
    'stage',
    'deferred',
    'dino-assets/sprite.png?v=12ab34cd',
    'dino-assets/sprite2.png?v=56ef7890',
    '',
    'webgl',
    '',
    'canvas',
  ]);
});

test('only pages with the game list files', () => {
  const files = '/play.js';
  const tag = `<meta name="game-files" content="${files}">`;
  expect(gameTag('<div role="application">', files)).toBe(tag);
  expect(gameTag('<main></main>', files)).toBe('');
});

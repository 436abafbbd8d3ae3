import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Chunk, sortChunks } from '#src/build/chunks.ts';
import { enforceBudgets, LIMITS, measure } from '#src/build/budgets.ts';

/**
 * Text of about this many bytes after gzip: random base64, which gzip can only reduce to 6 bits a
 * character.
 */
function heavy(bytes: number): string {
  return randomBytes(Math.round(bytes * 0.992)).toString('base64');
}

/**
 * The chunks of a small site: two pages with the game, one without, and the game.
 * @param weights sizes after gzip, kB.
 */
function bundle(weights: Readonly<Record<string, number>> = {}): Chunk[] {
  const weighing = (fileName: string, parts: Partial<Chunk>): Chunk => ({
    fileName,
    code: heavy((weights[fileName] ?? 0) * 1000),
    isEntry: false,
    facadeModuleId: null,
    imports: [],
    dynamicImports: [],
    ...parts,
  });
  return [
    weighing('entry.js', {
      isEntry: true,
      facadeModuleId: '/site/index.html',
      dynamicImports: ['hydrate.js'],
    }),
    weighing('hydrate.js', {
      facadeModuleId: '/site/src/hydrate.tsx',
      imports: ['entry.js', 'react.js'],
      dynamicImports: ['faq.js', 'home.js', 'variant.js'],
    }),
    weighing('react.js', { imports: ['node:fs'] }),
    weighing('faq.js', { facadeModuleId: '/site/src/pages/Faq.tsx', imports: ['entry.js'] }),
    weighing('home.js', {
      facadeModuleId: '/site/src/pages/Home.tsx',
      imports: ['entry.js', 'game-page.js'],
    }),
    weighing('variant.js', {
      facadeModuleId: '/site/src/pages/Variant.tsx',
      imports: ['entry.js', 'game-page.js'],
      dynamicImports: ['words.js', 'more-words.js'],
    }),
    weighing('game-page.js', { imports: ['entry.js', 'react.js'], dynamicImports: ['play.js'] }),
    weighing('words.js', { facadeModuleId: '/site/src/content/variants/dino-run.ts' }),
    weighing('more-words.js', { facadeModuleId: '/site/src/content/variants/dino-game.ts' }),
    weighing('play.js', {
      facadeModuleId: '/site/src/play/index.ts',
      imports: ['entry.js', 'react.js', 'shared.js'],
      dynamicImports: ['stage.js'],
    }),
    weighing('shared.js', {}),
    weighing('stage.js', {
      facadeModuleId: '/site/src/stage/create-stage.ts',
      imports: ['shared.js', 'pixi.js'],
      dynamicImports: ['webgl.js', 'canvas.js'],
    }),
    weighing('pixi.js', { imports: ['stage.js'] }),
    weighing('webgl.js', {
      facadeModuleId: '/site/node_modules/pixi.js/lib/rendering/renderers/gl/WebGLRenderer.mjs',
      imports: ['pixi.js', 'targets.js'],
    }),
    weighing('targets.js', {}),
    weighing('canvas.js', {
      facadeModuleId: '/site/node_modules/pixi.js/lib/rendering/canvas/CanvasRenderer.mjs',
      imports: ['pixi.js', 'targets.js'],
    }),
  ];
}

/** kB. */
const measured = (weights: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    measure(sortChunks(bundle(weights)), []).map(
      ({ what, size }) => [what, Math.round(size / 1000)] as const,
    ),
  );

describe('the budget', () => {
  test('of a page without the game counts what every page loads, and after a touch also what hydrates it', () => {
    const own = { 'entry.js': 20, 'hydrate.js': 30, 'react.js': 40, 'faq.js': 5 };
    const sizes = measured({ ...own, 'home.js': 30, 'stage.js': 30 });
    expect(sizes['Every page: scripts until touched']).toBe(20);
    expect(sizes['Faq.tsx: scripts once hydrated']).toBe(95);
  });

  test('of a page with the game counts React, the game, its stage and the longest words of a variant', () => {
    const weights = Object.fromEntries(bundle().map(({ fileName }) => [fileName, 10] as const));
    const sizes = measured({ ...weights, 'more-words.js': 15 });
    // All but the two variants' words, the two other pages and the renderer for browsers without
    // WebGL.
    const game = (bundle().length - 5) * 10;
    expect(sizes['Home.tsx: scripts until the first frame']).toBe(game + 15);
  });

  test('fails the build with the names of what is over its limit', () => {
    const pages = [{ file: 'faq.html', html: heavy(15_000) }];
    const chunks = sortChunks(bundle({ 'entry.js': 16, 'faq.js': 110 }));
    expect(() => enforceBudgets(measure(chunks, pages))).toThrow(
      /Every page: .* of 15\.0 kB\n.*Faq\.tsx: .* of 108\.0 kB\n.*faq\.html: 1\d\.\d of 14\.6 kB/,
    );
  });

  test('is exceeded by a byte', () => {
    const limit = LIMITS.untouched;
    expect(() => enforceBudgets([{ what: 'a', size: limit, limit }])).not.toThrow();
    expect(() => enforceBudgets([{ what: 'a', size: limit + 1, limit }])).toThrow('15.0 of 15.0');
  });
});

test.each(['play.js', 'stage.js', 'webgl.js', 'hydrate.js'])(
  'a bundle without the chunk %s is rejected',
  (part) => {
    const chunks = bundle().filter(({ fileName }) => fileName !== part);
    expect(() => sortChunks(chunks)).toThrow();
  },
);

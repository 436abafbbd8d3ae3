import { randomBytes } from 'node:crypto';
import type { Chunk } from '#build/testing';

/**
 * Text of about this many bytes after gzip: random base64, which gzip can only reduce to 6 bits a
 * character.
 */
export function heavy(bytes: number): string {
  return randomBytes(Math.round(bytes * 0.992)).toString('base64');
}

/**
 * The chunks of a small site: two pages with the game, one without, and the game.
 * @param weights their sizes after gzip, kB.
 */
export function bundle(weights: Readonly<Record<string, number>> = {}): Chunk[] {
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
      dynamicImports: ['engine.js'],
    }),
    weighing('shared.js', {}),
    weighing('engine.js', {
      facadeModuleId: '/site/src/game/engine.ts',
      imports: ['shared.js', 'pixi.js'],
      dynamicImports: ['webgl.js', 'canvas.js'],
    }),
    weighing('pixi.js', { imports: ['engine.js'] }),
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

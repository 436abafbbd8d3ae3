import { expect, test } from 'vitest';
import { sortChunks } from '../../src/build/chunks.ts';
import { gameFiles, gameFilesTag } from '../../src/build/game-files.ts';
import { bundle } from './bundle.ts';

const SHEETS = new Map([
  ['sprite', 'abc'],
  ['gun', 'def'],
]);

test('the game’s files are what the engine fetches and no page has loaded before: scripts, then sheets', () => {
  expect(gameFiles(sortChunks(bundle()), SHEETS)).toEqual([
    '/engine.js',
    '/webgl.js',
    '/pixi.js',
    '/targets.js',
    '/dino-assets/sprite.png?v=abc',
    '/dino-assets/gun.png?v=def',
  ]);
});

test('only a page with a stage says which they are', () => {
  expect(gameFilesTag('<div class="a" role="application"></div>', ['/a.js', '/b.png'])).toBe(
    '<meta name="game-files" content="/a.js /b.png">',
  );
  expect(gameFilesTag('<article></article>', ['/a.js'])).toBe('');
});

test('a bundle in which the game has no chunks of its own is refused', () => {
  for (const part of ['play.js', 'engine.js', 'webgl.js']) {
    expect(() => sortChunks(bundle().filter(({ fileName }) => fileName !== part)), part).toThrow(
      'chunks of their own for #play',
    );
  }
});

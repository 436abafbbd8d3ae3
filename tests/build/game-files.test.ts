import { expect, test } from 'vitest';
import { gameFiles, gameTag, sortChunks } from '#build/testing';
import { bundle } from './bundle.ts';

const SHEETS = new Map([
  ['sprite', 'abc'],
  ['gun', 'def'],
]);

test('the list has the scripts of React and of the game that the page has not loaded, and the sheets', () => {
  const { fileName, text } = gameFiles(sortChunks(bundle()), SHEETS);
  expect(text.split('\n').sort()).toEqual(
    [
      '/dino-assets/gun.png?v=def',
      '/dino-assets/sprite.png?v=abc',
      '/engine.js',
      '/game-page.js',
      '/home.js',
      '/hydrate.js',
      '/pixi.js',
      '/play.js',
      '/react.js',
      '/shared.js',
      '/targets.js',
      '/variant.js',
      '/webgl.js',
    ].sort(),
  );
  expect(fileName).toMatch(/^assets\/game-files-[\w-]{8}\.txt$/);
  expect(gameFiles(sortChunks(bundle()), new Map()).fileName).not.toBe(fileName);
});

test('only a page with a stage names it', () => {
  expect(gameTag('<div class="a" role="application"></div>', 'assets/a.txt')).toBe(
    '<meta name="game-files" content="/assets/a.txt">',
  );
  expect(gameTag('<article></article>', 'assets/a.txt')).toBe('');
});

test('a bundle without a chunk for the game is rejected', () => {
  for (const part of ['play.js', 'engine.js', 'webgl.js']) {
    expect(() => sortChunks(bundle().filter(({ fileName }) => fileName !== part)), part).toThrow(
      'chunks of their own for #play',
    );
  }
  expect(() => sortChunks(bundle().filter(({ fileName }) => fileName !== 'hydrate.js'))).toThrow(
    'hydrate.tsx',
  );
});

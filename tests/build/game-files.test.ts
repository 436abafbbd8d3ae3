import { expect, test } from 'vitest';
import { gameFiles, gameTags, sortChunks, startScripts } from '#build/testing';
import { bundle } from './bundle.ts';

const SHEETS = new Map([
  ['sprite', 'abc'],
  ['gun', 'def'],
]);

test('the game’s files are the scripts that the engine loads and the page has not, then the sheets', () => {
  expect(gameFiles(sortChunks(bundle()), SHEETS)).toEqual([
    '/engine.js',
    '/webgl.js',
    '/pixi.js',
    '/targets.js',
    '/dino-assets/sprite.png?v=abc',
    '/dino-assets/gun.png?v=def',
  ]);
});

test('what starts the game of a page is what its entry has not loaded', () => {
  expect(startScripts(sortChunks(bundle()))).toEqual(['/start-game.js', '/shared.js']);
});

test('only a page with a stage has the tags', () => {
  expect(gameTags('<div class="a" role="application"></div>', ['/start.js'], ['/a.js', '/b.png'])).toEqual({
    head: '<meta name="game-files" content="/a.js /b.png">',
    foot: '<link fetchpriority="low" rel="modulepreload" crossorigin href="/start.js">',
  });
  expect(gameTags('<article></article>', ['/start.js'], ['/a.js'])).toEqual({ head: '', foot: '' });
});

test('a bundle without a chunk for the game is rejected', () => {
  for (const part of ['play.js', 'engine.js', 'webgl.js']) {
    expect(() => sortChunks(bundle().filter(({ fileName }) => fileName !== part)), part).toThrow(
      'chunks of their own for #play',
    );
  }
  for (const part of ['hydrate.js', 'start-game.js']) {
    expect(() => sortChunks(bundle().filter(({ fileName }) => fileName !== part)), part).toThrow(
      'chunks of their own for hydrate.tsx',
    );
  }
});

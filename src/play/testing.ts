/**
 * The entry point for unit tests: parts of the game area that are tested one by one. No file in src
 * imports it.
 */
export { engineChunk, type EngineModule } from './engine-loader.ts';
export { GameController } from './game-controller.ts';
export { Notice } from './Notice.tsx';
export { Poster } from './Poster.tsx';
export * as singletons from './singletons.ts';

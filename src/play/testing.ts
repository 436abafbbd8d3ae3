/** The door for unit tests: parts of the game area that are tested one by one. No file in src imports it. */
export { engineChunk, type EngineModule } from './engine-chunk.ts';
export { FirstInteraction } from './first-interaction.ts';
export { GameController } from './game-controller.ts';
export { GameFiles } from './game-files.ts';
export * as singletons from './singletons.ts';

/** Parts of the game area that unit tests examine one by one. No file in src imports it. */
export { Notice } from './Notice.tsx';
export { Poster } from './Poster.tsx';
export * as singletons from './singletons.ts';

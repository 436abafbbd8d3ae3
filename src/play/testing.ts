/** Parts of the game area for unit tests. No file in src imports it. */
export { Notice } from './Notice.tsx';
export { Poster } from './Poster.tsx';
export * as singletons from './singletons.ts';

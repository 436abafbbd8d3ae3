/** What only tests need of this room. */
export { eraseDatabase } from './erase-stored-items.ts';

/** What only tests need of this room. */
export { eraseDatabase } from './erase-database.ts';

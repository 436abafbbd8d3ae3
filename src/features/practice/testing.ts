/** What only tests need of this feature. */
export { PACES } from './practice-store.ts';

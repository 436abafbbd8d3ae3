/** What only tests use. */
export { giveKey, judgeKey, mayRemove, removeKey } from './rebind.ts';

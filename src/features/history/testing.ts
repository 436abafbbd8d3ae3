/** What only tests need of this feature. */
export { bestAssisted, BUDGET, retain, sizeOf } from './retention.ts';

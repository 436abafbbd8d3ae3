/** What only tests need of this feature. */
export { bestAssisted, BUDGET, MOST_DAYS, retain, sizeOf } from './retention.ts';

export { bestAssisted, BUDGET, MOST_DAYS, retain, sizeOf } from './retention.ts';

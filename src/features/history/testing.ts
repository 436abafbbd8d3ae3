export { bestAssisted, BUDGET_BYTES, MAX_DAILY_COURSES, retain, sizeOf } from './retention.ts';

export { STEPS_BEFORE_CRASH } from './retries.ts';

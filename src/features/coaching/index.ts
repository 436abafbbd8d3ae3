/** Tips for a player whose runs keep ending in the same way. */
export { Coach } from './coach.ts';
export { type CrashCause, crashCauseOf } from './crash-cause.ts';
export { Tip } from './Tip.tsx';

/** Tips for a player whose runs keep ending in the same way. */
export { Coach, type CrashCause, crashCauseOf } from './coach.ts';
export { Tip } from './Tip.tsx';

/** A chunk of its own, because the first frame doesn't need it. */
export { Stats } from './Stats.tsx';
export { StatsTracker, statsTracker } from './stats-tracker.ts';

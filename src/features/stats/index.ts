/**
 * Counts the player's runs and shows the statistics. A chunk of its own: the first frame of the
 * game does not need it.
 */
export { ScoreHistory, Stats } from './Stats.tsx';
export { StatsTracker } from './stats-tracker.ts';

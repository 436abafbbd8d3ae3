export {
  type Day,
  MAX_COUNT,
  MAX_DAYS,
  MAX_PLAYED_MS,
  NO_STATS,
  type PlayerStats,
  addStats,
  readStats,
} from './player-stats.ts';
export { bestsByDay } from './ScoreHistory.tsx';
export { STATS_KEY, StatsStore } from './stats-store.ts';

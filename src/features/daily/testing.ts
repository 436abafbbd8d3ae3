/** What only tests need of this feature. */
export { Archive, type ArchiveProps } from './Archive.tsx';
export { type DailyResults, type DayResults, type Result, attemptsLeft } from './daily-results.ts';
export { type Attempt, DAILY_KEY } from './daily-store.ts';
export { summarizeDaily } from './daily-summary.ts';
export { DailyWeek } from './DailyWeek.tsx';
export {
  beginning,
  dateOf,
  dayNumber,
  firstDayOf,
  monthOf,
  monthsLater,
  seedOf,
  streakOf,
  untilNextDay,
  weeksOf,
} from './day.ts';
export { PRACTICE_KEY } from './daily-practice-store.ts';

/** What only tests need of this feature. */
export { Archive, type ArchiveProps } from './Archive.tsx';
export { type DailyResults, type DayResults, type Result, attemptsLeft, bestOf } from './daily-results.ts';
export { type Attempt, DAILY_KEY } from './daily-store.ts';
export { type DailyRun, summarizeDaily } from './daily-summary.ts';
export { DailyPanel, type DailyPanelProps } from './DailyPanel.tsx';
export { DailyWeek } from './DailyWeek.tsx';
export { beginning, dateOf, dayNumber, untilNextDay } from './day.ts';
export { streakOf } from './streak.ts';
export { firstDayOf, monthOf, monthsLater, weeksOf } from './month.ts';
export { PRACTICE_KEY } from './daily-practice-store.ts';

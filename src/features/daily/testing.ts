/** What only tests need of this feature. */
export { type DailyResults, type DayResults, type Result, attemptsLeft, bestOf } from './daily-results.ts';
export { DAILY_KEY } from './daily-store.ts';
export { type DailyRun, summarizeDaily } from './daily-summary.ts';
export { DailyPanel, type DailyPanelProps } from './DailyPanel.tsx';
export { beginning, dateOf, dayNumber, untilNextDay } from './day.ts';
export { ResultsCalendar } from './ResultsCalendar.tsx';
export { streakOf } from './streak.ts';
export { lastWeeks } from './weeks.ts';

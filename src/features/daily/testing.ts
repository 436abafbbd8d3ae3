export { type DailyResults, type DayResults, type Result, attemptsLeft } from './daily-results.ts';
export { type Attempt, DAILY_KEY } from './daily-store.ts';
export { summarizeDaily } from './daily-summary.ts';
export { dateOfDay, dayNumber, msUntilNextDay, seedOfDay, streakOf } from './day.ts';
export { PRACTICE_KEY } from './daily-practice-store.ts';

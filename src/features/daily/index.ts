/** The course of the day, the same for everybody. */
export { Daily } from './Daily.tsx';
export { DailyCourses } from './daily-course.ts';
export { DailyRuns } from './daily-runs.ts';
export { DailyStore } from './daily-store.ts';
export type { DailySummary } from './daily-summary.ts';
export { isDailyInAddress, linkToDaily, removeDailyFromAddress } from './daily-in-address.ts';
export { dayNumber } from './day.ts';
export { ResultsDialog } from './ResultsDialog.tsx';

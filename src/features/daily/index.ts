/** The course of the day, the same for everybody, and those of all days before. */
export { Daily } from './Daily.tsx';
export { ArchiveDialog, DailyWeek } from './lazy-parts.tsx';
export { DailyRuns } from './daily-runs.ts';
export { DailyStore } from './daily-store.ts';
export { dailyIn, hrefOfDay } from './day.ts';
export { DailyPracticeStore } from './daily-practice-store.ts';

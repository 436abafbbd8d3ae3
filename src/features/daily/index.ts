export { DailyDialog, DailyFigure } from './Daily.tsx';
export { type DailyRun, DailyRuns } from './daily-runs.ts';
export { DailyStore } from './daily-store.ts';
export { dayFromHash, hrefOfDay } from './day.ts';
export { DailyPracticeStore } from './daily-practice-store.ts';

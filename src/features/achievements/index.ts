export { Achievements, AchievementsDialog, Earned, type EarnedProps } from './Achievements.tsx';
export { achievementsStore, AchievementsStore } from './achievements-store.ts';
export { judgeRuns, resetLockedSkin } from './judge-runs.ts';
export { lockedSkins } from './rewards.ts';

export { Achievements, AchievementsDialog } from './Achievements.tsx';
export { CardLine, type CardLineProps } from './CardLine.tsx';
export { achievementsStore, AchievementsStore } from './achievements-store.ts';
export { RivalLine, type RivalLineProps } from './RivalLine.tsx';
export { judgeRuns, resetLockedSkin } from './judge-runs.ts';
export { type NextLine, nextLine } from './next-line.ts';
export { lockedSkins } from './rewards.ts';

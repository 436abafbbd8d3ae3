/** What only tests need of this feature. */
export { ACHIEVEMENTS_KEY, isEarned, NO_ACHIEVEMENTS } from './achievements-store.ts';
export { keyOfRun } from './achievements-tracker.ts';
export { DETECTORS } from './detectors.ts';
export { evaluateCourses, evaluateReplay, evaluateRun } from './evaluate.ts';
export { ACHIEVEMENT_IDS, GOALS, LIST_VERSION } from './goals.ts';
export { SKIN_REWARDS } from './rewards.ts';
export { type LandedJump, type PassedThreat, RunObserver, type StepFacts } from './run-observer.ts';

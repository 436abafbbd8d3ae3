export { ACHIEVEMENTS_KEY, NO_ACHIEVEMENTS } from './achievements-store.ts';
export { keyOfRun } from './judge-runs.ts';
export { DETECTORS, SLOW_UNTIL_POINTS } from './detectors.ts';
export { evaluateCourses, evaluateReplay } from './evaluate.ts';
export { ACHIEVEMENT_IDS, GOALS, LIST_VERSION } from './goals.ts';
export { type LandedJump, type PassedThreat, RunObserver, type StepFacts } from './run-observer.ts';

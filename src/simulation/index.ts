/**
 * The game's rules: creates a run, takes steps, gives its state and events.
 *
 * In this room lengths are stage px, times are steps and speeds px a step, unless a comment or a
 * name says otherwise.
 */
export { areAssistsInRange, type Assists, isAssisted, NO_ASSISTS } from './assists.ts';
export { baseSpeed, isFasterWithTurbo, metresOf, nextGameSpeed, turboSpeed } from './speeds.ts';
export * from './constants.ts';
export { isAirborne, isArmed, isCrouching, kindOf, turboPhase, type TurboPhase } from './traits.ts';
export type { Box, Size } from './components.ts';
export type { Entities } from './queries.ts';
export { CLOSE_PAIR_SCORE } from './course-rules.ts';
export { type Crash, readCrash } from './crash.ts';
export { type Day, dayOf, DAYS } from './days.ts';
export { STEP_EVENT, type StepEvent, type StepEventType } from './step-events.ts';
export { fallVelocity, hasLanded, jumpArc, nextFall, STANDING_Y } from './flight.ts';
export { createRandomStream, hashText, mixBits } from './random.ts';
export {
  dinoHitboxLeft,
  dinoHitboxRight,
  hitboxBottom,
  hitboxLeft,
  hitboxOf,
  hitboxRight,
  hitboxTop,
  overlapsDinoX,
  overlapsDinoY,
  passingAltitude,
} from './hitbox.ts';
export {
  lastNight,
  NIGHT_DURATION_POINTS,
  NIGHT_INTERVAL_POINTS,
  nightAt,
  pointsSinceNightfall,
  skyScoreOf,
} from './nights.ts';
export {
  type PhraseName,
  PRACTICE_COURSES,
  PRACTICE_PHRASES,
  PRACTICE_SUBJECTS,
  PRACTICE_THREATS,
  type PracticeCourse,
  type PracticeOptions,
  type PracticeSubject,
  type PracticeThreat,
} from './practice/subjects.ts';
export { createRun, type Run } from './run.ts';
export type { Snapshot } from './snapshot.ts';
export { THREAT_KINDS, type ThreatKind, THREATS } from './threats.ts';
export type { RunOptions } from './run-state.ts';
export type { RunView } from './world.ts';

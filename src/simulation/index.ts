/** The game's rules: creating a run, taking steps, reading its state and events. */
export { ASSIST_FORGIVENESS, ASSIST_SPEED, type Assists, isAssisted, NO_ASSISTS } from './assists.ts';
export { baseSpeed } from './base-speed.ts';
export type { Box, Size } from './box.ts';
export * from './constants.ts';
export type { ReadonlyComponents } from './components.ts';
export { CLOSE_SCORE, HIGH_JUMP_SCORE } from './entry-rules.ts';
export { STEP_EVENT, type StepEvent, type StepEvents, type StepEventType } from './step-events.ts';
export { fallVelocity, hasLanded, jumpArc, nextFall, STANDING_Y } from './flight.ts';
export { hashText, mixBits } from './hash-text.ts';
export { dinoHitboxLeft, dinoHitboxRight, overlapsDinoX, overlapsDinoY } from './dino-hitbox.ts';
export { hitboxBottom, hitboxLeft, hitboxOf, hitboxRight, hitboxTop } from './hitbox.ts';
export { INPUT, NO_INPUT } from './input.ts';
export { metresOf } from './metres.ts';
export { nextGameSpeed } from './next-game-speed.ts';
export { lastNight, NIGHT_DURATION, NIGHT_INTERVAL, nightAt, pointsSinceNightfall, skyScoreOf } from './nights.ts';
export { passingAltitude } from './passing-altitude.ts';
export { type Phrase, type PhraseName, PHRASES } from './phrases.ts';
export { practiceRules } from './practice/practice-rules.ts';
export {
  isPracticeSubject,
  PRACTICE_COURSES,
  PRACTICE_PACE,
  PRACTICE_PHRASES,
  PRACTICE_SUBJECTS,
  PRACTICE_THREATS,
  type PracticeCourse,
  type PracticeOptions,
  type PracticeSubject,
  type PracticeThreat,
} from './practice/subjects.ts';
export { createRandomStream } from './random.ts';
export { createRun, type Run } from './run.ts';
export type { Snapshot } from './snapshot.ts';
export { isFasterWithTurbo, turboSpeed } from './turbo-speed.ts';
export { wingFrame } from './wing-frame.ts';
export { THREAT_KINDS, type ThreatKind, type ThreatRules, THREATS } from './threat-kinds.ts';
export type { Entities } from './entity-list.ts';
export type { PracticeRules, RunOptions, RunView } from './world.ts';

/** The game's rules: what a run is, how it takes a step, and how to look at it. */
export { ASSIST_FORGIVENESS, ASSIST_SPEED, type Assists, isAssisted, NO_ASSISTS } from './assists.ts';
export * from './constants.ts';
export type { ReadonlyComponents } from './components.ts';
export { HAPPENED } from './happened.ts';
export { INPUT, NO_INPUT } from './input.ts';
export { metresOf } from './metres.ts';
export { createRun, type Run } from './run.ts';
export { type Snapshot, wingFrame } from './snapshot.ts';
export type { ThreatKind } from './threat-queue.ts';
export type { Entities } from './entity-list.ts';
export type { RunOptions, RunView } from './world.ts';
export { type CourseAnswer, type CourseQuestion, searchCourse } from './survival/search-course.ts';
export { searchWayOut, type WayOut, type WayOutQuestion } from './survival/search-way-out.ts';
export { readJumpArc } from './survival/dino-states.ts';
export { takeoffWindow, threatensStanding } from './survival/takeoff-window.ts';
export type { TurboPolicy } from './survival/turbo-policies.ts';

import { countPassed } from './practice/count-passed.ts';
import { EXERCISES, queueExercise, releaseExercise } from './practice/exercises.ts';
import { isPracticeCourse, type PracticeOptions } from './practice/subjects.ts';
import { spawnClouds } from './systems/clouds.ts';
import { detectCrash, detectNearMisses } from './systems/collision.ts';
import { crouch, jump } from './systems/dino.ts';
import { drawThreats } from './systems/draw-threats.ts';
import { applyGravity, land } from './systems/gravity.ts';
import {
  applyVelocity,
  removeOffscreen,
  scrollWithGround,
  storePreviousPositions,
} from './systems/movement.ts';
import { spawnPickupWhenSafe } from './systems/pickup.ts';
import { releaseThreats } from './systems/release-threats.ts';
import { reachMilestone, scoreTime } from './systems/score.ts';
import { setSpeed, updateTurbo } from './systems/turbo.ts';
import { collectPickup, hitPterodactyls, shoot } from './systems/weapon.ts';
import type { System } from './world.ts';

const COURSE: readonly System[] = [drawThreats, releaseThreats, spawnPickupWhenSafe];

/**
 * One step: all systems in their order. Each system's comment says why it has its place.
 * @param course decides what comes.
 * @param score counts.
 */
function step(course: readonly System[], score: readonly System[]): readonly System[] {
  return [
    storePreviousPositions,

    updateTurbo,
    setSpeed,
    jump,
    applyGravity,

    scrollWithGround,
    applyVelocity,
    land,
    crouch,

    shoot,
    ...course,
    spawnClouds,

    collectPickup,
    hitPterodactyls,
    detectCrash,
    detectNearMisses,
    ...score,

    removeOffscreen,
  ];
}

/** The game. */
export const SCHEDULE = step(COURSE, [scoreTime, reachMilestone]);

/** Practice on the usual course: the score is the threats passed. */
export const PRACTICE_SCHEDULE = step(COURSE, [countPassed]);

/** @param practice null for a run that is none. */
export function scheduleOf(practice: PracticeOptions | null): readonly System[] {
  if (practice === null) return SCHEDULE;
  const { trains } = practice;
  if (isPracticeCourse(trains)) return PRACTICE_SCHEDULE;
  // No pickup: a shot would spare the exercise.
  return step([queueExercise(EXERCISES[trains]), releaseExercise], [countPassed]);
}

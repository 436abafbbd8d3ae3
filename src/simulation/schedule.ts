import { countPassed } from './practice/count-passed.ts';
import { type Exercise, EXERCISES, queueExercise, releaseExercise } from './practice/exercises.ts';
import { isPracticeCourse, type PracticeOptions } from './practice/subjects.ts';
import { spawnClouds } from './systems/spawn/clouds.ts';
import { detectCrash, detectNearMisses } from './systems/collision.ts';
import { crouch, jump } from './systems/dino.ts';
import { queueThreats } from './systems/spawn/queue-threats.ts';
import { applyGravity, land } from './systems/gravity.ts';
import {
  applyVelocity,
  removeGone,
  scrollWithGround,
  storePreviousPositions,
} from './systems/movement.ts';
import { spawnPickupWhenSafe } from './systems/spawn/pickup.ts';
import { releaseThreats } from './systems/spawn/course-director.ts';
import { reachMilestone, scoreTime } from './systems/score.ts';
import { setSpeed, updateTurbo } from './systems/turbo.ts';
import { collectPickup, hitPterodactyls, shoot } from './systems/weapon.ts';
import type { System, World } from './world.ts';

/** The order matters: each system's comment gives the reason for its place. */
export function runSchedule(world: World): void {
  moveAndShoot(world);
  runCourse(world);
  spawnClouds(world);
  handleContacts(world);
  scoreTime(world);
  reachMilestone(world);
  removeGone(world);
}

/** Like {@link runSchedule}, but the score counts the threats passed. */
function practiceSchedule(bringThreats: System): System {
  return (world) => {
    moveAndShoot(world);
    bringThreats(world);
    spawnClouds(world);
    handleContacts(world);
    countPassed(world);
    removeGone(world);
  };
}

function moveAndShoot(world: World): void {
  storePreviousPositions(world);

  updateTurbo(world);
  setSpeed(world);
  jump(world);
  applyGravity(world);

  scrollWithGround(world);
  applyVelocity(world);
  land(world);
  crouch(world);

  shoot(world);
}

function runCourse(world: World): void {
  queueThreats(world);
  releaseThreats(world);
  spawnPickupWhenSafe(world);
}

/** There's no pickup: shooting would let the player skip the exercise. */
function runExercise(exercise: Exercise): System {
  return (world) => {
    queueExercise(world, exercise);
    releaseExercise(world);
  };
}

function handleContacts(world: World): void {
  collectPickup(world);
  hitPterodactyls(world);
  detectCrash(world);
  detectNearMisses(world);
}

export function scheduleOf(practice: PracticeOptions | null): System {
  if (practice === null) return runSchedule;
  const { subject } = practice;
  return practiceSchedule(isPracticeCourse(subject) ? runCourse : runExercise(EXERCISES[subject]));
}

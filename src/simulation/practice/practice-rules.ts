import { hasComponent } from 'bitecs';
import { hitboxLeft, hitboxRight } from '../hitbox.ts';
import type { PracticeRules, World } from '../world.ts';
import { schedulePractice } from './schedule-practice.ts';
import { assertPractice, isPracticeCourse, type PracticeOptions } from './subjects.ts';

/**
 * The rules of a practice run.
 * @throws RangeError for a subject that is not known, or a pace outside its range.
 */
export function practiceRules({ trains, pace }: PracticeOptions): PracticeRules {
  assertPractice({ trains, pace });
  return {
    trains,
    pace,
    scheduleThreats: isPracticeCourse(trains) ? null : (world) => schedulePractice(world, trains),
    updateScore: countPassed,
  };
}

/** Adds a point for each threat whose hitbox has left that of the dino behind in this step. */
function countPassed(world: World): void {
  const { Position, PreviousPosition, Doomed } = world.components;
  const { threats } = world.entities;
  const dinoLeft = hitboxLeft(world, world.dino);
  for (let i = 0; i < threats.length; i++) {
    const threat = threats.get(i);
    const right = hitboxRight(world, threat);
    const rightBefore = right + PreviousPosition.x.get(threat) - Position.x.get(threat);
    const hasPassed = right <= dinoLeft && rightBefore > dinoLeft;
    // One that was shot in this step has been counted.
    if (hasPassed && !hasComponent(world, threat, Doomed)) world.score += 1;
  }
}

import { searchCourse, type TurboPolicy } from '../solver/search-course.ts';
import { isFairToTheEye } from '../solver/visible-search.ts';
import { seedsOf, type SeedTask } from './divide.ts';

export interface FairnessTask extends SeedTask {
  readonly untilScore: number;
  readonly turbo: TurboPolicy;
  /** Of a player who sees only the stage. Without it, looks for any way through the course. */
  readonly reactionSteps?: number;
}

function isFair(seed: number, { reactionSteps, ...task }: FairnessTask): boolean {
  return reactionSteps === undefined
    ? searchCourse({ seed, ...task }).survivable
    : isFairToTheEye({ seed, reactionSteps, ...task });
}

process.once('message', (task: FairnessTask) => {
  const lost = seedsOf(task).filter((seed) => !isFair(seed, task));
  process.send?.(lost, () => process.disconnect());
});

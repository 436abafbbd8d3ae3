import { type AchievementId, nextGoal, NEXT_IN_WORLD } from '#content';
import { NIGHT_INTERVAL_POINTS, PICKUP_SCORE, PTERODACTYL_SCORE } from '#simulation';
import { type AchievementsState, isEarned } from './achievements-store.ts';
import { ACHIEVEMENT_IDS, GOALS } from './goals.ts';

/** The quiet line of a result: what the player can reach next. */
export interface NextLine {
  readonly text: string;
  /** Undefined while the line tells what comes next in the world. */
  readonly goal?: AchievementId;
  /** Where it comes, points; undefined for a goal. */
  readonly at?: number;
  /** Of the guide's pictures. */
  readonly picture?: 'gun' | 'pterodactyl-1' | 'moon-4';
}

/** In this many first runs the world is the goal. */
const WORLD_RUNS = 3;

const WORLD = [
  { from: PICKUP_SCORE, text: NEXT_IN_WORLD.weapon, picture: 'gun' },
  { from: PTERODACTYL_SCORE, text: NEXT_IN_WORLD.pterodactyls, picture: 'pterodactyl-1' },
  { from: NIGHT_INTERVAL_POINTS, text: NEXT_IN_WORLD.night, picture: 'moon-4' },
] as const;

/**
 * @param shown the goals of the results before this one, the latest last.
 * @returns null if nothing is left to say.
 */
export function nextLine(
  state: AchievementsState,
  shown: readonly AchievementId[],
): NextLine | null {
  const best = bestOf(state, 'livingFossil');
  const next = WORLD.find(({ from }) => from > best);
  if (state.judged.length <= WORLD_RUNS && next !== undefined)
    return { text: next.text(next.from), at: next.from, picture: next.picture };
  const [before, last] = shown.slice(-2);
  const [goal] = ACHIEVEMENT_IDS.filter(
    (id) => !isEarned(state, id) && !(id === before && id === last),
  ).sort(
    (one, other) =>
      shareOf(state, other) - shareOf(state, one) || stepsTo(state, one) - stepsTo(state, other),
  );
  return goal === undefined
    ? null
    : { text: nextGoal(goal, bestOf(state, goal), GOALS[goal]), goal };
}

function bestOf({ results }: AchievementsState, id: AchievementId): number {
  return results[id]?.best ?? 0;
}

function shareOf(state: AchievementsState, id: AchievementId): number {
  // Every first run on a course is one of three, so it brings nobody nearer.
  const start = id === 'learningCurve' ? 1 : 0;
  return Math.max(0, bestOf(state, id) - start) / (GOALS[id] - start);
}

function stepsTo(state: AchievementsState, id: AchievementId): number {
  return GOALS[id] - bestOf(state, id);
}

import { ACHIEVEMENTS, type AchievementId } from '#content';
import { RIVALS } from '#rivals';
import { NIGHT_DURATION_POINTS, NIGHT_INTERVAL_POINTS } from '#simulation';

/** Judged by more than one run. */
export type CourseAchievementId = 'rematch' | 'learningCurve';

/** The value to reach. Goals of 1 are simply met or not, so they show no progress. */
export const GOALS: Readonly<Record<AchievementId, number>> = {
  firstNight: NIGHT_INTERVAL_POINTS + NIGHT_DURATION_POINTS,
  oneKey: 500,
  wideLoad: 1,
  unboosted: 1000,
  unarmed: 1000,
  personalSpace: 1000,
  longLegs: 2000,
  livingFossil: 5000,
  limbo: 10,
  headHigh: 10,
  trapdoor: 3,
  whisker: 3,
  bunnyHop: 5,
  noneInVain: 40,
  highJump: 1,
  pointBlank: 1,
  doubleTap: 2,
  skeet: 3,
  deadeye: 5,
  nightRider: 3,
  rematch: 1,
  learningCurve: 3,
  peckingOrder: RIVALS.length,
};

export const ACHIEVEMENT_IDS: readonly AchievementId[] =
  Object.keys(ACHIEVEMENTS).filter(isAchievementId);

function isAchievementId(id: string): id is AchievementId {
  return Object.hasOwn(ACHIEVEMENTS, id);
}

import { ACHIEVEMENTS, type AchievementId } from '#content';

/** Those that no run earns alone. */
export type CourseAchievementId = 'rematch' | 'learningCurve';

/** What has to be reached. 1 for what is either done or not, of which no progress is shown. */
export const GOALS: Readonly<Record<AchievementId, number>> = {
  firstNight: 900,
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
};

/**
 * Raised whenever an achievement is added or a detector judges otherwise: then all saved runs are
 * judged again.
 */
export const LIST_VERSION = 1;

/** All achievements, in the order of the list. */
export const ACHIEVEMENT_IDS: readonly AchievementId[] =
  Object.keys(ACHIEVEMENTS).filter(isAchievementId);

function isAchievementId(id: string): id is AchievementId {
  return Object.hasOwn(ACHIEVEMENTS, id);
}

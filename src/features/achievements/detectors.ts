import type { AchievementId } from '#content';
import {
  DINO_X,
  HITBOX_INSET,
  INPUT,
  lastNight,
  nightAt,
  STEP_EVENT,
  type StepEvent,
  type StepEventType,
  STEPS_PER_SECOND,
} from '#simulation';
import type { CourseAchievementId } from './goals.ts';
import { type PassedThreat, STANDING_TOP, type StepFacts } from './run-observer.ts';

/**
 * Gets the facts of each step of a run in order, and returns the value so far. The highest value is
 * compared with the goal in `goals.ts`.
 */
export type Detector = (facts: StepFacts) => number;

export const SLOW_UNTIL_POINTS = 300;

/** Distance from the dino's front that counts as point-blank, px. */
const POINT_BLANK_DISTANCE = 60;

/** A pterodactyl passed this soon after a landing counts as one the dino came down for. */
const TRAPDOOR_STEPS = 45;

/** A jump this soon after landing comes from a held key: players who press again need longer. */
const IMMEDIATE_JUMP_STEPS = 4;

export const DETECTORS: Readonly<
  Record<Exclude<AchievementId, CourseAchievementId | 'peckingOrder'>, () => Detector>
> = {
  firstNight: () => scoreOf,
  longLegs: () => scoreOf,
  livingFossil: () => scoreOf,
  oneKey: () => scoreWithout(({ input }) => (input & ~INPUT.jump) !== 0),
  unboosted: () => scoreWithout((facts) => has(facts, 'turboStarted')),
  unarmed: () => scoreWithout((facts) => has(facts, 'weaponCollected')),
  personalSpace: () => scoreWithout((facts) => has(facts, 'nearMiss')),

  wideLoad: () =>
    counter(({ passed, view }) =>
      view.score < SLOW_UNTIL_POINTS ? count(passed, isWideGroup) : 0,
    ),
  limbo: () =>
    streak(({ passed }) => [
      count(passed, isDucked),
      passed.some(({ kind, how }) => kind === 'pterodactyl' && how !== 'crouching'),
    ]),
  headHigh: () =>
    streak(({ passed }) => [
      count(passed, (threat) => isHigh(threat) && threat.how === 'upright'),
      passed.some((threat) => isHigh(threat) && threat.how !== 'upright'),
    ]),
  whisker: () =>
    streak(({ passed }) => [
      count(passed, ({ isNearMiss }) => isNearMiss),
      passed.some(({ isNearMiss }) => !isNearMiss),
    ]),
  trapdoor: () => {
    let landedAt = -Infinity;
    return counter(({ passed, landed, view }) => {
      if (landed?.isFallFast === true) landedAt = view.steps;
      const isInTime = view.steps - landedAt <= TRAPDOOR_STEPS;
      if (!isInTime || !passed.some(isDucked)) return 0;
      landedAt = -Infinity;
      return 1;
    });
  },

  bunnyHop: () => {
    let hasCleared = false;
    return counter(({ landed }) => {
      if (landed === null) return 0;
      const isHop =
        hasCleared && landed.cleared.length > 0 && landed.stepsOnGround <= IMMEDIATE_JUMP_STEPS;
      hasCleared = landed.cleared.length > 0;
      return isHop ? 1 : 0;
    });
  },
  noneInVain: () =>
    streak(({ landed }) => [
      landed !== null && landed.cleared.length > 0 ? 1 : 0,
      landed !== null && landed.cleared.length === 0,
    ]),
  highJump: () =>
    counter(({ passed }) =>
      count(passed, ({ kind, how }) => kind === 'pterodactyl' && how === 'over'),
    ),

  pointBlank: () =>
    counter((facts) =>
      countEvents(facts, 'pterodactylShot', ({ x }) => x - frontOf(facts) < POINT_BLANK_DISTANCE),
    ),
  doubleTap: () => {
    let lastAt = -Infinity;
    return (facts) => {
      const shot = countEvents(facts, 'pterodactylShot');
      if (shot === 0) return 0;
      const { steps } = facts.view;
      const isFollowing = steps - lastAt <= STEPS_PER_SECOND;
      lastAt = steps;
      return isFollowing ? 2 : Math.min(shot, 2);
    };
  },
  skeet: () =>
    counter((facts) =>
      countEvents(
        facts,
        'pterodactylShot',
        ({ y, height }) => y + height - HITBOX_INSET <= STANDING_TOP,
      ),
    ),
  deadeye: () => {
    let missed = 0;
    return streak((facts) => {
      const hasMissed = facts.shotsMissed > missed;
      missed = facts.shotsMissed;
      return [countEvents(facts, 'pterodactylShot'), hasMissed];
    });
  },
  nightRider: () => {
    let night = 0;
    let starts = 0;
    return (facts) => {
      const { score } = facts.view;
      if (lastNight(score) !== night) starts = 0;
      night = lastNight(score);
      if (nightAt(score) > 0 && has(facts, 'turboStarted')) starts += 1;
      return starts;
    };
  },
};

function scoreOf({ view }: StepFacts): number {
  return view.score;
}

function scoreWithout(isBroken: (facts: StepFacts) => boolean): Detector {
  let broken = false;
  return (facts) => {
    broken ||= isBroken(facts);
    return broken ? 0 : facts.view.score;
  };
}

function counter(countIn: (facts: StepFacts) => number): Detector {
  let sum = 0;
  return (facts) => (sum += countIn(facts));
}

/**
 * Counts how often something happens in a row.
 * @param judge returns how often it happened in this step, and whether the row ends.
 */
function streak(judge: (facts: StepFacts) => readonly [more: number, ends: boolean]): Detector {
  let length = 0;
  return (facts) => {
    const [more, ends] = judge(facts);
    length = ends ? 0 : length + more;
    return length;
  };
}

function has({ view }: StepFacts, type: StepEventType): boolean {
  return (view.happened & STEP_EVENT[type]) !== 0;
}

function countEvents(
  facts: StepFacts,
  type: StepEventType,
  matches: (event: StepEvent) => boolean = () => true,
): number {
  if (!has(facts, type)) return 0;
  const { events } = facts.view;
  let found = 0;
  for (let i = 0; i < events.length; i++) {
    const event = events.at(i);
    if (event.type === type && matches(event)) found += 1;
  }
  return found;
}

function count(
  passed: readonly PassedThreat[],
  matches: (threat: PassedThreat) => boolean,
): number {
  let found = 0;
  for (const threat of passed) if (matches(threat)) found += 1;
  return found;
}

function isDucked({ kind, how }: PassedThreat): boolean {
  return kind === 'pterodactyl' && how === 'crouching';
}

function isHigh({ kind, isLow }: PassedThreat): boolean {
  return kind === 'pterodactyl' && !isLow;
}

function isWideGroup({ isWide, how }: PassedThreat): boolean {
  return isWide && how === 'over';
}

function frontOf({ view }: StepFacts): number {
  return DINO_X + view.components.Size.width.get(view.dino);
}

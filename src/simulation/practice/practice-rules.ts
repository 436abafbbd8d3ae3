import { hasComponent } from 'bitecs';
import {
  LARGE_CACTUS_CHANCE,
  MAX_CACTI,
  PTERODACTYL_ALTITUDE,
  STEPS_PER_SECOND,
} from '../constants.ts';
import { hitboxLeft, hitboxRight, passingAltitude } from '../hitbox.ts';
import { arrivalIfEnteringNow } from '../speeds.ts';
import type { ThreatKind } from '../threats.ts';
import type { PracticeRules, World } from '../world.ts';
import {
  isPracticeCourse,
  type PhraseName,
  type PracticeOptions,
  type PracticeThreat,
} from './subjects.ts';

/**
 * The first threat comes on stage after this many steps: the press that starts a run is also its
 * first jump. Our choice.
 */
const FIRST_STEPS = STEPS_PER_SECOND;

/**
 * Steps at the run's own speed from the last threat of an exercise to the first of the next, as
 * they reach the dino: 1.2 to 1.8 s, at random, so that a player learns the threat and not a beat.
 * Our choice.
 */
const PRACTICE_BREATH_STEPS = { min: 72, max: 108 } as const;

/**
 * Chance that a cactus comes right behind a high pterodactyl: without any, a player who does
 * nothing would pass all. Our choice.
 */
const CACTUS_BEHIND_CHANCE = 0.5;

interface Exercise {
  /** The kind of its first threat. */
  readonly first: ThreatKind;
  readonly queue: (world: World) => void;
}

const EXERCISES = {
  smallCacti: { first: 'cactus', queue: (world) => queueCactus(world, false, 1) },
  largeCacti: { first: 'cactus', queue: (world) => queueCactus(world, true, 1) },
  wideGroups: {
    first: 'cactus',
    queue: (world) => queueCactus(world, drawsLarge(world), MAX_CACTI),
  },
  lowPterodactyls: { first: 'pterodactyl', queue: queueLowPterodactyl },
  highPterodactyls: { first: 'pterodactyl', queue: queueHighPterodactyl },
  doubleJump: phrase('cactus', 'cactus'),
  jumpAndDuck: phrase('cactus', 'pterodactyl'),
  duckAndJump: phrase('pterodactyl', 'cactus'),
  tripleJump: phrase('cactus', 'cactus', 'cactus'),
} as const satisfies Record<PracticeThreat | PhraseName, Exercise>;

/**
 * Queues the next exercise of a practice run, a threat or a phrase, after a breath; within a phrase
 * the fair gap is the rhythm. In the place of the spawn timers.
 */
function schedulePractice(world: World, { first, queue }: Exercise): void {
  if (world.steps < FIRST_STEPS || world.threatQueue.length > 0) return;
  const sinceLast = arrivalIfEnteringNow(world, first) - world.lastThreat.arrival;
  if (sinceLast < world.practiceBreath * world.baseSpeed) return;
  queue(world);
  world.practiceBreath = world.random.course.integer(
    PRACTICE_BREATH_STEPS.min,
    PRACTICE_BREATH_STEPS.max,
  );
}

/** Its pterodactyls are low: of a high one a phrase would be nothing to duck. */
function phrase(...kinds: readonly [ThreatKind, ...ThreatKind[]]): Exercise {
  const queue = (world: World) => {
    for (const kind of kinds) {
      if (kind === 'cactus') queueCactus(world, drawsLarge(world), 1);
      else queueLowPterodactyl(world);
    }
  };
  return { first: kinds[0], queue };
}

/** @param least the fewest cacti of the group. */
function queueCactus(world: World, large: boolean, least: number): void {
  const multiple = world.random.course.integer(least, MAX_CACTI);
  world.threatQueue.push({ kind: 'cactus', large, multiple, scheduledAt: world.steps });
}

function drawsLarge({ random }: World): boolean {
  return random.course.unit() < LARGE_CACTUS_CHANCE;
}

function queueLowPterodactyl(world: World): void {
  queuePterodactyl(world, PTERODACTYL_ALTITUDE.min, clearAltitude(world) - 1);
}

function queueHighPterodactyl(world: World): void {
  queuePterodactyl(world, clearAltitude(world), PTERODACTYL_ALTITUDE.max);
  if (world.random.course.unit() < CACTUS_BEHIND_CHANCE) queueCactus(world, false, 1);
}

function queuePterodactyl(world: World, lowest: number, highest: number): void {
  const altitude = world.random.course.integer(lowest, highest);
  world.threatQueue.push({ kind: 'pterodactyl', altitude, scheduledAt: world.steps });
}

/** The lowest altitude at which a pterodactyl passes above a standing dino, px. */
function clearAltitude({ assists }: World): number {
  return Math.ceil(passingAltitude(assists.forgiveness));
}

/** The rules of a practice run. */
export function practiceRules({ trains, pace }: PracticeOptions): PracticeRules {
  return {
    trains,
    pace,
    scheduleThreats: isPracticeCourse(trains)
      ? null
      : (world) => schedulePractice(world, EXERCISES[trains]),
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

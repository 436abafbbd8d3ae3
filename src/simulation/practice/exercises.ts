import {
  LARGE_CACTUS_CHANCE,
  MAX_CACTI,
  PTERODACTYL_ALTITUDE,
  STEPS_PER_SECOND,
} from '../constants.ts';
import { passingAltitude } from '../hitbox.ts';
import { arrivalIfEnteringNow } from '../speeds.ts';
import { enter, keepsFairGap } from '../systems/course-director.ts';
import type { ThreatKind } from '../threats.ts';
import type { World } from '../world.ts';
import type { PhraseName, PracticeThreat } from './subjects.ts';

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
const BREATH_STEPS = { min: 72, max: 108 } as const;

/**
 * Chance that a cactus comes right behind a high pterodactyl: without any, a player who does
 * nothing would pass all. Our choice.
 */
const CACTUS_BEHIND_CHANCE = 0.5;

/** What is repeated in a practice run that is none of the usual course. */
export interface Exercise {
  /** The kind of its first threat. */
  readonly first: ThreatKind;
  readonly queue: (world: World) => void;
}

export const EXERCISES = {
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

/** Queues an exercise again and again, after a breath. In the place of the spawn timers. */
export function queueExercise(world: World, { first, queue }: Exercise): void {
  const { course, pace } = world;
  if (world.steps < FIRST_STEPS || course.queue.length > 0) return;
  const sinceLast = arrivalIfEnteringNow(world, first) - course.last.arrival;
  if (sinceLast < course.exerciseBreathSteps * pace.baseSpeed) return;
  queue(world);
  course.exerciseBreathSteps = world.random.course.integer(BREATH_STEPS.min, BREATH_STEPS.max);
}

/** Lets the threats of an exercise enter in their order: the fair gap is their rhythm. */
export function releaseExercise(world: World): void {
  for (let [next] = world.course.queue; next !== undefined; [next] = world.course.queue) {
    if (!keepsFairGap(world, next)) return;
    enter(world, 0);
  }
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
  world.course.queue.push({ kind: 'cactus', large, multiple, drawnAt: world.steps });
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
  world.course.queue.push({ kind: 'pterodactyl', altitude, drawnAt: world.steps });
}

/** The lowest altitude at which a pterodactyl passes above a standing dino, px. */
function clearAltitude({ assists }: World): number {
  return Math.ceil(passingAltitude(assists.forgiveness));
}

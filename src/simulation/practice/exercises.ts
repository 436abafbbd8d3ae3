import {
  LARGE_CACTUS_CHANCE,
  MAX_CACTI,
  PTERODACTYL_ALTITUDE,
  STEPS_PER_SECOND,
} from '../constants.ts';
import { passingAltitude } from '../hitbox.ts';
import { arrivalIfEnteringNow } from '../speeds.ts';
import { enter, keepsFairGap } from '../systems/spawn/course-director.ts';
import type { ThreatKind } from '../threats.ts';
import type { World } from '../world.ts';
import type { PhraseName, PracticeThreat } from './subjects.ts';

/** Steps until the first threat: the press that starts a run is also a jump. Our choice. */
const FIRST_STEPS = STEPS_PER_SECOND;

/**
 * Steps without turbo from the last arrival of one exercise to the first of the next: 1.2 to 1.8 s.
 * Random, so that a player learns the threat and not a beat. Our choice.
 */
const BREATH_STEPS = { min: 72, max: 108 } as const;

/** Without this cactus a player could pass all high pterodactyls by doing nothing. Our choice. */
const CACTUS_BEHIND_CHANCE = 0.5;

export interface Exercise {
  readonly first: ThreatKind;
  readonly queue: (world: World) => void;
}

export const EXERCISES = {
  smallCacti: { first: 'cactus', queue: (world) => queueCactus(world, false, 1) },
  largeCacti: { first: 'cactus', queue: (world) => queueCactus(world, true, 1) },
  wideGroups: {
    first: 'cactus',
    queue: (world) => queueCactus(world, rollsLarge(world), MAX_CACTI),
  },
  lowPterodactyls: { first: 'pterodactyl', queue: queueLowPterodactyl },
  highPterodactyls: { first: 'pterodactyl', queue: queueHighPterodactyl },
  doubleJump: phrase('cactus', 'cactus'),
  jumpAndDuck: phrase('cactus', 'pterodactyl'),
  duckAndJump: phrase('pterodactyl', 'cactus'),
  tripleJump: phrase('cactus', 'cactus', 'cactus'),
} as const satisfies Record<PracticeThreat | PhraseName, Exercise>;

/** Takes the place of the spawn timers. Leaves a breath between two exercises. */
export function queueExercise(world: World, { first, queue }: Exercise): void {
  const { course, pace } = world;
  if (world.steps < FIRST_STEPS || course.queue.length > 0) return;
  const sinceLast = arrivalIfEnteringNow(world, first) - course.last.arrival;
  if (sinceLast < course.exerciseBreathSteps * pace.baseSpeed) return;
  queue(world);
  course.exerciseBreathSteps = world.random.course.integer(BREATH_STEPS.min, BREATH_STEPS.max);
}

/** Threats enter in their order, a fair gap apart. */
export function releaseExercise(world: World): void {
  for (let [next] = world.course.queue; next !== undefined; [next] = world.course.queue) {
    if (!keepsFairGap(world, next)) return;
    enter(world, 0);
  }
}

/** Uses low pterodactyls only, because the player wouldn't have to duck under a high one. */
function phrase(...kinds: readonly [ThreatKind, ...ThreatKind[]]): Exercise {
  const queue = (world: World) => {
    for (const kind of kinds) {
      if (kind === 'cactus') queueCactus(world, rollsLarge(world), 1);
      else queueLowPterodactyl(world);
    }
  };
  return { first: kinds[0], queue };
}

function queueCactus(world: World, large: boolean, min: number): void {
  const multiple = world.random.course.integer(min, MAX_CACTI);
  world.course.queue.push({ kind: 'cactus', large, multiple, queuedAt: world.steps });
}

function rollsLarge({ random }: World): boolean {
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
  world.course.queue.push({ kind: 'pterodactyl', altitude, queuedAt: world.steps });
}

function clearAltitude({ assists }: World): number {
  return Math.ceil(passingAltitude(assists.forgiveness));
}

import { arrivalIfEnteringNow } from '../speeds.ts';
import {
  LARGE_CACTUS_CHANCE,
  MAX_CACTI,
  PTERODACTYL_ALTITUDE,
  STEPS_PER_SECOND,
} from '../constants.ts';
import { passingAltitude } from '../hitbox.ts';
import { isPhrase, type PhraseName, PHRASES, type PracticeThreat } from './subjects.ts';
import type { ThreatKind } from '../threats.ts';
import type { World } from '../world.ts';

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
} as const satisfies Record<PracticeThreat, Exercise>;

/**
 * Queues the next exercise of a practice run, a threat or a phrase, after a breath; within a phrase
 * the fair gap is the rhythm. In the place of the spawn timers.
 */
export function schedulePractice(world: World, trains: PracticeThreat | PhraseName): void {
  if (world.steps < FIRST_STEPS || world.threatQueue.length > 0) return;
  const first = isPhrase(trains) ? PHRASES[trains].kinds[0] : EXERCISES[trains].first;
  const sinceLast = arrivalIfEnteringNow(world, first) - world.lastThreat.arrival;
  if (sinceLast < world.practiceBreath * world.baseSpeed) return;
  if (isPhrase(trains)) queuePhrase(world, trains);
  else EXERCISES[trains].queue(world);
  world.practiceBreath = world.random.course.integer(
    PRACTICE_BREATH_STEPS.min,
    PRACTICE_BREATH_STEPS.max,
  );
}

/** Its pterodactyls are low: of a high one a phrase would be nothing to duck. */
function queuePhrase(world: World, name: PhraseName): void {
  for (const kind of PHRASES[name].kinds) {
    if (kind === 'cactus') queueCactus(world, drawsLarge(world), 1);
    else queueLowPterodactyl(world);
  }
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

import { LARGE_CACTUS_CHANCE, MAX_CACTI, PTERODACTYL_ALTITUDE } from '../../constants.ts';
import { HEAD_START_STEPS } from '../../course-rules.ts';
import { type QueuedThreat, THREAT_KINDS, type ThreatKind, THREATS } from '../../threats.ts';
import type { World } from '../../world.ts';

/**
 * Rolls threats by the spawn timers and queues them. A decision takes the same number of random
 * numbers whatever its result, so nothing the player does can shift the course's stream.
 */
export function queueThreats(world: World): void {
  if (world.steps === 1)
    for (let step = 1 - HEAD_START_STEPS; step <= 0; step++) rollAt(world, step);
  rollAt(world, world.steps);
}

function rollAt(world: World, step: number): void {
  for (let i = 0; i < TIMERS.length; i++) {
    const timer = TIMERS[i];
    if (timer === undefined || step % timer.everySteps !== 0) continue;
    const threat = timer.roll(world, step);
    if (threat !== null && world.pace.score > timer.aboveScore) world.course.queue.push(threat);
  }
}

const ROLL = { cactus: rollCactus, pterodactyl: rollPterodactyl } as const satisfies Record<
  ThreatKind,
  (world: World, step: number) => QueuedThreat | null
>;

const TIMERS = THREAT_KINDS.map((kind) => {
  const { everySteps, aboveScore } = THREATS[kind];
  return { everySteps, aboveScore: aboveScore ?? -1, roll: ROLL[kind] };
});

function rollCactus(world: World, queuedAt: number): QueuedThreat | null {
  const { course } = world.random;
  const comes = course.unit() < THREATS.cactus.chance;
  const large = course.unit() < LARGE_CACTUS_CHANCE;
  const multiple = course.integer(1, MAX_CACTI);
  return comes ? { kind: 'cactus', large, multiple, queuedAt } : null;
}

function rollPterodactyl(world: World, queuedAt: number): QueuedThreat | null {
  const { course } = world.random;
  const comes = course.unit() < THREATS.pterodactyl.chance;
  const altitude = course.integer(PTERODACTYL_ALTITUDE.min, PTERODACTYL_ALTITUDE.max);
  if (!comes || !world.assists.pterodactyls) return null;
  return { kind: 'pterodactyl', altitude, queuedAt };
}

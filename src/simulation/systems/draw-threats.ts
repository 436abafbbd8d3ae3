import { LARGE_CACTUS_CHANCE, MAX_CACTI, PTERODACTYL_ALTITUDE } from '../constants.ts';
import { HEAD_START_STEPS } from '../entry-rules.ts';
import { paceOf } from '../speeds.ts';
import { type ScheduledThreat, THREAT_KINDS, type ThreatKind, THREATS } from '../threats.ts';
import type { World } from '../world.ts';

/**
 * Draws threats by the spawn timers, and queues them. Every decision takes the same count of random
 * numbers whatever its result, so that nothing the player does shifts the course's stream.
 */
export function drawThreats(world: World): void {
  if (world.steps === 1)
    for (let step = 1 - HEAD_START_STEPS; step <= 0; step++) drawAt(world, step);
  drawAt(world, world.steps);
}

function drawAt(world: World, step: number): void {
  for (let i = 0; i < THREAT_KINDS.length; i++) {
    const kind = THREAT_KINDS[i];
    if (kind === undefined || step % THREATS[kind].everySteps !== 0) continue;
    const threat = draw(world, kind, step);
    if (threat !== null && paceOf(world) > (THREATS[kind].aboveScore ?? -1))
      world.threatQueue.push(threat);
  }
}

function draw(world: World, kind: ThreatKind, scheduledAt: number): ScheduledThreat | null {
  switch (kind) {
    case 'cactus':
      return drawCactus(world, scheduledAt);
    case 'pterodactyl':
      return drawPterodactyl(world, scheduledAt);
  }
}

function drawCactus(world: World, scheduledAt: number): ScheduledThreat | null {
  const { course } = world.random;
  const comes = course.unit() < THREATS.cactus.chance;
  const large = course.unit() < LARGE_CACTUS_CHANCE;
  const multiple = course.integer(1, MAX_CACTI);
  return comes ? { kind: 'cactus', large, multiple, scheduledAt } : null;
}

function drawPterodactyl(world: World, scheduledAt: number): ScheduledThreat | null {
  const { course } = world.random;
  const comes = course.unit() < THREATS.pterodactyl.chance;
  const altitude = course.integer(PTERODACTYL_ALTITUDE.min, PTERODACTYL_ALTITUDE.max);
  if (!comes || !world.assists.pterodactyls) return null;
  return { kind: 'pterodactyl', altitude, scheduledAt };
}

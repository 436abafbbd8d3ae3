import { LARGE_CACTUS_CHANCE, MAX_CACTI, PTERODACTYL_ALTITUDE, PTERODACTYL_EVERY_STEPS } from '../constants.ts';
import { DRAWN_AHEAD_STEPS } from '../entry-rules.ts';
import { paceOf } from '../pace-of.ts';
import { THREAT_KINDS, type ThreatKind, THREATS } from '../threat-kinds.ts';
import type { ScheduledThreat } from '../threat-queue.ts';
import type { World } from '../world.ts';

/**
 * Decides by the spawn timers which threats come, and queues them: for each step some time ahead, so that the pace can be set by what comes.
 * Every decision takes the same count of random numbers whatever its result, so that nothing the player does shifts the
 * course's stream.
 */
export function scheduleThreats(world: World): void {
  if (world.practice?.scheduleThreats) return world.practice.scheduleThreats(world);
  while (world.scheduledUntil < world.steps + DRAWN_AHEAD_STEPS) {
    world.scheduledUntil += 1;
    scheduleStep(world, world.scheduledUntil);
  }
  if (world.steps % PTERODACTYL_EVERY_STEPS === 0) dropEarlyThreat(world);
}

/** Whether a threat comes too early is known only when its time has come: a shot raises the score (spec: pterodactyls only above a score). */
function dropEarlyThreat(world: World): void {
  const { threatQueue, steps } = world;
  const pace = paceOf(world);
  const index = threatQueue.findIndex(
    ({ kind, scheduledAt }) => scheduledAt === steps && pace <= (THREATS[kind].aboveScore ?? -1),
  );
  if (index !== -1) threatQueue.splice(index, 1);
}

function scheduleStep(world: World, step: number): void {
  for (let i = 0; i < THREAT_KINDS.length; i++) {
    const kind = THREAT_KINDS[i];
    if (kind === undefined || step % THREATS[kind].everySteps !== 0) continue;
    const threat = decide(world, kind, step);
    if (threat !== null) world.threatQueue.push(threat);
  }
}

function decide(world: World, kind: ThreatKind, scheduledAt: number): ScheduledThreat | null {
  switch (kind) {
    case 'cactus':
      return decideCactus(world, scheduledAt);
    case 'pterodactyl':
      return decidePterodactyl(world, scheduledAt);
  }
}

function decideCactus(world: World, scheduledAt: number): ScheduledThreat | null {
  const { course } = world.random;
  const comes = course.unit() < THREATS.cactus.chance;
  const large = course.unit() < LARGE_CACTUS_CHANCE;
  const multiple = course.integer(1, MAX_CACTI);
  return comes ? { kind: 'cactus', large, multiple, scheduledAt } : null;
}

function decidePterodactyl(world: World, scheduledAt: number): ScheduledThreat | null {
  const { course } = world.random;
  const comes = course.unit() < THREATS.pterodactyl.chance;
  const altitude = course.integer(PTERODACTYL_ALTITUDE.min, PTERODACTYL_ALTITUDE.max);
  if (!comes || !world.assists.pterodactyls) return null;
  return { kind: 'pterodactyl', altitude, scheduledAt };
}

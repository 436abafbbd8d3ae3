import type { Components, Store } from './components.ts';
import { isAirborne, isArmed, isCrouching } from './traits.ts';
import { type QueuedThreat, THREAT_KINDS } from './threats.ts';
import type { World } from './world.ts';

/**
 * 16 hexadecimal digits over counters, timers, queue, random streams and every field of every
 * entity. Leaves out invincibility, which is an option and not state, and the events, which follow
 * from the state.
 */
export function hashWorld(world: World): string {
  const hash = new Hash();
  for (const value of counters(world)) hash.add(value);
  for (const threat of world.course.queue) {
    hash.add(threat.queuedAt);
    for (const value of traitsOf(threat)) hash.add(value);
  }
  const { course, phrases, scenery } = world.random;
  for (const stream of [course, phrases, scenery])
    for (const word of stream.state()) hash.add(word);
  addEntities(world, hash);
  return hash.digits();
}

function traitsOf(threat: QueuedThreat): readonly number[] {
  switch (threat.kind) {
    case 'cactus':
      return [threat.large ? 1 : 0, threat.multiple];
    case 'pterodactyl':
      return [threat.altitude];
  }
}

/** Two lanes, each like FNV-1a, over the bits of 64-bit floats. */
class Hash {
  private readonly float = new Float64Array(1);
  private readonly words = new Uint32Array(this.float.buffer);
  private high = 0x811c9dc5;
  private low = 0x9dc5811c;

  add(value: number): void {
    this.float[0] = value;
    for (const word of this.words) {
      this.high = Math.imul(this.high ^ word, 0x01000193);
      this.high ^= this.high >>> 15;
      this.low = Math.imul(this.low ^ word, 0x85ebca6b);
      this.low ^= this.low >>> 13;
    }
  }

  digits(): string {
    return [this.high, this.low].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
  }
}

function counters(world: World): readonly number[] {
  return [
    world.steps,
    world.score,
    world.groundCovered,
    world.pace.baseSpeed,
    world.pace.gameSpeed,
    world.turbo.stepsLeft,
    world.turbo.cooldownStepsLeft,
    world.gameOver ? 1 : 0,
    world.course.last.kind === null ? 0 : THREAT_KINDS.indexOf(world.course.last.kind) + 1,
    world.course.last.altitude,
    world.course.last.gapSteps,
    world.course.last.arrival,
    world.course.cactusGroups,
    world.pickup.stepsLeft,
    world.course.queue.length,
    world.course.phrase.left,
    world.course.phrase.spacingSteps,
    world.course.phrase.breathSteps,
    ...(world.practice === null ? [] : [world.course.exerciseBreathSteps]),
  ];
}

/** Goes kind by kind, because a component's data only counts for entities that have it. */
function addEntities(world: World, hash: Hash): void {
  const { entities, components } = world;
  const { Position, PreviousPosition, Size, Hitbox, Velocity, Scroll, Threat, Cactus } = components;
  const add = (ids: Iterable<number>, ...parts: Components[keyof Components][]) => {
    for (const id of ids) {
      hash.add(id);
      for (const part of parts) {
        for (const field of Object.values<Store>({ ...part })) hash.add(field.get(id));
      }
    }
  };
  add(entities.everything, Position, PreviousPosition, Size, Hitbox);
  add(entities.moving, Velocity);
  add(entities.scrolling, Scroll);
  hash.add(world.dino);
  for (const is of [isAirborne(world), isCrouching(world), isArmed(world)]) hash.add(is ? 1 : 0);
  for (const threat of entities.threats) {
    hash.add(threat);
    for (const field of [Threat.queuedAt, Threat.enteredAt]) hash.add(field.get(threat));
  }
  add(entities.cacti, Cactus);
  add(entities.pterodactyls);
  add(entities.pickups);
  add(entities.bullets);
  add(entities.clouds);
}

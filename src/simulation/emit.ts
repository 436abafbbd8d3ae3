import type { Size } from './box.ts';
import { STEP_EVENT, type StepEventType } from './step-events.ts';
import type { ThreatKind } from './threat-kinds.ts';
import { wingFrame } from './wing-frame.ts';
import type { World } from './world.ts';

/** Adds an event about an entity where it is now to those of the step. */
export function emit(world: World, type: StepEventType, entity: number): void {
  const { Size } = world.components;
  add(world, type, entity, Size.width.get(entity), Size.height.get(entity), null, 0, world.score);
}

/** About the dino in a shape that it may take only later in the step. */
export function emitDino(world: World, type: 'jumped' | 'landed' | 'crouched', { width, height }: Size): void {
  add(world, type, world.dino, width, height, null, 0, world.score);
}

/** About a threat. */
export function emitThreat(world: World, type: 'pterodactylShot' | 'crashed', threat: number, kind: ThreatKind): void {
  const { Size } = world.components;
  const frame = type === 'pterodactylShot' ? wingFrame(world, threat) : 0;
  add(world, type, threat, Size.width.get(threat), Size.height.get(threat), kind, frame, world.score);
}

export function emitMilestone(world: World, score: number): void {
  const { Size } = world.components;
  const { dino } = world;
  add(world, 'milestone', dino, Size.width.get(dino), Size.height.get(dino), null, 0, score);
}

function add(
  world: World,
  type: StepEventType,
  entity: number,
  width: number,
  height: number,
  kind: ThreatKind | null,
  frame: number,
  score: number,
): void {
  const { Position } = world.components;
  const event = world.events.add();
  event.type = type;
  event.entity = entity;
  event.kind = kind;
  event.frame = frame;
  event.score = score;
  event.x = Position.x.get(entity);
  event.y = Position.y.get(entity);
  event.width = width;
  event.height = height;
  world.happened |= STEP_EVENT[type];
}

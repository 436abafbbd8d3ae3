import { type MutableStepEvent, STEP_EVENT, type StepEventType } from './step-events.ts';
import type { World } from './world.ts';

/**
 * Adds an event to this step, at the entity's present position.
 * @returns the event, so that the caller can fill in its type's own fields.
 */
export function emit(world: World, type: StepEventType, entity: number): MutableStepEvent {
  const { Position, Size } = world.components;
  const event = world.events.add();
  event.type = type;
  event.entity = entity;
  event.kind = null;
  event.frame = 0;
  event.score = world.score;
  event.x = Position.x.get(entity);
  event.y = Position.y.get(entity);
  event.width = Size.width.get(entity);
  event.height = Size.height.get(entity);
  world.happened |= STEP_EVENT[type];
  return event;
}

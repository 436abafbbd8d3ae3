import { WING_FRAME_STEPS } from './constants.ts';
import { type MutableStepEvent, STEP_EVENT, type StepEventType } from './step-events.ts';
import type { RunView, World } from './world.ts';

/**
 * Adds an event about an entity, where it is now, to those of the step.
 * @returns the event, for the caller to fill in what its type has besides.
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

/** Which of its two wing frames, 0 or 1, a pterodactyl shows. */
export function wingFrame(view: RunView, pterodactyl: number): number {
  const age = view.steps - view.components.Threat.enteredAt.get(pterodactyl);
  return Math.floor(age / WING_FRAME_STEPS) % 2;
}

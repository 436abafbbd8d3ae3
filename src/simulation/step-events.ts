import type { Box } from './components.ts';
import type { ThreatKind } from './threats.ts';

export const STEP_EVENT = {
  jumped: 1,
  landed: 2,
  crouched: 4,
  shot: 8,
  turboStarted: 16,
  turboEnded: 32,
  turboReady: 64,
  pickupAppeared: 128,
  weaponCollected: 256,
  pterodactylShot: 512,
  crashed: 1024,
  milestone: 2048,
  nearMiss: 4096,
} as const;

export type StepEventType = keyof typeof STEP_EVENT;

/**
 * The box is the entity's at that moment, px: the entity may be gone when the step ends. Copy the
 * event to keep it, because the next step reuses the object.
 */
export interface StepEvent extends Box {
  readonly type: StepEventType;
  /**
   * The bullet of a shot, the pickup that appeared or was collected, the pterodactyl that was shot,
   * the threat of a crash or near miss; otherwise the dino.
   */
  readonly entity: number;
  /** Null if the event isn't about a threat. */
  readonly kind: ThreatKind | null;
  /** Wing frame of a pterodactyl that was shot; otherwise 0. */
  readonly frame: number;
  /** The run's score at that moment; for a milestone, the hundred reached. */
  readonly score: number;
}

export type MutableStepEvent = { -readonly [Field in keyof StepEvent]: StepEvent[Field] };

/** One for each type and three spare. Only many pterodactyls shot in one step need more. */
const PREALLOCATED = 16;

/** The events of the last step in order. Reuses its objects, so steps don't allocate. */
export class StepEventBuffer {
  private readonly pool: MutableStepEvent[] = Array.from({ length: PREALLOCATED }, createEvent);
  private count = 0;

  get length(): number {
    return this.count;
  }

  at(index: number): StepEvent {
    const event = index < this.count ? this.pool[index] : undefined;
    if (event === undefined)
      throw new RangeError(`The step has ${this.count} events, and none with index ${index}.`);
    return event;
  }

  clear(): void {
    this.count = 0;
  }

  /** The fields still hold the values of an earlier event. */
  add(): MutableStepEvent {
    const event = this.pool[this.count] ?? createEvent();
    this.pool[this.count] = event;
    this.count += 1;
    return event;
  }
}

function createEvent(): MutableStepEvent {
  return {
    type: 'jumped',
    entity: 0,
    kind: null,
    frame: 0,
    score: 0,
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
}

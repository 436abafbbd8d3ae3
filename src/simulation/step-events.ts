import type { Box } from './components.ts';
import type { ThreatKind } from './threats.ts';

/**
 * What can happen in a step, as bits of `RunView.happened`, which answers quickly whether there is
 * such an event.
 */
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
  /** The score has reached a further hundred. */
  milestone: 2048,
  /**
   * A threat has passed the dino, and their hitboxes came within NEAR_MISS_DISTANCE of each other.
   */
  nearMiss: 4096,
} as const;

export type StepEventType = keyof typeof STEP_EVENT;

/**
 * Something that happened in a step, and what it is about. The box is that of the entity when it
 * happened, px: the entity itself may be gone by the end of the step. The object is reused: whoever
 * needs it after the next step copies it.
 */
export interface StepEvent extends Box {
  readonly type: StepEventType;
  /**
   * The bullet of a shot, the pickup that appeared or was collected, the pterodactyl that was shot,
   * the threat of a crash or of a near miss; for all else the dino.
   */
  readonly entity: number;
  /** The kind of the threat it is about; null for all else. */
  readonly kind: ThreatKind | null;
  /** The wing frame of a pterodactyl that was shot, 0 or 1; 0 for all else. */
  readonly frame: number;
  /** The run's score when it happened; of a milestone, the hundred that was reached. */
  readonly score: number;
}

/** As the systems fill it in. */
export type MutableStepEvent = { -readonly [Field in keyof StepEvent]: StepEvent[Field] };

/**
 * One of each type and some more. Only a step with more pterodactyls shot at once than ever before
 * makes another.
 */
const PREALLOCATED = 16;

/**
 * The events of the last step, in the order in which they happened: the list that the systems write
 * to. Steps after the first allocate nothing.
 */
export class StepEventBuffer {
  private readonly pool: MutableStepEvent[] = Array.from({ length: PREALLOCATED }, createEvent);
  private count = 0;

  get length(): number {
    return this.count;
  }

  /** @throws RangeError for an index that is not 0 to `length` - 1. */
  at(index: number): StepEvent {
    const event = index < this.count ? this.pool[index] : undefined;
    if (event === undefined)
      throw new RangeError(`The step has ${this.count} events, and none with index ${index}.`);
    return event;
  }

  clear(): void {
    this.count = 0;
  }

  /** Adds an event to the list, whose fields still have the values of an earlier one. */
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

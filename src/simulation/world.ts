import { createWorld as createEcsWorld, type World as EcsWorld } from 'bitecs';
import { type Components, createComponents, type ReadonlyComponents } from './components.ts';
import { type Queries, registerQueries } from './queries.ts';
import { RunState } from './run-state.ts';
import type { StepEventBuffer } from './step-events.ts';

/**
 * Everything of a run: its entities, and beside them its state. Each run has a world of its own;
 * there is no state outside it.
 */
export class World extends RunState {
  /** The entities, as bitecs keeps them. */
  readonly ecs: EcsWorld = createEcsWorld();
  readonly components: Components = createComponents();
  readonly entities: Queries = registerQueries(this.ecs, this.components);
  /** The one dino's entity id. */
  dino = 0;
}

/** Something that happens in each step. */
export type System = (world: World) => void;

/** A run for readers only: the stage, the debug overlay, a search. Live, never a copy. */
export interface RunView extends Readonly<Omit<RunState, Written>> {
  readonly pace: Readonly<RunState['pace']>;
  readonly turbo: Readonly<RunState['turbo']>;
  readonly course: { readonly queue: Readonly<RunState['course']['queue']> };
  readonly events: Pick<StepEventBuffer, 'length' | 'at'>;
  readonly ecs: EcsWorld;
  readonly components: ReadonlyComponents;
  readonly entities: Queries;
  readonly dino: number;
}

/** What only the simulation uses, or what a reader gets in a read-only form. */
type Written =
  | 'pace'
  | 'turbo'
  | 'course'
  | 'events'
  | 'invincible'
  | 'input'
  | 'pointsPerPterodactyl'
  | 'lastMilestone'
  | 'pickup'
  | 'random';

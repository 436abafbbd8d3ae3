import { createWorld as createEcsWorld, type World as EcsWorld } from 'bitecs';
import { type Components, createComponents, type ReadonlyComponents } from './components.ts';
import { type Queries, registerQueries } from './queries.ts';
import { RunState } from './run-state.ts';
import type { StepEventBuffer } from './step-events.ts';

/** All of a run's state: nothing is kept outside its world. */
export class World extends RunState {
  readonly ecs: EcsWorld = createEcsWorld();
  readonly components: Components = createComponents();
  readonly entities: Queries = registerQueries(this.ecs, this.components);
  dino = 0;
}

export type System = (world: World) => void;

/** What others may read of a run. Live, never a copy. */
export interface RunView extends Readonly<Pick<RunState, VisibleState>> {
  readonly pace: Readonly<RunState['pace']>;
  readonly turbo: Readonly<RunState['turbo']>;
  readonly course: { readonly queue: Readonly<RunState['course']['queue']> };
  readonly events: Pick<StepEventBuffer, 'length' | 'at'>;
  readonly ecs: EcsWorld;
  readonly components: ReadonlyComponents;
  readonly entities: Queries;
  readonly dino: number;
}

type VisibleState =
  | 'seed'
  | 'assists'
  | 'practice'
  | 'steps'
  | 'groundCovered'
  | 'score'
  | 'gameOver'
  | 'crash'
  | 'crashThreat'
  | 'happened';

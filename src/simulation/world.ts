import { createWorld as createEcsWorld } from 'bitecs';
import { type Assists, NO_ASSISTS } from './assists.ts';
import { type Components, createComponents, type ReadonlyComponents } from './components.ts';
import {
  BASE_SPEED,
  FAIR_GAP_STEPS,
  type FairGapSteps,
  NO_INPUT,
  POINTS_PER_PTERODACTYL,
  TURBO_COOLDOWN_STEPS,
} from './constants.ts';
import { FIRST_ARRIVAL_STEPS } from './entry-rules.ts';
import type { PracticeOptions } from './practice/subjects.ts';
import { type Queries, registerQueries } from './queries.ts';
import { createRandomStream, type RandomStream } from './random.ts';
import { StepEventBuffer } from './step-events.ts';
import type { ScheduledThreat, ThreatKind } from './threats.ts';

/** How a run is made, apart from its seed. */
export interface RunOptions {
  /** Collisions do not end the run; nothing else differs. Default false. */
  readonly invincible?: boolean;
  /**
   * The gaps that threats keep; null: each enters when it is drawn. Others than the default,
   * {@link FAIR_GAP_STEPS}, only in tests, to show what the rule is for.
   */
  readonly gapSteps?: FairGapSteps | null;
  /** Default {@link NO_ASSISTS}. */
  readonly assists?: Assists;
  /** Makes it a practice run. */
  readonly practice?: PracticeOptions | null;
}

/** A run for readers only: the stage, the debug overlay, a search. Live, never a copy. */
export interface RunView {
  readonly seed: string;
  readonly assists: Assists;
  /** What a practice run trains; null for all other runs. */
  readonly practice: PracticeOptions | null;
  /** Steps taken. */
  readonly steps: number;
  /** Points; in practice the threats passed or shot. */
  readonly score: number;
  /** Ground covered, px. */
  readonly groundCovered: number;
  /** px a step, turbo not counted. */
  readonly baseSpeed: number;
  /** px a step, turbo counted. */
  readonly gameSpeed: number;
  readonly turbo: Readonly<Turbo>;
  readonly gameOver: boolean;
  /** Threats that have been drawn and have not entered yet, first drawn first. */
  readonly threatQueue: readonly ScheduledThreat[];
  /** The kind of the threat that ended the run; null before its end. */
  readonly crash: ThreatKind | null;
  /** The entity id of that threat; null before the end. */
  readonly crashThreat: number | null;
  /** {@link STEP_EVENT} bits of the last step. */
  readonly happened: number;
  /** The events of the last step, with what they are about. */
  readonly events: Pick<StepEventBuffer, 'length' | 'at'>;
  readonly components: ReadonlyComponents;
  readonly entities: Queries;
  /** The one dino's entity id. */
  readonly dino: number;
}

interface Turbo {
  /** 0 while it is not active. */
  stepsLeft: number;
  /** 0 while there is no cooldown. */
  cooldownStepsLeft: number;
  /** How long a cooldown is. */
  readonly cooldownSteps: number;
}

/** The last threat that entered. */
interface LastThreat {
  /** Null before the first. */
  kind: ThreatKind | null;
  /** That of a pterodactyl, px; 0 otherwise. */
  altitude: number;
  /** Steps of turbo speed between it and the threat before it. */
  leadSteps: number;
  /** `groundCovered` at which it reaches the dino, px. */
  arrival: number;
}

interface Phrasing {
  /** Threats of it that are still to enter. */
  left: number;
  /** Steps between its threats beyond the fair gap. */
  slackSteps: number;
  /** Steps of the run's own speed in front of its first threat; 0 once that has entered. */
  breathSteps: number;
}

/** Something that happens in each step. */
export type System = (world: World) => void;

/** The whole state of a run. Each run has a world of its own; there is no state beside it. */
export interface World extends RunView {
  readonly components: Components;
  steps: number;
  score: number;
  readonly pointsPerPterodactyl: number;
  groundCovered: number;
  baseSpeed: number;
  gameSpeed: number;
  readonly turbo: Turbo;
  gameOver: boolean;
  crash: ThreatKind | null;
  crashThreat: number | null;
  happened: number;
  readonly events: StepEventBuffer;
  dino: number;
  invincible: boolean;
  readonly gapSteps: FairGapSteps | null;
  /** The player's input for this step. */
  input: number;
  readonly threatQueue: ScheduledThreat[];
  readonly lastThreat: LastThreat;
  /** The phrase in which threats enter, or the next one. */
  readonly phrase: Phrasing;
  /**
   * Steps of the run's own speed between the last threat and the next exercise of a practice run.
   */
  practiceBreath: number;
  /** Groups of cacti that have entered. */
  cactusGroups: number;
  /** The last multiple of {@link POINTS_PER_MILESTONE} that the score has reached. */
  lastMilestone: number;
  /** Steps until the next attempt to spawn the pickup; 0 when due. */
  pickupStepsLeft: number;
  readonly random: {
    readonly course: RandomStream;
    readonly phrases: RandomStream;
    readonly scenery: RandomStream;
  };
}

/** An empty world: no entity in it yet. */
export function createWorld(
  seed: string,
  {
    invincible = false,
    gapSteps = FAIR_GAP_STEPS,
    assists = NO_ASSISTS,
    practice = null,
  }: RunOptions,
): World {
  const components = createComponents();
  const phrases = createRandomStream(seed, 'phrases');
  // One literal: an object that is put together field by field is a slow dictionary to the engine.
  const state = {
    seed,
    assists,
    practice,
    components,
    steps: 0,
    score: 0,
    pointsPerPterodactyl: practice === null ? POINTS_PER_PTERODACTYL : 1,
    groundCovered: 0,
    baseSpeed: BASE_SPEED,
    gameSpeed: BASE_SPEED,
    turbo: {
      stepsLeft: 0,
      cooldownStepsLeft: 0,
      cooldownSteps: practice?.trains === 'turbo' ? 0 : TURBO_COOLDOWN_STEPS,
    },
    gameOver: false,
    crash: null,
    crashThreat: null,
    happened: 0,
    events: new StepEventBuffer(),
    dino: 0,
    invincible,
    gapSteps,
    input: NO_INPUT,
    threatQueue: [],
    lastThreat: { kind: null, altitude: 0, leadSteps: 0, arrival: 0 },
    phrase: {
      left: 1,
      slackSteps: 0,
      breathSteps: phrases.integer(FIRST_ARRIVAL_STEPS.min, FIRST_ARRIVAL_STEPS.max),
    },
    practiceBreath: 0,
    cactusGroups: 0,
    lastMilestone: 0,
    pickupStepsLeft: 0,
    random: {
      course: createRandomStream(seed, 'course'),
      phrases,
      scenery: createRandomStream(seed, 'scenery'),
    },
  };
  const ecs = createEcsWorld(state);
  return Object.assign(ecs, { entities: registerQueries(ecs, components) });
}

import { type Assists, NO_ASSISTS } from './assists.ts';
import {
  BASE_SPEED,
  FAIR_GAP_STEPS,
  type FairGapSteps,
  NO_INPUT,
  POINTS_PER_PTERODACTYL,
  TURBO_COOLDOWN_STEPS,
} from './constants.ts';
import { FIRST_ARRIVAL_STEPS } from './course-rules.ts';
import type { PracticeOptions } from './practice/subjects.ts';
import { createRandomStream, type RandomStream } from './random.ts';
import { StepEventBuffer } from './step-events.ts';
import type { QueuedThreat, ThreatKind } from './threats.ts';

export interface RunOptions {
  /** Collisions don't end the run. Default false. */
  readonly invincible?: boolean;
  /**
   * Default {@link FAIR_GAP_STEPS}; with null each threat enters when it is queued. Only tests
   * change it, to show what the rule is for.
   */
  readonly gapSteps?: FairGapSteps | null;
  readonly assists?: Assists;
  readonly practice?: PracticeOptions | null;
}

export class RunState {
  readonly assists: Assists;
  readonly practice: PracticeOptions | null;
  invincible: boolean;

  /** A sum of INPUT bits. */
  input: number = NO_INPUT;
  steps = 0;
  groundCovered = 0;
  /** In practice, threats passed or shot. */
  score = 0;
  readonly pointsPerPterodactyl: number;
  lastMilestone = 0;

  readonly pace: Pace;
  readonly turbo: Turbo;
  readonly pickup = {
    /** 0 when the next attempt to spawn the pickup is due. */
    stepsLeft: 0,
  };
  readonly course: Course;
  readonly random: {
    readonly course: RandomStream;
    readonly phrases: RandomStream;
    readonly scenery: RandomStream;
  };

  gameOver = false;
  crash: ThreatKind | null = null;
  /** Entity id; null until the crash. */
  crashThreat: number | null = null;
  /** STEP_EVENT bits of the last step. */
  happened = 0;
  readonly events = new StepEventBuffer();

  constructor(
    readonly seed: string,
    { invincible, gapSteps: fairGapSteps = FAIR_GAP_STEPS, assists, practice = null }: RunOptions,
  ) {
    this.assists = assists ?? NO_ASSISTS;
    this.practice = practice;
    this.invincible = invincible ?? false;
    this.pointsPerPterodactyl = practice === null ? POINTS_PER_PTERODACTYL : 1;
    this.pace = { score: practice?.paceScore ?? 0, baseSpeed: BASE_SPEED, gameSpeed: BASE_SPEED };
    this.turbo = {
      stepsLeft: 0,
      cooldownStepsLeft: 0,
      cooldownSteps: practice?.subject === 'turbo' ? 0 : TURBO_COOLDOWN_STEPS,
    };
    const phrases = createRandomStream(seed, 'phrases');
    this.random = {
      course: createRandomStream(seed, 'course'),
      phrases,
      scenery: createRandomStream(seed, 'scenery'),
    };
    this.course = {
      fairGapSteps,
      queue: [],
      last: { kind: null, altitude: 0, gapSteps: 0, arrival: 0 },
      phrase: {
        left: 1,
        spacingSteps: 0,
        breathSteps: phrases.integer(FIRST_ARRIVAL_STEPS.min, FIRST_ARRIVAL_STEPS.max),
      },
      exerciseBreathSteps: 0,
      cactusGroups: 0,
    };
  }
}

interface Pace {
  /** Sets speed, threats and pickup. In practice it stays the same. */
  score: number;
  /** Without turbo. */
  baseSpeed: number;
  /** With turbo. */
  gameSpeed: number;
}

interface Turbo {
  /** 0 while turbo is off. */
  stepsLeft: number;
  cooldownStepsLeft: number;
  readonly cooldownSteps: number;
}

interface Course {
  readonly fairGapSteps: FairGapSteps | null;
  /** Threats that haven't entered yet, oldest first. */
  readonly queue: QueuedThreat[];
  readonly last: LastThreat;
  /** The current phrase, or during a breath the next. */
  readonly phrase: Phrase;
  /** Steps without turbo from the last threat to the next exercise. */
  exerciseBreathSteps: number;
  cactusGroups: number;
}

interface LastThreat {
  kind: ThreatKind | null;
  /** Altitude of a pterodactyl; otherwise 0. */
  altitude: number;
  /** Steps at turbo speed since the threat before it. */
  gapSteps: number;
  /** `groundCovered` when it reaches the dino. */
  arrival: number;
}

interface Phrase {
  left: number;
  /** Steps added to the fair gap between its threats. */
  spacingSteps: number;
  /** Steps without turbo before its first threat; 0 once that has entered. */
  breathSteps: number;
}

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
import type { DrawnThreat, ThreatKind } from './threats.ts';

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

/** What a run is at a moment, beside its entities. */
export class RunState {
  readonly assists: Assists;
  /** What a practice run trains; null for all other runs. */
  readonly practice: PracticeOptions | null;
  invincible: boolean;

  /** The player's input for this step: a sum of INPUT bits. */
  input: number = NO_INPUT;
  /** Steps taken. */
  steps = 0;
  /** Ground covered, px. */
  groundCovered = 0;
  /** Points; in practice the threats passed or shot. */
  score = 0;
  readonly pointsPerPterodactyl: number;
  /** The last multiple of POINTS_PER_MILESTONE that the score has reached. */
  lastMilestone = 0;

  readonly pace: Pace;
  readonly turbo: Turbo;
  readonly pickup = {
    /** Steps until the next attempt to spawn it; 0 when due. */
    stepsLeft: 0,
  };
  readonly course: Course;
  readonly random: {
    readonly course: RandomStream;
    readonly phrases: RandomStream;
    readonly scenery: RandomStream;
  };

  gameOver = false;
  /** The kind of the threat that ended the run; null before its end. */
  crash: ThreatKind | null = null;
  /** The entity id of that threat; null before the end. */
  crashThreat: number | null = null;
  /** STEP_EVENT bits of the last step. */
  happened = 0;
  /** The events of the last step, with what they are about. */
  readonly events = new StepEventBuffer();

  constructor(
    readonly seed: string,
    { invincible, gapSteps: fairGapSteps = FAIR_GAP_STEPS, assists, practice = null }: RunOptions,
  ) {
    this.assists = assists ?? NO_ASSISTS;
    this.practice = practice;
    this.invincible = invincible ?? false;
    this.pointsPerPterodactyl = practice === null ? POINTS_PER_PTERODACTYL : 1;
    this.pace = { score: practice?.pace ?? 0, baseSpeed: BASE_SPEED, gameSpeed: BASE_SPEED };
    this.turbo = {
      stepsLeft: 0,
      cooldownStepsLeft: 0,
      cooldownSteps: practice?.trains === 'turbo' ? 0 : TURBO_COOLDOWN_STEPS,
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
  /** The score that sets speed, threats and pickup: the run's own, or that of a practice. */
  score: number;
  /** px a step, turbo not counted. */
  baseSpeed: number;
  /** px a step, turbo counted. */
  gameSpeed: number;
}

interface Turbo {
  /** 0 while it is not active. */
  stepsLeft: number;
  /** 0 while there is no cooldown. */
  cooldownStepsLeft: number;
  /** How long a cooldown is. */
  readonly cooldownSteps: number;
}

/** What the course director knows. */
interface Course {
  /** See {@link RunOptions.gapSteps}. */
  readonly fairGapSteps: FairGapSteps | null;
  /** Threats that have been drawn and have not entered yet, first drawn first. */
  readonly queue: DrawnThreat[];
  readonly last: LastThreat;
  /** The phrase in which threats enter, or the next one. */
  readonly phrase: Phrase;
  /** Steps of the run's own speed between the last threat and the next exercise of a practice. */
  exerciseBreathSteps: number;
  /** Groups of cacti that have entered. */
  cactusGroups: number;
}

/** The last threat that entered. */
interface LastThreat {
  /** Null before the first. */
  kind: ThreatKind | null;
  /** That of a pterodactyl, px; 0 otherwise. */
  altitude: number;
  /** Steps of turbo speed between it and the threat before it. */
  gapSteps: number;
  /** `groundCovered` at which it reaches the dino, px. */
  arrival: number;
}

interface Phrase {
  /** Threats of it that are still to enter. */
  left: number;
  /** Steps between its threats beyond the fair gap. */
  spacingSteps: number;
  /** Steps of the run's own speed in front of its first threat; 0 once that has entered. */
  breathSteps: number;
}

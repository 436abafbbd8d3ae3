import {
  createRandomStream,
  createRun,
  INPUT,
  NO_INPUT,
  type Run,
  type RunOptions,
  STEPS_PER_SECOND,
} from '#simulation';
import { AudioCues, type CueListener, READY_LEAD_MS } from '#src/game/audio/audio-cues.ts';
import type { CuedAction } from '#src/game/audio/cue-options.ts';
import { normalDistribution } from '../../players/normal-distribution.ts';

/**
 * Nobody reacts earlier or later than the usual time by more than this many standard deviations.
 */
const MAX_DEVIATIONS = 2;

export interface ListeningOptions extends RunOptions {
  /** Mean reaction time, ms. Default 280. */
  readonly reaction?: number;
  /** Its standard deviation, ms. Default 60; a practised player who keeps the rhythm has 30. */
  readonly deviation?: number;
  /** Delay of the sound on its way to the ear, ms, unknown to browser and game. Default 0. */
  readonly soundDelay?: number;
  /** Default false. */
  readonly ignoresCues?: boolean;
  /** Plays with the default cues. Default false: they are calibrated to the player. */
  readonly uncalibrated?: boolean;
}

export class ListeningPlayer implements CueListener {
  readonly run: Run;
  /**
   * How many cues to jump or to duck there were, and how many of them a 'get ready' announced in
   * rhythm.
   */
  cued = 0;
  announced = 0;
  private readonly cues: AudioCues;
  private readonly nextDeviation: () => number;
  private readonly jumps = new Set<number>();
  private readonly downs = new Set<number>();
  private readonly ups = new Set<number>();
  private promised: CuedAction | undefined;
  private promisedAt = 0;
  private isDown = false;
  private step = 0;

  constructor(
    seed: number,
    private readonly options: ListeningOptions = {},
  ) {
    this.nextDeviation = normalDistribution(createRandomStream(String(seed), 'ear'));
    const response = options.uncalibrated === true ? 280 : this.calibrate();
    this.cues = new AudioCues(this, () => response);
    this.run = createRun(seed, options);
  }

  ready(action: CuedAction): void {
    this.promised = action;
    const leadSteps = (READY_LEAD_MS / 1000) * STEPS_PER_SECOND * this.run.view.assists.speed;
    this.promisedAt = this.step + Math.round(leadSteps);
  }

  jump(): void {
    this.hear('jump');
    this.jumps.add(this.answered());
  }

  duck(): void {
    this.hear('duck');
    this.downs.add(this.answered());
  }

  duckAt(): void {}

  standUp(): void {
    this.ups.add(this.answered());
  }

  footstep(): void {}

  /** Plays to the crash, or to this score. Returns the score. */
  play(most: number): number {
    const { run } = this;
    while (!run.view.gameOver && run.view.score < most) {
      this.step += 1;
      run.step(this.input());
      if (this.options.ignoresCues !== true) this.cues.afterStep(run.view);
    }
    return run.view.score;
  }

  private hear(action: CuedAction): void {
    this.cued += 1;
    if (this.promised === action && this.promisedAt === this.step) this.announced += 1;
  }

  private calibrate(): number {
    const { reaction = 280, soundDelay = 0 } = this.options;
    return reaction + soundDelay;
  }

  private input(): number {
    if (this.downs.has(this.step)) this.isDown = true;
    if (this.ups.has(this.step)) this.isDown = false;
    const jump = this.jumps.has(this.step) ? INPUT.jump : NO_INPUT;
    return jump | (this.isDown ? INPUT.crouch : NO_INPUT);
  }

  /** From a cue to the key, ms: a normal distribution without its ends. */
  private response(): number {
    const { reaction = 280, deviation = 60, soundDelay = 0 } = this.options;
    let deviations = this.nextDeviation();
    while (Math.abs(deviations) > MAX_DEVIATIONS) deviations = this.nextDeviation();
    return reaction + soundDelay + deviations * deviation;
  }

  /** The step in which the answer acts. In slow motion the same time is fewer steps. */
  private answered(): number {
    return (
      this.step +
      Math.ceil((this.response() / 1000) * STEPS_PER_SECOND * this.run.view.assists.speed)
    );
  }
}

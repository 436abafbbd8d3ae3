import type { StepClock } from '#game/api';
import { type Replay, runFromReplay } from '#replay';
import { INPUT, NO_INPUT, type Run, type RunView, STEPS_PER_SECOND } from '#simulation';

/** The playback rates, relative to the speed at which the run was played. */
export const RATES = [0.5, 1, 2] as const;
export type Rate = (typeof RATES)[number];

export interface PlaybackOptions {
  readonly highScore: number;
  /** A clock for this playback alone, which turns frame times into steps. */
  readonly clock: StepClock;
  /** The first step to show. Default 0. */
  readonly from?: number;
  /** Shows the hitboxes that met when the run crashes. Default false. */
  readonly crashBoxes?: boolean;
  /** Another run, shown at the same step, or at its last step if it is shorter. */
  readonly ghost?: Replay;
}

/**
 * Plays back a run from one of its steps on. Positions are counted from that step. Its only source
 * of time is `advance`.
 */
export class Playback {
  readonly highScore: number;
  readonly crashBoxes: boolean;
  /** Length of the part that is shown, steps. */
  readonly steps: number;
  /** Steps per second at the speed at which the run was played. */
  readonly stepsPerSecond: number;

  private readonly from: number;
  private readonly ghostReplay: Replay | undefined;
  private readonly clock: StepClock;
  private readonly speed: number;
  private current: Run;
  private ghostRun: Run | undefined;
  private isPlaying = false;
  private rate: Rate = 1;
  /**
   * What has changed since the last frame: the position by seeking, or playback has been resumed.
   */
  private hasSeeked = true;
  private resumes = false;
  private crashedAt = 0;
  /** The inputs of the steps since the last call of `takeKeys`. */
  private keys = NO_INPUT;

  /** @throws ReplayError for other rules than these. */
  constructor(
    private readonly replay: Replay,
    { highScore, clock, from = 0, crashBoxes = false, ghost }: PlaybackOptions,
  ) {
    this.highScore = highScore;
    this.crashBoxes = crashBoxes;
    this.clock = clock;
    this.from = from;
    this.steps = replay.inputs.length - from;
    this.ghostReplay = ghost;
    this.current = runAt(replay, from);
    this.ghostRun = ghost && runAt(ghost, from);
    this.speed = replay.assists.speed;
    this.stepsPerSecond = STEPS_PER_SECOND * this.speed;
  }

  get run(): Run {
    return this.current;
  }

  get ghost(): RunView | null {
    return this.ghostRun?.view ?? null;
  }

  get position(): number {
    return this.current.view.steps - this.from;
  }

  get playing(): boolean {
    return this.isPlaying;
  }

  /** The position is at the end. */
  get ended(): boolean {
    return this.position >= this.steps;
  }

  get alpha(): number {
    return this.ended || this.hasSeeked ? 0 : this.clock.alpha;
  }

  /** Time since playback reached the crash, ms; 0 before that. */
  sinceCrash(now: number): number {
    return this.current.view.gameOver && !this.hasSeeked ? Math.max(0, now - this.crashedAt) : 0;
  }

  /** At the end it starts again from the beginning. */
  play(): void {
    if (this.isPlaying) return;
    if (this.ended) this.seek(0);
    this.isPlaying = true;
    this.resumes = true;
  }

  pause(): void {
    this.isPlaying = false;
  }

  setRate(rate: Rate): void {
    this.rate = rate;
    this.clock.setRate(this.speed * rate);
  }

  /** Goes to this position, limited to the part that is shown; keeps playing if it was playing. */
  seek(position: number): void {
    const step = this.from + Math.min(Math.max(Math.round(position), 0), this.steps);
    this.current = runAt(this.replay, step, this.current);
    this.ghostRun = this.ghostReplay && runAt(this.ghostReplay, step, this.ghostRun);
    this.hasSeeked = true;
    this.keys = NO_INPUT;
  }

  /**
   * The keys of all steps since the last call, those of the present step included: a sum of INPUT
   * bits. The special key counts as what it does, a shot or turbo.
   */
  takeKeys(): number {
    const keys = this.keys | this.keysOfStep();
    this.keys = NO_INPUT;
    return keys;
  }

  /** See `ShownReplay.advance`; stops playing at the end. */
  advance(now: number, afterStep: (view: RunView) => void): void {
    if (this.hasSeeked) this.showSeeked(now, afterStep);
    if (!this.isPlaying) return;
    if (this.resumes) this.clock.resume(now);
    this.resumes = false;
    const due = this.clock.stepsDue(now);
    for (let i = 0; i < due && !this.ended; i++) {
      stepRun(this.current, this.replay);
      this.keys |= this.keysOfStep();
      if (this.ghostRun !== undefined && this.ghostReplay !== undefined)
        stepRun(this.ghostRun, this.ghostReplay);
      afterStep(this.current.view);
    }
    if (!this.ended) return;
    this.isPlaying = false;
    this.crashedAt = now;
  }

  private keysOfStep(): number {
    const { steps, components, dino } = this.current.view;
    const keys = this.replay.inputs[steps - 1] ?? NO_INPUT;
    if ((keys & INPUT.special) === 0) return keys;
    return keys | (components.Dino.hasWeapon.get(dino) === 1 ? INPUT.shoot : INPUT.turbo);
  }

  private showSeeked(now: number, afterStep: (view: RunView) => void): void {
    this.hasSeeked = false;
    this.crashedAt = now;
    this.clock.start(now, this.speed * this.rate);
    afterStep(this.current.view);
  }
}

/**
 * The run after this step, or at its end if it is shorter. A run cannot go back, so an earlier step
 * is reached from the beginning: some 20 ms for five minutes of play.
 * @param run one of this replay, which is used up.
 */
function runAt(replay: Replay, step: number, run?: Run): Run {
  const found = run === undefined || run.view.steps > step ? runFromReplay(replay) : run;
  const until = Math.min(step, replay.inputs.length);
  while (found.view.steps < until) stepRun(found, replay);
  return found;
}

/** Takes the run's next step; does nothing when the run is over. */
function stepRun(run: Run, { inputs }: Replay): void {
  const input = inputs[run.view.steps];
  if (input !== undefined) run.step(input);
}

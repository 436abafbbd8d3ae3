import { type Run, type RunView, STEPS_PER_SECOND } from '#simulation';
import type { RunPresentation, StepClock } from '#game/api';
import type { ReplaySource } from './replay-source.ts';

/** How fast a run can be played back, as shares of the speed that it was played at. */
export const RATES = [0.5, 1, 2] as const;
export type Rate = (typeof RATES)[number];

export interface PlaybackOptions {
  readonly highScore: number;
  /** Its own: what makes steps of the time of frames for the session does so here. */
  readonly clock: StepClock;
  /** The step of the run to begin at. Default 0. */
  readonly from?: number;
  /** The step to end at. Default the last one. */
  readonly until?: number;
  /** Another run that is shown at the same steps, and at its end when it is over. */
  readonly ghost?: ReplaySource;
}

/** Plays a run back, or a part of it. Positions are steps since the part's beginning. Hears of the time by `advance` alone. */
export class Playback implements RunPresentation {
  readonly phase = 'shown';
  readonly highScore: number;
  /** The part's length. */
  readonly steps: number;
  /** How many steps were a second to the player. */
  readonly stepsPerSecond: number;

  private readonly from: number;
  private readonly ghostSource: ReplaySource | undefined;
  private readonly clock: StepClock;
  private readonly speed: number;
  private current: Run;
  private ghostRun: Run | undefined;
  private isPlaying = false;
  private rate: Rate = 1;
  /** What the next frame finds changed: another moment is on show, or time passes again. */
  private hasSeeked = true;
  private resumes = false;
  private crashedAt = 0;

  constructor(
    private readonly source: ReplaySource,
    { highScore, clock, from = 0, until = source.runs.steps, ghost }: PlaybackOptions,
  ) {
    this.highScore = highScore;
    this.clock = clock;
    this.from = from;
    this.steps = until - from;
    this.ghostSource = ghost;
    this.current = source.runs.at(from);
    this.ghostRun = this.ghostAt(from);
    this.speed = this.current.view.assists.speed;
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

  /** It stands at its end. */
  get ended(): boolean {
    return this.position >= this.steps;
  }

  get alpha(): number {
    if (this.ended) return 1;
    return this.hasSeeked ? 0 : this.clock.alpha;
  }

  countdown(): number {
    return 0;
  }

  /** Since it arrived at the crash, ms; 0 before. */
  sinceCrash(now: number): number {
    return this.current.view.gameOver && !this.hasSeeked ? Math.max(0, now - this.crashedAt) : 0;
  }

  mayRestart(): boolean {
    return false;
  }

  /** From the end it begins anew. */
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

  /** To this position, or the nearest that there is; plays on if it was playing. */
  seek(position: number): void {
    const step = this.from + Math.min(Math.max(Math.round(position), 0), this.steps);
    this.current = this.source.runs.at(step);
    this.ghostRun = this.ghostAt(step);
    this.hasSeeked = true;
  }

  /** As `RunSource` has it, for all the runs that are shown. */
  prepare(mostSteps: number): boolean {
    return this.source.runs.prepare(mostSteps) || (this.ghostSource?.runs.prepare(mostSteps) ?? false);
  }

  /** As `Guest` has it; at the end it stops playing. */
  advance(now: number, follow: (view: RunView) => void): void {
    if (this.hasSeeked) this.showSeeked(now, follow);
    if (!this.isPlaying) return;
    if (this.resumes) this.clock.resume(now);
    this.resumes = false;
    const due = this.clock.stepsDue(now);
    for (let i = 0; i < due && !this.ended; i++) {
      stepRun(this.current, this.source);
      if (this.ghostRun !== undefined && this.ghostSource !== undefined) stepRun(this.ghostRun, this.ghostSource);
      follow(this.current.view);
    }
    if (!this.ended) return;
    this.isPlaying = false;
    this.crashedAt = now;
  }

  private showSeeked(now: number, follow: (view: RunView) => void): void {
    this.hasSeeked = false;
    this.crashedAt = now;
    this.clock.start(now, this.speed * this.rate);
    follow(this.current.view);
  }

  private ghostAt(step: number): Run | undefined {
    return this.ghostSource?.runs.at(Math.min(step, this.ghostSource.runs.steps));
  }
}

/** A run that is over stays as it is. */
function stepRun(run: Run, { inputs }: ReplaySource): void {
  const input = inputs[run.view.steps];
  if (input !== undefined) run.step(input);
}

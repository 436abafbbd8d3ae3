import {
  type Assists,
  createRun,
  NO_INPUT,
  type Run,
  type RunView,
  STAGE_WIDTH,
} from '#simulation';
import type { ShownGhost } from '#stage';
import { Story } from '#story';
import { reportOnce } from '#platform';
import { playTo, Recorder, type Replay, runFromReplay } from '#replay';
import { type EndedRun, KEPT_POINTS, summarizeRun } from '../runs/run-summary.ts';
import { type Ghost, rivalOf, type SessionStart } from './course.ts';

/**
 * Speed up a ghost that is out of sight, because nobody waits minutes for it: ten minutes of its
 * run take half a minute.
 */
const HIDDEN_GHOST_RATE = 20;

export interface UnfinishedReplay {
  readonly replay: Replay;
  readonly ranked: boolean;
  readonly invincible: boolean;
}

export class RecordedRun {
  isGenuine = true;
  /** Whether the run can be a high score. Once false, it stays false. */
  ranked: boolean;
  readonly story: Story;
  shownGhost: ShownGhost | null = null;
  private current: Run;
  private ghost: Ghost | undefined;
  private recorder: Recorder | undefined;
  private wasInvincible: boolean;
  /** Where the player took over. */
  private firstStep = 0;

  /** @throws what `createRun` throws for a bad seed. */
  constructor(
    private start: SessionStart,
    private readonly assists: Assists,
    private invincible: boolean,
  ) {
    // A recording doesn't say when its run was invincible.
    this.wasInvincible = invincible || start.from !== undefined;
    this.current = this.createRun();
    this.recorder = new Recorder(this.current.view);
    start.from?.inputs.forEach((input) => this.recorder?.take(input));
    this.ranked = start.ranked !== false && start.from === undefined;
    this.createGhost();
    this.play(this.lastStep);
    this.story = new Story(this.current.view);
    this.takeOver();
    if (invincible) this.unrank();
  }

  /** Under rules that were edited since, the run may end early. */
  static of({ replay, ranked, invincible }: UnfinishedReplay): RecordedRun {
    const { seed, assists, inputs } = replay;
    if (!ranked) return new RecordedRun({ seed, from: replay }, assists, invincible);
    const recorded = new RecordedRun({ seed }, assists, false);
    for (const input of inputs) if (!recorded.run.view.gameOver) recorded.step(input);
    recorded.takeOver();
    return recorded;
  }

  /** Undefined for practice, retries and a run that has gone back. */
  get unfinished(): UnfinishedReplay | undefined {
    const { ranked, invincible, recorder, isInPast } = this;
    const { practice, retry } = this.start;
    if (practice !== undefined || retry !== undefined || isInPast || recorder === undefined)
      return undefined;
    return { replay: recorder.replaySoFar, ranked, invincible };
  }

  /** The run turns out to be on this course, and gets its ghost. */
  join(start: SessionStart): void {
    this.start = start;
    this.createGhost();
    for (let i = 0; i < this.current.view.steps; i++) this.stepGhost();
    this.story.join(this.ghostView);
  }

  get run(): Run {
    return this.current;
  }

  /** Undefined if the run takes more than an hour, doesn't count, or has gone back. */
  get replay(): Replay | undefined {
    return this.ranked && !this.isInPast ? this.recorder?.replay : undefined;
  }

  /** Whether its result counts though the player leaves it. */
  get isKept(): boolean {
    return this.ranked && this.current.view.score >= KEPT_POINTS;
  }

  get ended(): EndedRun {
    return { replay: this.replay, summary: summarizeRun(this.current.view), at: Date.now() };
  }

  get lastStep(): number {
    return this.inputs.length;
  }

  get isInPast(): boolean {
    return this.current.view.steps < this.lastStep;
  }

  /** An error in the recording or the ghost ends only that. */
  step(input: number): void {
    this.current.step(input);
    try {
      this.recorder?.take(input);
    } catch (error) {
      reportOnce(this, error);
      this.recorder = undefined;
    }
    this.stepGhost();
    this.story.afterStep();
  }

  /** A copy. */
  runAt(step: number, run = this.createRun()): Run {
    // The run may have hit threats while invincible; otherwise only its last step can hit one.
    run.setInvincible(true);
    playTo(run, this.inputs, Math.min(step, this.lastStep - 1));
    run.setInvincible(this.invincible);
    return playTo(run, this.inputs, step);
  }

  seek(step: number): void {
    if (step < this.current.view.steps) {
      this.current = this.createRun();
      this.createGhost();
      this.play(step < this.firstStep ? 0 : this.firstStep);
      this.story.begin(this.current.view, this.ghostView);
    }
    this.play(step, this.story);
  }

  /**
   * Playing on from an earlier step makes another run, which doesn't count.
   * @returns whether the run has gone back.
   */
  forgetFuture(): boolean {
    const { isInPast } = this;
    if (isInPast) {
      this.recorder?.forgetAfter(this.current.view.steps);
      this.unrank();
    }
    return isInPast;
  }

  /**
   * After the run, its ghost goes on alone, and comes to rest.
   * @param steps those that are due; a ghost out of sight takes more.
   */
  finishGhost(steps: number): void {
    const { ghost, story } = this;
    if (ghost === undefined) return;
    const lead = ghost.view.groundCovered - this.run.view.groundCovered;
    const rate = Math.abs(lead) > STAGE_WIDTH ? HIDDEN_GHOST_RATE : 1;
    for (let i = 0; i < steps * rate && story.hasAftermath; i++) {
      this.stepGhost();
      story.afterStep();
    }
  }

  unrank(): void {
    this.isGenuine = false;
    this.ranked = false;
  }

  setInvincible(on: boolean): void {
    this.invincible = on;
    this.wasInvincible ||= on;
    this.current.setInvincible(on);
  }

  private get inputs(): readonly number[] {
    return this.recorder?.inputs ?? [];
  }

  private get ghostView(): RunView | null {
    return this.ghost?.view ?? null;
  }

  private createRun(): Run {
    const { seed, from, practice } = this.start;
    if (from !== undefined) return runFromReplay(from);
    return createRun(seed, {
      assists: this.assists,
      ...(practice === undefined ? {} : { practice }),
    });
  }

  private createGhost(): void {
    this.ghost = this.start.ghost?.();
    const rival = rivalOf(this.start) ?? null;
    this.shownGhost = this.ghost === undefined ? null : { view: this.ghost.view, rival };
  }

  /** What happened before is no longer told. */
  private takeOver(): void {
    this.firstStep = this.current.view.steps;
    this.story.begin(this.current.view, this.ghostView);
  }

  /** Repeats the recorded inputs up to this step. */
  private play(until: number, story?: Story): void {
    const { current, inputs, lastStep } = this;
    const { view } = current;
    // Only a run that has been invincible can have hit a threat before its last step.
    current.setInvincible(this.wasInvincible);
    while (view.steps < Math.min(until, lastStep) && !view.gameOver) {
      if (view.steps === lastStep - 1) current.setInvincible(this.invincible);
      current.step(inputs[view.steps] ?? NO_INPUT);
      this.stepGhost();
      story?.afterStep();
    }
    current.setInvincible(this.invincible);
  }

  private stepGhost(): void {
    try {
      this.ghost?.step();
    } catch (error) {
      reportOnce(this, error);
      this.ghost = undefined;
      this.shownGhost = null;
      this.story.join(null);
    }
  }
}

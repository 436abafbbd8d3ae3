import { type Assists, createRun, type Run, type RunView, STAGE_WIDTH } from '#simulation';
import { reportOnce } from '#platform';
import { playTo, Recorder, type Replay, runFromReplay } from '#replay';
import type { Ghost, SessionStart } from './course.ts';

/**
 * Nobody waits minutes for a ghost that is out of sight: ten minutes of its run take half a minute.
 */
const RATE_OUT_OF_SIGHT = 20;

/** A run that can be played on later. */
export interface UnfinishedReplay {
  readonly replay: Replay;
  /** Whether it counts. */
  readonly ranked: boolean;
  readonly invincible: boolean;
}

/** A run, the ghost that it races against, and the recording of its inputs. */
export class RecordedRun {
  /** Whether its result is the player's: false once the tools of developers have made it easier. */
  isGenuine = true;
  /** Whether it can be a high score. Once false, it stays so. */
  ranked: boolean;
  private current: Run;
  private ghost: Ghost | undefined;
  private newGhost: SessionStart['ghost'];
  private recorder: Recorder | undefined;

  /** @throws what `createRun` throws for a bad seed. */
  constructor(
    private readonly start: SessionStart,
    private readonly assists: Assists,
    private invincible: boolean,
  ) {
    this.current = this.createRun();
    this.recorder = new Recorder(this.current.view);
    start.from?.inputs.forEach((input) => this.recorder?.take(input));
    this.ranked = start.ranked !== false && start.from === undefined;
    this.seek(this.lastStep);
    this.race(start.ghost);
    if (invincible) this.unrank();
  }

  /** An unfinished run, to be played on. Rules that were edited may end it early. */
  static of({ replay, ranked, invincible }: UnfinishedReplay): RecordedRun {
    const { seed, assists, inputs } = replay;
    if (!ranked) return new RecordedRun({ seed, from: replay }, assists, invincible);
    const recorded = new RecordedRun({ seed }, assists, false);
    for (const input of inputs) if (!recorded.run.view.gameOver) recorded.step(input);
    return recorded;
  }

  /** Undefined for practice, for what is tried again, and for a run that has gone back. */
  get unfinished(): UnfinishedReplay | undefined {
    const { ranked, invincible, recorder, isInPast } = this;
    const { practice, retry } = this.start;
    const replay = recorder?.replay;
    if (practice !== undefined || retry !== undefined || isInPast || replay === undefined)
      return undefined;
    return { replay, ranked, invincible };
  }

  /** From now on the run races against this ghost, which is led to the same step. */
  race(newGhost: SessionStart['ghost']): void {
    this.newGhost = newGhost;
    this.ghost = newGhost?.();
    this.leadGhost();
  }

  get run(): Run {
    return this.current;
  }

  get ghostView(): RunView | null {
    return this.ghost?.view ?? null;
  }

  /** Undefined for a run of more than an hour, that doesn't count, or that has gone back. */
  get replay(): Replay | undefined {
    return this.ranked && !this.isInPast ? this.recorder?.replay : undefined;
  }

  /** The last of its steps, also while an earlier one is shown. */
  get lastStep(): number {
    return this.inputs.length;
  }

  /** Whether it has gone back, so that the next step has been taken before. */
  get isInPast(): boolean {
    return this.current.view.steps < this.lastStep;
  }

  /** An error in the recording or in the ghost ends that alone. */
  step(input: number): void {
    this.current.step(input);
    try {
      this.recorder?.take(input);
    } catch (error) {
      reportOnce(this, error);
      this.recorder = undefined;
    }
    this.stepGhost();
  }

  /** Another run like this one, after a step that it has taken. */
  runAt(step: number, run = this.createRun()): Run {
    // It may have run into threats while it was invincible, and else in its last step only.
    run.setInvincible(true);
    playTo(run, this.inputs, Math.min(step, this.lastStep - 1));
    run.setInvincible(this.invincible);
    return playTo(run, this.inputs, step);
  }

  /** Goes to a step that it has taken, with the ghost. */
  seek(step: number): void {
    const isBack = step < this.current.view.steps;
    this.current = this.runAt(step, isBack ? undefined : this.current);
    if (isBack) this.race(this.newGhost);
    else this.leadGhost();
  }

  /**
   * What follows a step that it has gone back to is another run, which does not count.
   * @returns whether it has gone back.
   */
  forgetFuture(): boolean {
    const { isInPast } = this;
    if (isInPast) {
      this.recorder?.forgetAfter(this.current.view.steps);
      this.unrank();
    }
    return isInPast;
  }

  /** Whether there is a ghost that has not crashed. */
  get isGhostMoving(): boolean {
    return this.ghost?.view.gameOver === false;
  }

  /**
   * Lets the ghost go on alone when the run is over.
   * @param steps those that are due; out of sight it takes more of them.
   */
  finishGhost(steps: number): void {
    const { ghost } = this;
    if (ghost === undefined || ghost.view.gameOver) return;
    const lead = ghost.view.groundCovered - this.run.view.groundCovered;
    const rate = Math.abs(lead) > STAGE_WIDTH ? RATE_OUT_OF_SIGHT : 1;
    for (let i = 0; i < steps * rate; i++) this.stepGhost();
  }

  /** It can't be a high score any more, and has no replay. */
  unrank(): void {
    this.isGenuine = false;
    this.ranked = false;
  }

  setInvincible(on: boolean): void {
    this.invincible = on;
    this.current.setInvincible(on);
  }

  private get inputs(): readonly number[] {
    return this.recorder?.inputs ?? [];
  }

  private createRun(): Run {
    const { seed, from, practice } = this.start;
    if (from !== undefined) return runFromReplay(from);
    return createRun(seed, {
      assists: this.assists,
      ...(practice === undefined ? {} : { practice }),
    });
  }

  private leadGhost(): void {
    const { steps } = this.current.view;
    for (let at = this.ghost?.view.steps ?? steps; at < steps; at++) this.stepGhost();
  }

  private stepGhost(): void {
    try {
      this.ghost?.step();
    } catch (error) {
      reportOnce(this, error);
      this.ghost = undefined;
    }
  }
}

import { type Assists, createRun, type Run, type RunView, STAGE_WIDTH } from '#simulation';
import { reportOnce } from '#platform';
import { Recorder, type Replay } from '#replay';
import type { Ghost, SessionStart } from './course.ts';

/**
 * Nobody waits minutes for a ghost that is out of sight: ten minutes of its run take half a minute.
 */
const RATE_OUT_OF_SIGHT = 20;

/** A run, the ghost that it races against, and the recording of its inputs. */
export class RecordedRun {
  readonly run: Run;
  /** Whether its result is the player's: false once the tools of developers have made it easier. */
  isGenuine = true;
  /** Whether it can be a high score. Once false, it stays so. */
  ranked: boolean;
  private ghost: Ghost | undefined;
  private recorder: Recorder | undefined;

  /** @throws what `createRun` throws for a bad seed. */
  constructor(
    { seed, ghost, from, ranked, practice }: SessionStart,
    assists: Assists,
    invincible: boolean,
  ) {
    const options = { assists, invincible, ...(practice === undefined ? {} : { practice }) };
    this.run = from ?? createRun(seed, options);
    if (invincible) from?.setInvincible(true);
    this.ghost = ghost;
    // The recording of a run that is played on would lack its first steps.
    this.ranked = ranked !== false && from === undefined;
    if (this.ranked) this.recorder = new Recorder(this.run.view);
    if (invincible) this.unrank();
  }

  /** The run of a replay, at its end; it can be played on. */
  static of({ seed, assists, inputs }: Replay): RecordedRun {
    const recorded = new RecordedRun({ seed }, assists, false);
    for (const input of inputs) recorded.step(input);
    return recorded;
  }

  /** From now on the run races against this ghost, which is led to the same step. */
  race(ghost: Ghost | undefined): void {
    this.ghost = ghost;
    for (let i = 0; i < this.run.view.steps; i++) this.stepGhost();
  }

  get ghostView(): RunView | null {
    return this.ghost?.view ?? null;
  }

  /** The run so far; undefined for a run of more than an hour, and for an unranked one. */
  get replay(): Replay | undefined {
    return this.recorder?.replay;
  }

  /** An error in the recording or in the ghost ends that alone. */
  step(input: number): void {
    this.run.step(input);
    try {
      this.recorder?.take(input);
    } catch (error) {
      reportOnce(this, error);
      this.recorder = undefined;
    }
    this.stepGhost();
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
    this.recorder = undefined;
  }

  setInvincible(on: boolean): void {
    this.run.setInvincible(on);
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

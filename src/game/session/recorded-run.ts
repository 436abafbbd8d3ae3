import { type Assists, createRun, type Run, type RunView } from '#simulation';
import { Recorder, type Replay } from '#replay';
import type { Ghost } from './course.ts';

export interface RecordedRunOptions {
  readonly seed: string | number;
  readonly assists: Assists | undefined;
  readonly invincible: boolean;
  /** Takes its steps together with the run. */
  readonly ghost?: Ghost | undefined;
}

/** A run, the ghost that it races against, and the recording of its inputs. */
export class RecordedRun {
  readonly run: Run;
  private readonly ghost: Ghost | undefined;
  private recorder: Recorder | undefined;

  /** @throws what `createRun` throws for a bad seed. */
  constructor({ seed, assists, invincible, ghost }: RecordedRunOptions) {
    this.run = createRun(seed, { invincible, ...(assists === undefined ? {} : { assists }) });
    this.ghost = ghost;
    if (!invincible) this.recorder = new Recorder(this.run.view);
  }

  get ghostView(): RunView | null {
    return this.ghost?.view ?? null;
  }

  /** The run so far; undefined for a run of more than an hour, and for one that was invincible at any time. */
  get replay(): Replay | undefined {
    return this.recorder?.replay;
  }

  step(input: number): void {
    this.run.step(input);
    this.recorder?.take(input);
    this.ghost?.step();
  }

  setInvincible(on: boolean): void {
    if (on) this.recorder = undefined;
    this.run.setInvincible(on);
  }
}

import { createRun, INPUT, NO_INPUT, type Run, type RunOptions } from '#simulation';
import { type CueListener, AudioCues } from '#game/testing';

/** The reaction time of a person to a sound, steps: 250 ms and up to 67 ms more. */
const REACTION_STEPS = 15;
const MOST_JITTER = 4;

export interface ListeningOptions extends RunOptions {
  /** Does not react to cues. Default false. */
  readonly ignoresCues?: boolean;
  /** Presses turbo as often as it can while nothing is on the stage. Default false. */
  readonly turbo?: boolean;
}

/** Random integers from 0 to `most`, reproducible by the seed. */
function dice(seed: number): (most: number) => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 1;
  return (most) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % (most + 1);
  };
}

/** A player who knows only the cues, and reacts to them as late as a person does. */
export class ListeningPlayer implements CueListener {
  readonly run: Run;
  private readonly cues = new AudioCues(this);
  private readonly jitter: () => number;
  private readonly jumps = new Set<number>();
  private readonly downs = new Set<number>();
  private readonly ups = new Set<number>();
  private isDown = false;
  private step = 0;

  constructor(
    seed: number,
    private readonly options: ListeningOptions = {},
  ) {
    const roll = dice(seed);
    this.jitter = () => roll(MOST_JITTER);
    this.run = createRun(seed, options);
  }

  jump(): void {
    this.jumps.add(this.answered());
  }

  duck(): void {
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

  private input(): number {
    if (this.downs.has(this.step)) this.isDown = true;
    if (this.ups.has(this.step)) this.isDown = false;
    const jump = this.jumps.has(this.step) ? INPUT.jump : NO_INPUT;
    const turbo = this.options.turbo === true && this.run.view.entities.threats.length === 0 ? INPUT.turbo : NO_INPUT;
    return jump | (this.isDown ? INPUT.crouch : NO_INPUT) | turbo;
  }

  private answered(): number {
    // In slow motion the same reaction time is fewer steps.
    return this.step + Math.round((REACTION_STEPS + this.jitter()) * this.run.view.assists.speed);
  }
}

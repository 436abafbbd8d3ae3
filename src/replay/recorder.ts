import { type RunView, RULES_VERSION } from '#simulation';
import { MOST_STEPS, type Replay } from './replay.ts';

/** Room for a minute of play; more is made as it is needed. */
const ROOM = 3600;

/** Keeps what the player does in one run, from its first step on. */
export class Recorder {
  private inputs = new Uint8Array(ROOM);
  private steps = 0;

  constructor(private readonly view: RunView) {}

  /** The run takes a step with this input. What goes beyond the longest run is not kept. */
  take(input: number): void {
    if (this.steps === this.inputs.length) this.grow();
    this.inputs[this.steps] = input;
    this.steps += 1;
  }

  /** The run so far; undefined for one that has become too long to be kept. */
  get replay(): Replay | undefined {
    if (this.steps > MOST_STEPS) return undefined;
    const { seed, assists } = this.view;
    return { rules: RULES_VERSION, seed, assists, inputs: this.inputs.slice(0, this.steps) };
  }

  /** Doubles: it happens some six times in the longest run. A write past the end is not kept, and costs nothing. */
  private grow(): void {
    if (this.inputs.length > MOST_STEPS) return;
    const more = new Uint8Array(2 * this.inputs.length);
    more.set(this.inputs);
    this.inputs = more;
  }
}

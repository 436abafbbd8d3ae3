import { type RunView, RULES_VERSION } from '#simulation';
import { MOST_STEPS, type Replay } from './replay.ts';

/** A minute of play; the buffer grows as needed. */
const ROOM = 3600;

/** Records the inputs of one run, from its first step on. */
export class Recorder {
  private inputs = new Uint8Array(ROOM);
  private steps = 0;

  constructor(private readonly view: RunView) {}

  /** Records the input of a step. Inputs beyond the longest run are not recorded. */
  take(input: number): void {
    if (this.steps === this.inputs.length) this.grow();
    this.inputs[this.steps] = input;
    this.steps += 1;
  }

  /** The run so far; undefined for one that has become too long. */
  get replay(): Replay | undefined {
    if (this.steps > MOST_STEPS) return undefined;
    const { seed, assists } = this.view;
    return { rules: RULES_VERSION, seed, assists, inputs: this.inputs.slice(0, this.steps) };
  }

  /**
   * Doubles the buffer, some six times in the longest run. Beyond that writes past the end are
   * ignored by the typed array.
   */
  private grow(): void {
    if (this.inputs.length > MOST_STEPS) return;
    const more = new Uint8Array(2 * this.inputs.length);
    more.set(this.inputs);
    this.inputs = more;
  }
}

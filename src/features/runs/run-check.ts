import { runInSlices } from '#platform';

/** Plays runs to check them, one at a time, while the page can be used. */
export class RunCheck {
  private current: AbortController | undefined;

  /** @param onProgress told how much of a run is checked, 0 to 1; null when no check is under way. */
  constructor(private readonly onProgress: (checked: number | null) => void) {}

  /**
   * Does this work instead of the one that is under way.
   * @returns undefined if it was cancelled meanwhile.
   * @throws what the work throws.
   */
  async run<Result>(work: Generator<number, Result>): Promise<Result | undefined> {
    this.cancel();
    const check = new AbortController();
    const { signal } = check;
    this.current = check;
    try {
      return await runInSlices(work, { signal, onProgress: this.onProgress });
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    } finally {
      if (this.current === check) this.cancel();
    }
  }

  cancel(): void {
    this.current?.abort();
    this.current = undefined;
    this.onProgress(null);
  }
}

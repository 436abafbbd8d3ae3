/** Runs each cleanup once, the last one first. */
export class Cleanup {
  private readonly steps: (() => Promise<void> | void)[] = [];

  add(step: () => Promise<void> | void): () => Promise<void> {
    this.steps.push(step);
    return async () => {
      const place = this.steps.indexOf(step);
      if (place === -1) return;
      this.steps.splice(place, 1);
      await step();
    };
  }

  /** Runs all cleanups that are left. One that fails is logged, and doesn't stop the others. */
  async all(): Promise<void> {
    for (let step = this.steps.pop(); step !== undefined; step = this.steps.pop()) {
      try {
        await step();
      } catch (error) {
        console.error(error);
      }
    }
  }
}

/** What has been begun, and how each of it is ended: once, the last one first. */
export class Cleanup {
  private readonly steps: (() => Promise<void> | void)[] = [];

  /** Notes how something is ended; the returned function ends it now. */
  add(step: () => Promise<void> | void): () => Promise<void> {
    this.steps.push(step);
    return async () => {
      const place = this.steps.indexOf(step);
      if (place === -1) return;
      this.steps.splice(place, 1);
      await step();
    };
  }

  /** Ends all that is not ended yet. What cannot be ended is told, and does not keep the rest. */
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

import type { Engine, EngineOptions } from '#game';
import { withTimeout } from '#platform';
import { engineChunk, type EngineModule } from './engine-chunk.ts';

/**
 * How long the engine's code may take before the player can try again, ms. If it comes later, the
 * game opens all the same.
 */
const LOAD_TIMEOUT = 30_000;

/**
 * Loads the engine's code for a mounted game, creates its engine, and opens the stage. After a
 * failure it can try again.
 */
export class EngineLoader {
  private options: EngineOptions | undefined;
  private current: Engine | undefined;

  /** Undefined until it has loaded. */
  get engine(): Engine | undefined {
    return this.current;
  }

  open(options: EngineOptions): void {
    this.options = options;
    this.load(options, () => engineChunk.load());
  }

  /** Tries again what has failed: loading the engine's code, or opening its stage. */
  retry(): void {
    if (this.options !== undefined) this.load(this.options, () => engineChunk.reload());
  }

  dispose(): void {
    this.options = undefined;
    this.current?.dispose();
    this.current = undefined;
  }

  private load(options: EngineOptions, load: () => Promise<EngineModule>): void {
    options.onScreen('opening');
    if (this.current !== undefined) {
      this.current.open();
      return;
    }
    // The code may load or fail only after the game was unmounted, or after another try has loaded
    // it.
    const isCurrent = () => this.options === options && this.current === undefined;
    const start = (module: EngineModule) => {
      if (!isCurrent()) return;
      options.onScreen('opening');
      this.current = new module.Engine(options);
      this.current.open();
    };
    const report = (error: unknown) => {
      if (!isCurrent()) return;
      console.error('The game did not load.', error);
      options.onScreen('no-engine');
    };
    withTimeout(load().then(start), LOAD_TIMEOUT).catch(report);
  }
}

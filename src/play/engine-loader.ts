import type { Engine, EngineOptions } from '#game';
import { engineChunk, type EngineModule } from './engine-chunk.ts';

/** Loads the engine's code for a mounted game, creates its engine, and opens the stage. After a failure it can try again. */
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
    // The code may load or fail only after the game was unmounted.
    const isCurrent = () => this.options === options;
    const start = (module: EngineModule) => {
      if (!isCurrent()) return;
      this.current = new module.Engine(options);
      this.current.open();
    };
    const report = (error: unknown) => {
      if (!isCurrent()) return;
      console.error('The game did not load.', error);
      options.onScreen('no-engine');
    };
    void load().then(start, report);
  }
}

import type { Engine, EngineOptions } from '#game';
import { withTimeout, workUnderWay } from '#platform';

/** How long a second try and the question whether the site can be reached may each take, ms. */
const RETRY_TIMEOUT = 10_000;

export type EngineModule = typeof import('#game/engine');

/**
 * Loads the engine's code, which is a chunk of its own. An object, so that tests can replace its
 * methods.
 */
export const engineChunk = {
  load: (): Promise<EngineModule> => import('#game/engine'),

  /**
   * Loads it once more after a failure. Some browsers remember a failed import until the page is
   * reloaded, and after a new deployment the chunks that this page names no longer exist. A reload
   * helps against both, if the site can be reached. There is none if a run has begun in the
   * meantime, because the first request was answered late.
   */
  reload: async (): Promise<EngineModule> => {
    try {
      return await withTimeout(engineChunk.load(), RETRY_TIMEOUT);
    } catch (error) {
      if ((await isSiteReachable()) && !workUnderWay.get()) location.reload();
      throw error;
    }
  },
};

async function isSiteReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch(location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(RETRY_TIMEOUT),
    });
    return ok;
  } catch {
    return false;
  }
}

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
  /** Undefined until it has loaded. */
  engine: Engine | undefined;
  private options: EngineOptions | undefined;

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
    this.engine?.dispose();
    this.engine = undefined;
  }

  private load(options: EngineOptions, load: () => Promise<EngineModule>): void {
    options.onScreen('opening');
    if (this.engine !== undefined) {
      this.engine.open();
      return;
    }
    // The code may load or fail only after the game was unmounted, or after another try has loaded
    // it.
    const isCurrent = () => this.options === options && this.engine === undefined;
    const start = (module: EngineModule) => {
      if (!isCurrent()) return;
      options.onScreen('opening');
      this.engine = new module.Engine(options);
      this.engine.open();
    };
    const report = (error: unknown) => {
      if (!isCurrent()) return;
      console.error('The game did not load.', error);
      options.onScreen('no-engine');
    };
    withTimeout(load().then(start), LOAD_TIMEOUT).catch(report);
  }
}

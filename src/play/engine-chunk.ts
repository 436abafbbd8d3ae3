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

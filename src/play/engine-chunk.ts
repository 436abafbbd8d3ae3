export type EngineModule = typeof import('#game/engine');

/** Loads the engine's code, which is a chunk of its own. An object, so that tests can replace its methods. */
export const engineChunk = {
  load: (): Promise<EngineModule> => import('#game/engine'),

  /**
   * Loads it once more after a failure. Some browsers remember a failed import until the page is reloaded, and after a new
   * deployment the chunks that this page names no longer exist. A reload helps against both, if the site can be reached.
   */
  reload: async (): Promise<EngineModule> => {
    try {
      return await engineChunk.load();
    } catch (error) {
      if (await isSiteReachable()) location.reload();
      throw error;
    }
  },
};

async function isSiteReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    return ok;
  } catch {
    return false;
  }
}

/** The engine's code, a chunk of its own. */
export const loadEngine = () => import('#game/engine');

export type EngineModule = Awaited<ReturnType<typeof loadEngine>>;

/**
 * Once more, after a failure. Some browsers remember a failed import as long as the page lives, and a new deployment no longer
 * has the chunks that this page names: against both a fresh page helps, if the site answers.
 */
export async function loadEngineAgain(): Promise<EngineModule> {
  try {
    return await loadEngine();
  } catch (error) {
    if (await siteAnswers()) location.reload();
    throw error;
  }
}

async function siteAnswers(): Promise<boolean> {
  try {
    const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    return ok;
  } catch {
    return false;
  }
}

import { createOpener } from './opener.ts';

/**
 * The first call's renderer stays: later calls return the same stage. A page has a single stage,
 * because browsers limit drawing contexts and each needs much memory. Pixi loads here, because Node
 * can't import it when it renders the pages.
 * @throws StageError if it can't open; a later call tries again.
 */
export const openStage = createOpener(async (renderer) => {
  const { startStage } = await import('./create-stage.ts');
  return startStage(renderer);
});

import type { RendererChoice } from './application.ts';

export function createStageOpener<Opened>(
  open: (renderer: RendererChoice) => Promise<Opened>,
): (renderer: RendererChoice) => Promise<Opened> {
  let opened: Promise<Opened> | undefined;
  return (renderer) => {
    opened ??= open(renderer).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
}

/**
 * The first call's renderer stays: later calls return the same stage. A page has a single stage,
 * because browsers limit drawing contexts and each needs much memory. Pixi loads here, because Node
 * can't import it when it renders the pages.
 * @throws StageError if it can't open; a later call tries again.
 */
export const openStage = createStageOpener(async (renderer) => {
  const { startStage } = await import('./create-stage.ts');
  return startStage(renderer);
});

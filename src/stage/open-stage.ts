import type { RendererChoice } from './application.ts';

/**
 * Returns a function that opens a stage at its first call and returns the same one from then on.
 * After a failure the next call tries again.
 */
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
 * Opens the stage of the page at the first call, with the renderer that this call chooses; later
 * calls return the same stage. There is only one: browsers limit the drawing contexts of a page,
 * and each needs much memory. Pixi loads here, because Node, which renders the pages, can't import
 * it.
 * @throws StageError when it cannot open; a later call tries again.
 */
export const openStage = createStageOpener(async (renderer) => {
  const { startStage } = await import('./create-stage.ts');
  return startStage(renderer);
});

import { createApplication } from './application.ts';
import { createStage } from './create-stage.ts';
import { createSheetTexture } from './sheet-texture.ts';
import { loadArt } from './sheets.ts';
import { createStageOpener } from './stage-opener.ts';

/**
 * Opens the stage of the page at the first call, with the renderer that this call chooses; later
 * calls return the same stage. There is only one: browsers limit the drawing contexts of a page,
 * and each needs much memory.
 * @throws StageError when it cannot open; a later call tries again.
 */
export const openStage = createStageOpener({
  createTexture: createSheetTexture,
  loadArt,
  createApplication,
  createStage,
});

import { createApplication, type RendererChoice } from './application.ts';
import { createStage } from './create-stage.ts';
import { createSheetTexture } from './sheet-texture.ts';
import { loadArt } from './sheets.ts';

/** The parts of opening a stage. */
interface StageParts<Texture, Art, Application, Stage> {
  readonly createTexture: () => Texture;
  readonly loadArt: (texture: Texture) => Promise<Art>;
  readonly createApplication: (renderer: RendererChoice, art: Art) => Promise<Application>;
  readonly createStage: (application: Application, art: Art, texture: Texture) => Stage;
}

/**
 * Returns a function that opens a stage at its first call and returns the same one from then on.
 * After a failure the next call tries again.
 */
export function createStageOpener<Texture, Art, Application, Stage>(
  parts: StageParts<Texture, Art, Application, Stage>,
): (renderer?: RendererChoice) => Promise<Stage> {
  let opened: Promise<Stage> | undefined;

  async function open(renderer: RendererChoice): Promise<Stage> {
    // The art first: if a sheet fails to load, the next try does not leave a second drawing context
    // behind.
    const texture = parts.createTexture();
    const art = await parts.loadArt(texture);
    return parts.createStage(await parts.createApplication(renderer, art), art, texture);
  }

  return (renderer = 'fastest') => {
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
 * and each needs much memory.
 * @throws StageError when it cannot open; a later call tries again.
 */
export const openStage = createStageOpener({
  createTexture: createSheetTexture,
  loadArt,
  createApplication,
  createStage,
});

import type { RendererChoice } from './application.ts';

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
export function createStageOpener<Texture, Art, Application, Stage>({
  createTexture,
  loadArt,
  createApplication,
  createStage,
}: StageParts<Texture, Art, Application, Stage>): (renderer?: RendererChoice) => Promise<Stage> {
  let opened: Promise<Stage> | undefined;

  async function open(renderer: RendererChoice): Promise<Stage> {
    // The art first: if a sheet fails to load, the next try does not leave a second drawing context
    // behind.
    const texture = createTexture();
    const art = await loadArt(texture);
    return createStage(await createApplication(renderer, art), art, texture);
  }

  return (renderer = 'fastest') => {
    opened ??= open(renderer).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
}

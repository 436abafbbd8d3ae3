import type { RendererChoice } from './application.ts';

/** The three parts of opening a stage. */
interface StageParts<Art, Application, Stage> {
  readonly loadArt: () => Promise<Art>;
  readonly createApplication: (renderer: RendererChoice) => Promise<Application>;
  readonly createStage: (application: Application, art: Art) => Stage;
}

/**
 * Returns a function that opens a stage at its first call and returns the same one from then on. After a failure the next
 * call tries again.
 */
export function createStageOpener<Art, Application, Stage>({
  loadArt,
  createApplication,
  createStage,
}: StageParts<Art, Application, Stage>): (renderer?: RendererChoice) => Promise<Stage> {
  let opened: Promise<Stage> | undefined;

  async function open(renderer: RendererChoice): Promise<Stage> {
    // The art first: if a sheet fails to load, the next try does not leave a second drawing context behind.
    const art = await loadArt();
    return createStage(await createApplication(renderer), art);
  }

  return (renderer = 'fastest') => {
    opened ??= open(renderer).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
}

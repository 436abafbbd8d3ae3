import { createApplication, type RendererChoice } from './application.ts';
import { createStage } from './create-stage.ts';
import { loadArt } from './sheets.ts';
import type { Stage } from './stage.ts';

/** The one stage of the page: a browser gives a page few drawing contexts, and each costs it dearly. */
let opened: Promise<Stage> | undefined;

/**
 * The stage of this page, made at the first call.
 * @param renderer what that call draws it with.
 * @throws StageError when it cannot open; a later call tries again.
 */
export function openStage(renderer: RendererChoice = 'fastest'): Promise<Stage> {
  opened ??= open(renderer).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(renderer: RendererChoice): Promise<Stage> {
  // The art first: whoever tries again for want of a sheet leaves no drawing context behind.
  const art = await loadArt();
  return createStage(await createApplication(renderer), art);
}

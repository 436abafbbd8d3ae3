import { createApplication } from './application.ts';
import { createStage } from './create-stage.ts';
import { loadArt } from './sheets.ts';
import type { Stage } from './stage.ts';

/** The one stage of the page: a browser gives a page few drawing contexts, and each costs it dearly. */
let opened: Promise<Stage> | undefined;

/**
 * The stage of this page, made at the first call.
 * @throws StageError when it cannot open; a later call tries again.
 */
export function openStage(): Promise<Stage> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(): Promise<Stage> {
  // The art first: whoever tries again for want of a sheet leaves no drawing context behind.
  const art = await loadArt();
  return createStage(await createApplication(), art);
}

import type { Renderer } from './application.ts';

/** The first call's result stays, unless it failed: then the next call tries again. */
export function createOpener<Opened>(
  open: (renderer: Renderer) => Promise<Opened>,
): (renderer: Renderer) => Promise<Opened> {
  let opened: Promise<Opened> | undefined;
  return (renderer) => {
    opened ??= open(renderer).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
}

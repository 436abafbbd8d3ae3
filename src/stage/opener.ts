import type { RendererChoice } from './application.ts';

/** The first call's result stays, unless it failed: then the next call tries again. */
export function createOpener<Opened>(
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

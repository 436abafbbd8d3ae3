import type { Page } from '@playwright/test';

/**
 * Makes a WebGL canvas readable after its frame (preserveDrawingBuffer), without changing its
 * pixels.
 */
export async function keepPictures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      value(this: HTMLCanvasElement, kind: string, options: object | undefined) {
        const kept = kind.startsWith('webgl')
          ? { ...options, preserveDrawingBuffer: true }
          : options;
        const context: unknown = Reflect.apply(getContext, this, [kind, kept]);
        return context;
      },
    });
  });
}

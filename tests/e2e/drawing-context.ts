import type { Page } from '@playwright/test';

declare global {
  interface Window {
    stageContext?: {
      readonly gl: WebGL2RenderingContext;
      readonly extension: WEBGL_lose_context;
      /**
       * Lost by the test. The page also gives up contexts by itself, if it doesn't draw with them.
       */
      isLost: boolean;
    };
  }
}

/**
 * Lets the test lose and restore the page's WebGL context, whether or not the stage is visible.
 * Both resolve once the page has got the event.
 */
export async function holdContext(
  page: Page,
): Promise<{ lose(): Promise<void>; restore(): Promise<void> }> {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      value(this: HTMLCanvasElement, ...args: unknown[]) {
        const gl: unknown = Reflect.apply(getContext, this, args);
        if (!(gl instanceof WebGL2RenderingContext)) return gl;
        // Requested now, since a lost context returns no extensions.
        const extension = gl.getExtension('WEBGL_lose_context');
        if (extension !== null) window.stageContext = { gl, extension, isLost: false };
        return gl;
      },
    });
  });
  return {
    lose: () =>
      page.evaluate(async () => {
        const held = window.stageContext;
        if (held === undefined || held.gl.isContextLost()) return;
        const isLost = new Promise((resolve) =>
          held.gl.canvas.addEventListener('webglcontextlost', resolve, { once: true }),
        );
        held.extension.loseContext();
        held.isLost = true;
        await isLost;
      }),
    restore: () =>
      page.evaluate(async () => {
        const held = window.stageContext;
        if (held?.isLost !== true) return;
        const isRestored = new Promise((resolve) =>
          held.gl.canvas.addEventListener('webglcontextrestored', resolve, { once: true }),
        );
        held.extension.restoreContext();
        held.isLost = false;
        await isRestored;
      }),
  };
}

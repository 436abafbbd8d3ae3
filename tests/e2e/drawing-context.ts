import type { Page } from '@playwright/test';

declare global {
  interface Window {
    stageContext?: { readonly gl: WebGL2RenderingContext; readonly lose: WEBGL_lose_context };
  }
}

/**
 * Lets the test lose and restore the page's WebGL context, whether or not the page shows the stage.
 * Both end once the page has been told.
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
        // Requested at once, since a lost context returns no extensions.
        const lose = gl.getExtension('WEBGL_lose_context');
        if (lose !== null) window.stageContext = { gl, lose };
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
        held.lose.loseContext();
        await isLost;
      }),
    restore: () =>
      page.evaluate(async () => {
        const held = window.stageContext;
        if (held?.gl.isContextLost() !== true) return;
        const isRestored = new Promise((resolve) =>
          held.gl.canvas.addEventListener('webglcontextrestored', resolve, { once: true }),
        );
        held.lose.restoreContext();
        await isRestored;
      }),
  };
}

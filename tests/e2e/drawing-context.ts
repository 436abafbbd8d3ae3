import type { Page } from '@playwright/test';

declare global {
  interface Window {
    stageContext?: WEBGL_lose_context | null;
  }
}

/**
 * Lets the test lose and restore the page's WebGL context, whether or not the page shows the stage.
 */
export async function holdContext(
  page: Page,
): Promise<{ lose(): Promise<void>; restore(): Promise<void> }> {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      value(this: HTMLCanvasElement, ...args: unknown[]) {
        const context: unknown = Reflect.apply(getContext, this, args);
        // Requested at once, since a lost context returns no extensions.
        if (context instanceof WebGL2RenderingContext)
          window.stageContext = context.getExtension('WEBGL_lose_context');
        return context;
      },
    });
  });
  return {
    lose: () => page.evaluate(() => window.stageContext?.loseContext()),
    restore: () => page.evaluate(() => window.stageContext?.restoreContext()),
  };
}

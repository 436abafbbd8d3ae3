import type { Page } from '@playwright/test';

export const GRAPHICS_PROCESSOR =
  'ANGLE (NVIDIA, NVIDIA GeForce GTX 1060 Direct3D11 vs_5_0 ps_5_0)';

export async function pretendDriver(page: Page, driver: string): Promise<void> {
  await page.addInitScript((name) => {
    const { getContext } = HTMLCanvasElement.prototype;
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      value(this: HTMLCanvasElement, kind: string, options: object | undefined) {
        const context: unknown = Reflect.apply(getContext, this, [
          kind,
          { ...options, failIfMajorPerformanceCaveat: false },
        ]);
        return context;
      },
    });
    const { getParameter } = WebGL2RenderingContext.prototype;
    const UNMASKED_RENDERER = 0x9246;
    Object.defineProperty(WebGL2RenderingContext.prototype, 'getParameter', {
      value(this: WebGL2RenderingContext, parameter: number) {
        const asked = parameter === this.RENDERER || parameter === UNMASKED_RENDERER;
        const answer: unknown = asked ? name : Reflect.apply(getParameter, this, [parameter]);
        return answer;
      },
    });
  }, driver);
}

/** WebGL with a graphics processor, else Canvas 2D. */
import { onlyInFullRun } from './only-in-full-run.ts';
import { expect, type GamePage, test } from './game.ts';
import { GRAPHICS_PROCESSOR, pretendDriver } from './graphics-driver.ts';

const rendererOf = async (game: GamePage) =>
  (await game.debug()).evaluate((debug) => debug.drawn().renderer);

test('a graphics processor draws with WebGL, and the page keeps a single context', async ({
  game,
  page,
}) => {
  await pretendDriver(page, GRAPHICS_PROCESSOR);
  await page.addInitScript(() => {
    const contexts = new Set<WebGLRenderingContext | WebGL2RenderingContext>();
    const { getContext } = HTMLCanvasElement.prototype;
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      value(this: HTMLCanvasElement, ...args: unknown[]) {
        const context: unknown = Reflect.apply(getContext, this, args);
        if (context instanceof WebGLRenderingContext || context instanceof WebGL2RenderingContext)
          contexts.add(context);
        return context;
      },
    });
    Object.assign(globalThis, { contexts });
  });
  await game.open('/?debug');
  expect(await rendererOf(game)).toBe('webgl');
  await game.loaded();
  await game.playTo('contexts', 60);
  expect(await page.evaluate('[...contexts].filter((gl) => !gl.isContextLost()).length')).toBe(1);
});

test('Canvas 2D is used if the CPU draws WebGL, by its name or because the browser says that it is slow', async ({
  game,
  page,
}) => {
  // This browser refuses failIfMajorPerformanceCaveat by itself: it draws WebGL in software.
  await game.open('/?debug');
  expect(await rendererOf(game)).toBe('canvas');
  for (const driver of [
    'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)',
    'llvmpipe (LLVM 15.0.6, 256 bits)',
    'ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0 ps_5_0)',
  ]) {
    await pretendDriver(page, driver);
    await game.open('/?debug');
    expect(await rendererOf(game), driver).toBe('canvas');
  }
});

test('in debug mode the address chooses the renderer', onlyInFullRun(), async ({ game }) => {
  await game.open('/?debug&renderer=webgl');
  expect(await rendererOf(game)).toBe('webgl');
  await game.open('/?debug&renderer=quick');
  expect(await rendererOf(game)).toBe('canvas');
});

test('all sheets are in one texture, so that a frame is drawn by one call', async ({
  game,
  page,
}) => {
  await page.addInitScript(() => {
    const calls = { clear: 0, draw: 0 };
    const { clear, drawElements } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.clear = function (...args) {
      calls.clear += 1;
      clear.apply(this, args);
    };
    WebGL2RenderingContext.prototype.drawElements = function (...args) {
      calls.draw += 1;
      drawElements.apply(this, args);
    };
    Object.assign(globalThis, { calls });
  });
  await game.open('/?debug&renderer=webgl');
  await game.loaded();
  await game.playTo('picture', 5000);
  await page.evaluate('Object.assign(calls, { clear: 0, draw: 0 })');
  await game.stepFrameByFrame(20);
  const calls = await page.evaluate<{ clear: number; draw: number }>('calls');
  expect(calls.clear).toBeGreaterThanOrEqual(20);
  expect(calls.draw).toBe(calls.clear);
});

/** What the stage is drawn with: the graphics processor where there is one, else what costs the processor least. */
import { expect, type GamePage, test } from './game.ts';
import { GRAPHICS_PROCESSOR, pretendDriver } from './graphics-driver.ts';

const rendererOf = (game: GamePage) => game.page.evaluate('dinoDebug.drawn().renderer');

test('a graphics processor draws with WebGL', async ({ game, page }) => {
  await pretendDriver(page, GRAPHICS_PROCESSOR);
  await game.open('/?debug');
  expect(await rendererOf(game)).toBe('webgl');
});

for (const driver of [
  'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)',
  'llvmpipe (LLVM 15.0.6, 256 bits)',
  'ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0 ps_5_0)',
]) {
  test(`where WebGL is the processor's work, Canvas 2D is faster and draws: ${driver}`, async ({ game, page }) => {
    await pretendDriver(page, driver);
    await game.open('/?debug');
    expect(await rendererOf(game)).toBe('canvas');
  });
}

test('a browser that calls its WebGL slow is believed', async ({ game }) => {
  // This one does: its WebGL is drawn by software, and it refuses a context that is not to be slow.
  await game.open('/?debug');
  expect(await rendererOf(game)).toBe('canvas');
});

test('who debugs may choose', async ({ game }) => {
  await game.open('/?debug&renderer=webgl');
  expect(await rendererOf(game)).toBe('webgl');
  await game.open('/?debug&renderer=quick');
  expect(await rendererOf(game)).toBe('canvas');
});

test('all sheets are one texture, beside the one with the colours', async ({ game }) => {
  await game.open('/?debug&renderer=webgl');
  await game.embellished();
  expect(await game.page.evaluate('dinoDebug.drawn().textures')).toBe(2);
  expect(await texturesBound(game)).toBe(2);
});

/** How many textures the stage's own context has bound while it draws. */
function texturesBound({ page }: GamePage): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('[role=application] canvas');
    const gl = canvas?.getContext('webgl2');
    if (gl === null || gl === undefined) throw new Error('The stage has no WebGL 2 context.');
    const units: unknown = gl.getParameter(gl.MAX_COMBINED_TEXTURE_IMAGE_UNITS);
    let bound = 0;
    for (let unit = 0; unit < Number(units); unit++) {
      gl.activeTexture(gl.TEXTURE0 + unit);
      if (gl.getParameter(gl.TEXTURE_BINDING_2D) !== null) bound += 1;
    }
    return bound;
  });
}

/** The choice of renderer: WebGL with a graphics processor, else Canvas 2D. */
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
  test(`Canvas 2D is used where WebGL is drawn by the CPU: ${driver}`, async ({ game, page }) => {
    await pretendDriver(page, driver);
    await game.open('/?debug');
    expect(await rendererOf(game)).toBe('canvas');
  });
}

test('Canvas 2D is used where the browser reports that WebGL is slow', async ({ game }) => {
  // This browser does: its WebGL is drawn by software, and it refuses failIfMajorPerformanceCaveat.
  await game.open('/?debug');
  expect(await rendererOf(game)).toBe('canvas');
});

test('in debug mode the address chooses the renderer', async ({ game }) => {
  await game.open('/?debug&renderer=webgl');
  expect(await rendererOf(game)).toBe('webgl');
  await game.open('/?debug&renderer=quick');
  expect(await rendererOf(game)).toBe('canvas');
});

test('all sheets are in one texture, beside that of the palette', async ({ game }) => {
  await game.open('/?debug&renderer=webgl');
  await game.loaded();
  expect(await game.page.evaluate('dinoDebug.drawn().textures')).toBe(1);
  expect(await texturesBound(game)).toBe(2);
});

/** The number of textures that the stage's context binds while it draws. */
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

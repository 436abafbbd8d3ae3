import type { Plugin } from 'vite';

/** All of Pixi that the site uses, by the module it stands in; @pixi/react's needs included. */
const PIXI_PARTS = {
  Application: 'app/Application',
  Container: 'scene/container/Container',
  Filter: 'filters/Filter',
  ImageSource: 'rendering/renderers/shared/texture/sources/ImageSource',
  Rectangle: 'maths/shapes/Rectangle',
  Sprite: 'scene/sprite/Sprite',
  Texture: 'rendering/renderers/shared/texture/Texture',
  Ticker: 'ticker/Ticker',
  extensions: 'extensions/Extensions',
  getTestContext: 'rendering/renderers/gl/shader/program/getTestContext',
};

/** Names that @pixi/react merely compares with; the site has no such objects. */
const PIXI_STAND_INS = ['Graphics', 'TextStyle'];

/**
 * Leaves out what Pixi's index drags into the game's first chunk whether used or not: WebGPU, graphics, text, masks,
 * loaders. 54 kB gzip less until the first frame (233 for 287). A name that is missing from the table fails the build.
 */
export function slimPixi(): Plugin {
  return {
    name: 'slim-pixi',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id.endsWith('/pixi.js/lib/index.mjs')) {
        return [
          ...Object.entries(PIXI_PARTS).map(([name, path]) => `export { ${name} } from './${path}.mjs';`),
          ...PIXI_STAND_INS.map((name) => `export class ${name} {}`),
        ].join('\n');
      }
      // The preference of renderers never names WebGPU.
      if (id.endsWith('/pixi.js/lib/rendering/renderers/gpu/WebGPURenderer.mjs')) return 'export {};';
      return null;
    },
  };
}

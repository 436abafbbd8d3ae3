import type { Plugin } from 'vite';

/** The exports of Pixi that the site and @pixi/react use, with their modules. */
const PIXI_PARTS = {
  Application: 'app/Application',
  Container: 'scene/container/Container',
  RenderContainer: 'scene/container/RenderContainer',
  Ticker: 'ticker/Ticker',
  extensions: 'extensions/Extensions',
};

/** Classes that @pixi/react only compares with; the site has no such objects. */
const PIXI_STAND_INS = ['Filter', 'Graphics', 'TextStyle'];

/**
 * Pixi's renderers without everything that draws Pixi's own objects. The scene is one `RenderContainer`, which draws the whole
 * picture itself, so a renderer needs only the view, the context and the background, and calls that one.
 * @param imports source code of the imports that `systems` needs. @param systems source code of further systems.
 */
const rendererOf = (name: string, type: string, imports: string, systems: string): string => `
  import { BackgroundSystem } from '../shared/background/BackgroundSystem.mjs';
  import { AbstractRenderer } from '../shared/system/AbstractRenderer.mjs';
  import { ViewSystem } from '../shared/view/ViewSystem.mjs';
  import { RendererType } from '../types.mjs';
  ${imports}

  // Pixi's own prepares transforms and instructions for any scene in each frame.
  class SceneSystem {
    constructor(renderer) {
      this.renderer = renderer;
    }
    render({ container: { children } }) {
      for (let i = 0; i < children.length; i++) children[i].render(this.renderer);
    }
  }
  const named = (parts) => Object.entries(parts).map(([name, value]) => ({ name, value }));

  export class ${name} extends AbstractRenderer {
    constructor() {
      super({
        name: '${name === 'WebGLRenderer' ? 'webgl' : 'canvas'}',
        type: RendererType.${type},
        systems: named({
          background: BackgroundSystem,
          view: ViewSystem,
          renderGroup: SceneSystem,
          ${systems}
        }),
        renderPipes: [],
        renderPipeAdaptors: [],
      });
    }
  }
`;

const WEBGL_RENDERER = rendererOf(
  'WebGLRenderer',
  'WEBGL',
  `
  import { GlContextSystem } from './context/GlContextSystem.mjs';

  class ClearSystem {
    constructor(renderer) {
      this.renderer = renderer;
    }
    renderStart({ clearColor }) {
      const { gl } = this.renderer;
      gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
      // By index: destructuring would allocate an iterator.
      gl.clearColor(clearColor[0], clearColor[1], clearColor[2], clearColor[3]);
      gl.clear(gl.COLOR_BUFFER_BIT);
    }
  }`,
  'context: GlContextSystem, renderTarget: ClearSystem,',
);

const CANVAS_RENDERER = rendererOf(
  'CanvasRenderer',
  'CANVAS',
  `
  class ClearSystem {
    constructor(renderer) {
      this.renderer = renderer;
    }
    renderStart() {
      const { background, canvas } = this.renderer;
      this.context ??= canvas.getContext('2d');
      this.context.fillStyle = this.styleOf(background.color.toNumber());
      this.context.fillRect(0, 0, canvas.width, canvas.height);
    }
    styleOf(rgb) {
      if (rgb !== this.rgb) this.style = '#' + rgb.toString(16).padStart(6, '0');
      this.rgb = rgb;
      return this.style;
    }
  }`,
  'renderTarget: ClearSystem,',
);

/** The only part of pixi.js/unsafe-eval that the remaining renderer needs: it skips the check for 'unsafe-eval'. */
const UNSAFE_EVAL = `
  import { AbstractRenderer } from '../rendering/renderers/shared/system/AbstractRenderer.mjs';
  Object.assign(AbstractRenderer.prototype, { _unsafeEvalCheck() {} });
`;

/** What a renderer calls of a pool of textures or canvases. */
const POOL = '{ setScreenSize() {}, removeScreen() {} }';

/** Modules that other modules import but the site does not need, with their replacements. */
const MODULE_STAND_INS: readonly (readonly [ending: string, code: string])[] = [
  // The stage never asks Pixi for WebGPU.
  ['/pixi.js/lib/rendering/renderers/gpu/WebGPURenderer.mjs', 'export {};'],
  ['/pixi.js/lib/rendering/renderers/gl/WebGLRenderer.mjs', WEBGL_RENDERER],
  ['/pixi.js/lib/rendering/renderers/canvas/CanvasRenderer.mjs', CANVAS_RENDERER],
  ['/pixi.js/lib/unsafe-eval/init.mjs', UNSAFE_EVAL],
  // The only target is the canvas: renderers compare targets, and nothing draws into a texture.
  ['/renderers/shared/renderTarget/RenderTarget.mjs', 'export class RenderTarget {}'],
  // Nothing takes a texture or a canvas out of these; the renderer only tells them the size of its screen.
  ['/renderers/shared/texture/TexturePool.mjs', `export const TexturePool = ${POOL};`],
  ['/renderers/shared/texture/CanvasPool.mjs', `export const CanvasPool = ${POOL};`],
  // Colours are numbers or begin with a '#'.
  ['/@pixi/colord/plugins/names.mjs', 'export default () => {};'],
  // Nothing on the stage listens for pointer events; the page does.
  [
    '/@pixi/react/lib/constants/EventPropNames.mjs',
    'export const PixiToReactEventPropNames = {}, ReactToPixiEventPropNames = {};',
  ],
  // The whole package.json is imported for the name and version that React's developer tools show.
  ['/@pixi/react/lib/package.json.mjs', "export default { name: '@pixi/react', version: '' };"],
];

/**
 * Excludes what Pixi's index imports whether it is used or not: WebGPU, graphics, text, masks, loaders, sprites and their renderers.
 * With it, the scripts until the first frame are about 200 kB gzip. An export of Pixi that is used but not in `PIXI_PARTS` fails the
 * build.
 */
export function slimPixi(): Plugin {
  return {
    name: 'slim-pixi',
    apply: 'build',
    enforce: 'pre',
    // React's and @pixi/react's renderers each bring the same scheduler; one does.
    config: () => ({ resolve: { dedupe: ['scheduler'] } }),
    load(id) {
      if (id.endsWith('/pixi.js/lib/index.mjs')) {
        return [
          ...Object.entries(PIXI_PARTS).map(([name, path]) => `export { ${name} } from './${path}.mjs';`),
          ...PIXI_STAND_INS.map((name) => `export class ${name} {}`),
        ].join('\n');
      }
      return MODULE_STAND_INS.find(([ending]) => id.endsWith(ending))?.[1] ?? null;
    },
  };
}

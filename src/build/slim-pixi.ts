import type { Plugin } from 'vite';

/** All of Pixi that the site uses, by the module it stands in; @pixi/react's needs included. */
const PIXI_PARTS = {
  Application: 'app/Application',
  Container: 'scene/container/Container',
  Filter: 'filters/Filter',
  RenderContainer: 'scene/container/RenderContainer',
  Ticker: 'ticker/Ticker',
  extensions: 'extensions/Extensions',
};

/** Names that @pixi/react merely compares with; the site has no such objects. */
const PIXI_STAND_INS = ['Graphics', 'TextStyle'];

/**
 * Pixi's renderers without all that draws Pixi's own objects. The scene is one `RenderContainer`, which draws the whole
 * picture itself, so what is left of a renderer is the view, the context, the background and the walk through the scene.
 * @param systems more systems, as text. @param imports what these come from.
 */
const rendererOf = (name: string, type: string, imports: string, systems: string): string => `
  import { CustomRenderPipe } from '../../../scene/container/CustomRenderPipe.mjs';
  import { RenderGroupSystem } from '../../../scene/container/RenderGroupSystem.mjs';
  import { BackgroundSystem } from '../shared/background/BackgroundSystem.mjs';
  import { AbstractRenderer } from '../shared/system/AbstractRenderer.mjs';
  import { ViewSystem } from '../shared/view/ViewSystem.mjs';
  import { RendererType } from '../types.mjs';
  ${imports}

  // Asked on the way through the scene, for the sake of objects that are not in it.
  class Nothing {
    start() {}
    break() {}
    upload() {}
    buildStart() {}
    buildEnd() {}
    pushBlendMode() {}
    popBlendMode() {}
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
          renderGroup: RenderGroupSystem,
          globalUniforms: Nothing,
          ${systems}
        }),
        renderPipes: named({ customRender: CustomRenderPipe, batch: Nothing, blendMode: Nothing, colorMask: Nothing }),
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
      // By index: taking an array apart makes an iterator.
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
      this.context.setTransform(1, 0, 0, 1, 0, 0);
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

/** What of it has to do with the renderer that is left. */
const UNSAFE_EVAL = `
  import { AbstractRenderer } from '../rendering/renderers/shared/system/AbstractRenderer.mjs';
  Object.assign(AbstractRenderer.prototype, { _unsafeEvalCheck() {} });
`;

/** Modules whose names are looked at on the way, and that do nothing here: other modules in their place. */
const MODULE_STAND_INS: readonly (readonly [ending: string, code: string])[] = [
  // The preference of renderers never names WebGPU.
  ['/pixi.js/lib/rendering/renderers/gpu/WebGPURenderer.mjs', 'export {};'],
  ['/pixi.js/lib/rendering/renderers/gl/WebGLRenderer.mjs', WEBGL_RENDERER],
  ['/pixi.js/lib/rendering/renderers/canvas/CanvasRenderer.mjs', CANVAS_RENDERER],
  ['/pixi.js/lib/unsafe-eval/init.mjs', UNSAFE_EVAL],
  // Colours are numbers or begin with a '#'.
  ['/@pixi/colord/plugins/names.mjs', 'export default () => {};'],
  // Nothing on the stage listens to a pointer; the page does.
  [
    '/@pixi/react/lib/constants/EventPropNames.mjs',
    'export const PixiToReactEventPropNames = {}, ReactToPixiEventPropNames = {};',
  ],
  // The whole of its package.json, for a name and a version that React's developer tools would show.
  ['/@pixi/react/lib/package.json.mjs', "export default { name: '@pixi/react', version: '' };"],
];

/**
 * Leaves out what Pixi's index drags into the game's first chunk whether used or not: WebGPU, graphics, text, masks, loaders,
 * sprites and what draws them. The scripts until the first frame are some 200 kB gzip for it. A name that is missing from
 * the table of parts fails the build.
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

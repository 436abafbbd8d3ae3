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

/** What WebGL and Canvas 2D draw by: without masks, pictures taken of the stage, a greeting, old names of the GC. */
const SHARED_SYSTEMS = `
  import { CustomRenderPipe } from '../../../../scene/container/CustomRenderPipe.mjs';
  import { RenderGroupPipe } from '../../../../scene/container/RenderGroupPipe.mjs';
  import { RenderGroupSystem } from '../../../../scene/container/RenderGroupSystem.mjs';
  import { SpritePipe } from '../../../../scene/sprite/SpritePipe.mjs';
  import { BatcherPipe } from '../../../batcher/shared/BatcherPipe.mjs';
  import { ColorMaskPipe } from '../../../mask/color/ColorMaskPipe.mjs';
  import { BackgroundSystem } from '../background/BackgroundSystem.mjs';
  import { BlendModePipe } from '../blendModes/BlendModePipe.mjs';
  import { GCSystem } from '../GCSystem.mjs';
  import { GlobalUniformSystem } from '../renderTarget/GlobalUniformSystem.mjs';
  import { SchedulerSystem } from '../SchedulerSystem.mjs';
  import { ViewSystem } from '../view/ViewSystem.mjs';
  export const SharedSystems = [
    BackgroundSystem, GlobalUniformSystem, ViewSystem, RenderGroupSystem, GCSystem, SchedulerSystem,
  ];
  // A frame begins with the mask of colours, even where there is none.
  export const SharedRenderPipes = [
    BlendModePipe, BatcherPipe, SpritePipe, RenderGroupPipe, ColorMaskPipe, CustomRenderPipe,
  ];
`;

/** Modules whose names are looked at on the way, and that do nothing here: other modules in their place. */
const MODULE_STAND_INS: readonly (readonly [ending: string, code: string])[] = [
  // The preference of renderers never names WebGPU.
  ['/pixi.js/lib/rendering/renderers/gpu/WebGPURenderer.mjs', 'export {};'],
  ['/pixi.js/lib/rendering/renderers/gpu/GpuUboSystem.mjs', 'export class GpuUboSystem {}'],
  ['/pixi.js/lib/rendering/renderers/shared/system/SharedSystems.mjs', SHARED_SYSTEMS],
  // Colours are numbers or begin with a '#'.
  ['/@pixi/colord/plugins/names.mjs', 'export default () => {};'],
  // Nothing on the stage listens to a pointer; the page does.
  [
    '/@pixi/react/lib/constants/EventPropNames.mjs',
    'export const PixiToReactEventPropNames = {}, ReactToPixiEventPropNames = {};',
  ],
  // There are no particle containers.
  ['/pixi.js/lib/scene/particle-container/shared/ParticleBuffer.mjs', 'export class ParticleBuffer {}'],
  [
    '/pixi.js/lib/unsafe-eval/particle/generateParticleUpdatePolyfill.mjs',
    'export const generateParticleUpdatePolyfill = undefined;',
  ],
  // The whole of its package.json, for a name and a version that React's developer tools would show.
  ['/@pixi/react/lib/package.json.mjs', "export default { name: '@pixi/react', version: '' };"],
];

/**
 * Leaves out what Pixi's index drags into the game's first chunk whether used or not: WebGPU, graphics, text, masks,
 * loaders: 54 kB gzip less until the first frame (233 for 287), and by masks and the like 6 more. A name that is missing from
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

import { THREAT_KINDS } from '#simulation';
import type { Story } from '#story';
import { createApplication, type Renderer, type StageApplication } from './application.ts';
import { Camera } from './camera.ts';
import type { DeferredViews, measureDrawStats } from './deferred/deferred-views.ts';
import { createDino } from './figures/dino.ts';
import { createClouds, createGround, createHills } from './figures/scenery.ts';
import { createShadows } from './figures/shadows.ts';
import { THREAT_VIEWS } from './figures/threats.ts';
import { createBullets, createPickup } from './figures/weapon.ts';
import { childOf, findLayers } from './layers.ts';
import { createOpener } from './opener.ts';
import { CAPTION_NAMES, CaptionBoard } from './overlay/captions.ts';
import { Hud } from './overlay/hud.ts';
import { Messages } from './overlay/messages.ts';
import { backdropOf, OPENING } from './palette.ts';
import { createBands, createSun } from './figures/daylight.ts';
import { createSheetTexture, loadArt, type PaintableTexture, type SheetArt } from './sheets.ts';
import type { Backdrop, Stage, StageState } from './stage.ts';
import { type View, type ViewFactory, WritableFrameInfo } from './view.ts';
import { COARSE_RESOLUTION, fittingResolution, WIDE } from './viewport.ts';

const CONTEXT_EVENTS = {
  webgl: { lost: 'webglcontextlost', restored: 'webglcontextrestored' },
  canvas: { lost: 'contextlost', restored: 'contextrestored' },
} as const satisfies Record<StageApplication['renderer'], object>;

/** WebGL's flag for clearing colour. Pixi's canvas renderer accepts it too. */
const COLOR_BUFFER_BIT = 0x4000;

/** Each draws into layers of its own, and `scene.tsx` decides what lies on top. */
export const FIRST_VIEWS: readonly ViewFactory[] = [
  createBands,
  createSun,
  createHills,
  createClouds,
  createGround,
  createShadows,
  ...THREAT_KINDS.map((kind) => THREAT_VIEWS[kind]),
  createPickup,
  createDino,
  createBullets,
  (context) => new Hud(context),
  (context) => new Messages(context),
];

const OVERLAY = ['hud', 'score', 'highScore', ...CAPTION_NAMES] as const;

function createStage(
  { application, canvas, renderer, render }: StageApplication,
  art: SheetArt,
  texture: PaintableTexture,
): Stage {
  const layers = findLayers(application.stage);
  const captions = new CaptionBoard(application.stage, art, layers.grid);
  const context = { layers, captions, art };
  const camera = new Camera(layers);
  const firstViews: readonly View[] = FIRST_VIEWS.map((create) => create(context));
  let deferredViews: DeferredViews | undefined;
  let measure: typeof measureDrawStats | undefined;
  // The others ask the camera what is in view.
  let views: readonly View[] = [camera, ...firstViews];
  let loading: Promise<void> | undefined;

  const { background, limits } = application.renderer;
  // Reused, because Pixi would otherwise create one in each frame. The stage has no depth or
  // stencil to clear.
  const renderOptions = {
    container: application.stage,
    clear: COLOR_BUFFER_BIT,
    clearColor: background.colorRgba,
  };
  let backdrop: Backdrop = OPENING;
  let frame: WritableFrameInfo | undefined;
  let isContextLost = false;
  let cssWidth = 0;
  let devicePixelRatio = 1;
  let viewport = WIDE;
  let captioned = Promise.resolve();

  function draw(story: Story, alpha: number, state: StageState): void {
    frame ??= new WritableFrameInfo(story, state);
    frame.write(story, alpha, state);
    if (isContextLost) return;
    fitCanvas(state);
    // Loops by index here and in `afterStep`, because an iterator would allocate each time.
    for (let i = 0; i < layers.inOrder.length; i++) layers.inOrder[i]?.clear();
    captions.clear();
    for (let i = 0; i < views.length; i++) views[i]?.draw(frame);
    const changed = captions.finish();
    if (changed !== undefined) captioned = render(changed).then(redraw);
    for (let i = 0; i < layers.inOrder.length; i++) layers.inOrder[i]?.finish();
    application.renderer.render(renderOptions);
  }

  /** For when the canvas has lost its content, or something has become visible late. */
  function redraw(): void {
    if (frame !== undefined) draw(frame.story, frame.storyAlpha, frame.state);
  }

  function fitCanvas({ detail, viewport: shown }: Readonly<StageState>): void {
    const wanted =
      detail === 'coarse'
        ? COARSE_RESOLUTION
        : fittingResolution(shown, cssWidth, devicePixelRatio);
    if (wanted === application.renderer.resolution && shown === viewport) return;
    viewport = shown;
    application.renderer.resize(shown.width, shown.height, wanted);
    application.stage.position.set(-shown.left, -shown.top);
    // Pixi doesn't update the transform of the root that it renders.
    application.stage.updateLocalTransform();
    layers.grid.fit(wanted, shown.left, shown.top);
    layers.worldGrid.fit(wanted, shown.left, shown.top);
    // Keep edges sharp when enlarging; smooth when reducing.
    canvas.style.imageRendering = wanted < 1 ? 'pixelated' : 'auto';
  }

  function setBackdrop(colours: Parameters<typeof backdropOf>[0]): void {
    backdrop = backdropOf(colours);
    background.color = backdrop.sky;
    renderOptions.clearColor = background.colorRgba;
  }

  async function loadDeferredViews(): Promise<void> {
    const loaded = await import('./deferred/deferred-views.ts');
    measure = loaded.measureDrawStats;
    deferredViews ??= new loaded.DeferredViews(
      Object.assign(context, {
        texture,
        renderer,
        paletteSwap: new loaded.PaletteSwap(loaded.createPaint(texture, renderer), setBackdrop),
      }),
    );
    const added = await deferredViews.load();
    if (added.length === 0) return;
    views = [camera, ...deferredViews.inOrder, ...firstViews];
    redraw();
  }

  function listen(event: string, listener: () => void): () => void {
    canvas.addEventListener(event, listener);
    return () => canvas.removeEventListener(event, listener);
  }

  const contextEvents = CONTEXT_EVENTS[renderer];
  listen(contextEvents.lost, () => {
    isContextLost = true;
  });
  // Pixi registered its own listener first, so its objects are restored by now.
  listen(contextEvents.restored, () => {
    isContextLost = false;
    redraw();
  });

  return {
    canvas,
    draw,
    get backdrop() {
      return backdrop;
    },
    get captioned() {
      return captioned;
    },
    drawn: () => ({
      renderer,
      textures: limits.maxBatchableTextures,
      sprites: 0,
      pixels: 0,
      ...measure?.(application.stage, viewport),
    }),
    offerToDevtools() {
      Object.assign(globalThis, { __PIXI_APP__: application });
    },
    toCanvas(x, y) {
      const { position, scale } = layers.camera;
      return {
        x: (position.x + scale.x * x - viewport.left) / viewport.width,
        y: (position.y + scale.y * y - viewport.top) / viewport.height,
      };
    },
    hideOverlay() {
      for (const label of OVERLAY) childOf(application.stage, label).renderable = false;
      redraw();
    },
    begin(story) {
      for (const view of views) view.begin?.(story);
    },
    afterStep(story) {
      for (let i = 0; i < views.length; i++) views[i]?.afterStep?.(story);
    },
    get isAnimating() {
      return views.some(isAnimating);
    },
    loadDeferredViews() {
      loading ??= loadDeferredViews().finally(() => {
        loading = undefined;
      });
      return loading;
    },
    resize(width, density) {
      const isSame = width === cssWidth && density === devicePixelRatio;
      cssWidth = width;
      devicePixelRatio = density;
      // Who watches an element's size hears of it once without a change.
      if (!isSame || frame?.state.viewport !== viewport) redraw();
    },
    get isContextLost() {
      return isContextLost;
    },
    onContextLost: (listener) => listen(contextEvents.lost, listener),
    onContextRestored: (listener) => listen(contextEvents.restored, listener),
  };
}

/** A function of its own, so that a frame doesn't create a closure. */
function isAnimating(view: View): boolean {
  return view.isAnimating === true;
}

/** A try after the sheets failed to load must not find a leftover drawing context. */
const openApplication = createOpener(createApplication);

/** @throws StageError if the browser offers no drawing context, or a sheet doesn't load. */
export async function startStage(renderer: Renderer): Promise<Stage> {
  const texture = createSheetTexture();
  // The sheets are decoded while Pixi starts.
  const [art, application] = await Promise.all([loadArt(texture), openApplication(renderer)]);
  return createStage(application, art, texture);
}

import { type RunView, STAGE_HEIGHT, STAGE_WIDTH } from '#simulation';
import type { StageApplication } from './application.ts';
import { ART_PIXEL } from './atlas.ts';
import { EARLY_VIEWS } from './early-views.ts';
import { interpolatedGroundX } from './interpolation.ts';
import { measureDrawn } from './quads/measure-drawn.ts';
import type { SheetArt } from './sheets.ts';
import type { Detail, Stage, StageState } from './stage.ts';
import { Tints } from './tints.ts';
import type { View } from './view.ts';

/** WebGL's bit for clearing colour; Pixi's canvas renderer takes the same. */
const COLOR_BUFFER_BIT = 0x4000;

/** One canvas pixel for each art pixel: the lowest resolution that loses nothing of the art. */
const COARSE_RESOLUTION = 1 / ART_PIXEL;

/** Creates the stage of an application. @param art the frames on the first sheets. */
export function createStage({ application, canvas, quads, layers }: StageApplication, art: SheetArt): Stage {
  quads.setSheets([...art.sheets.values()]);
  const context = { layers, art, tints: new Tints(), describeCrash: () => '' };
  let views: readonly View[] = EARLY_VIEWS.map((create) => create(context));
  let lateViews: Promise<void> | undefined;

  const { background } = application.renderer;
  // One object for all frames; without it Pixi would create one for each. The stage draws colour only, no depth or stencil.
  const renderOptions = { container: application.stage, clear: COLOR_BUFFER_BIT, clearColor: background.colorRgba };
  let frame: { view: RunView; alpha: number; groundX: number; state: StageState } | undefined;
  let isAwake = true;
  let isContextLost = false;
  /** Canvas pixels for each px of the stage, in full detail. */
  let resolution = 1;

  function draw(view: RunView, alpha: number, state: StageState): void {
    frame ??= { view, alpha, groundX: 0, state };
    frame.view = view;
    frame.alpha = alpha;
    frame.state = state;
    render();
  }

  /** Draws the current frame; also needed whenever the canvas has lost its content while the loop is paused. */
  function render(): void {
    if (frame === undefined || isContextLost || !isAwake) return;
    setResolution(frame.state.detail);
    // The loop's alpha goes on after the last step; the run does not.
    if (frame.view.gameOver) frame.alpha = 1;
    frame.groundX = interpolatedGroundX(frame.view, frame.alpha);
    // Loops by index here and in `afterStep`: an iterator would be allocated each time.
    for (let i = 0; i < layers.inOrder.length; i++) layers.inOrder[i]?.clear();
    for (let i = 0; i < views.length; i++) views[i]?.draw(frame);
    application.renderer.render(renderOptions);
  }

  /** Gives the canvas as many pixels as the screen has in its place, or fewer in coarse detail. */
  function setResolution(detail: Detail): void {
    const wanted = detail === 'coarse' ? COARSE_RESOLUTION : resolution;
    if (wanted === application.renderer.resolution) return;
    application.renderer.resize(STAGE_WIDTH, STAGE_HEIGHT, wanted);
    // Enlarged pixels keep their edges; reduced ones are smoothed.
    canvas.style.imageRendering = wanted < 1 ? 'pixelated' : 'auto';
  }

  function setBackground(rgb: number): void {
    background.color = rgb;
    renderOptions.clearColor = background.colorRgba;
  }

  async function loadLateViews(): Promise<void> {
    const { loadLateViews: load, PaletteSwap } = await import('./late-views.ts');
    const paletteSwap = new PaletteSwap(quads, context.tints, setBackground);
    const late = await load(Object.assign(context, { paletteSwap }));
    views = [...late, ...views];
    if (frame === undefined) return;
    for (const view of late) view.afterStep?.(frame.view);
    render();
  }

  function listen(event: string, listener: () => void): () => void {
    canvas.addEventListener(event, listener);
    return () => canvas.removeEventListener(event, listener);
  }

  // Pixi and the quad renderer have registered their listeners before these and have restored the context when these run.
  canvas.addEventListener('webglcontextlost', () => {
    isContextLost = true;
  });
  canvas.addEventListener('webglcontextrestored', () => {
    isContextLost = false;
    render();
  });

  return {
    canvas,
    renderer: quads.kind,
    draw,
    drawn: () => ({ renderer: quads.kind, textures: quads.textures, ...measureDrawn(layers.inOrder) }),
    afterStep(view) {
      for (let i = 0; i < views.length; i++) views[i]?.afterStep?.(view);
    },
    get isAnimating() {
      return views.some((view) => view.isAnimating === true);
    },
    loadLateViews() {
      lateViews ??= loadLateViews();
      return lateViews;
    },
    resize(cssWidth, devicePixelRatio) {
      // A whole number of canvas pixels for each px keeps all art pixels equally wide; never fewer than the screen has.
      const fitting = Math.max(1, Math.ceil((cssWidth * devicePixelRatio) / STAGE_WIDTH));
      if (fitting === resolution) return;
      resolution = fitting;
      render();
    },
    onContextLost: (listener) => listen('webglcontextlost', listener),
    onContextRestored: (listener) => listen('webglcontextrestored', listener),
    sleep() {
      isAwake = false;
    },
    wake() {
      isAwake = true;
    },
  };
}

// First: without it Pixi does not start under a content security policy without 'unsafe-eval'.
import 'pixi.js/unsafe-eval';
import { createRoot } from '@pixi/react';
import { type Application, type ApplicationOptions, Ticker } from 'pixi.js';
import { createElement } from 'react';
import { STAGE_HEIGHT, STAGE_WIDTH } from '#simulation';
import { PALETTE } from './palette.ts';
import { CanvasQuadRenderer } from './quads/canvas-quad-renderer.ts';
import { isSoftware } from './quads/is-software.ts';
import { createLayers, type Layers } from './quads/layers.ts';
import type { QuadRenderer } from './quads/quad-renderer.ts';
import { WebGLQuadRenderer } from './quads/webgl-quad-renderer.ts';
import { Scene } from './scene.tsx';
import { StageError } from './stage-error.ts';

export interface StageApplication {
  readonly application: Application;
  readonly canvas: HTMLCanvasElement;
  readonly quads: QuadRenderer;
  readonly layers: Layers;
}

/** What the stage is drawn with; `fastest` leaves the choice to it. */
export type RendererChoice = 'fastest' | 'webgl' | 'canvas';

/**
 * Pixi on a canvas of its own, whose scene draws the layers. The fastest is WebGL 2 where a graphics processor draws it;
 * where the processor itself does, Canvas 2D takes less than half of the time (`npm run bench`), and draws the same.
 * @throws StageError when the browser offers neither.
 */
export async function createApplication(choice: RendererChoice): Promise<StageApplication> {
  // Pixi's own ticker would call back 60 times a second on every page of the site; the stage is drawn by hand.
  Ticker.system.autoStart = false;
  if (choice === 'canvas') return createOnCanvas2D();
  try {
    return await createOnWebGL(choice === 'webgl');
  } catch {
    // Some browsers promise WebGL and then refuse it; a canvas that was asked for it gives nothing else any more.
    return createOnCanvas2D();
  }
}

/** @throws Error where there is no WebGL 2, or a slow one that is not wanted at any price. */
async function createOnWebGL(atAnyPrice: boolean): Promise<StageApplication> {
  const canvas = createCanvas();
  const context = canvas.getContext('webgl2', {
    alpha: false,
    antialias: false,
    depth: false,
    stencil: false,
    failIfMajorPerformanceCaveat: !atAnyPrice,
  });
  if (context === null) throw new Error('The browser gives no WebGL 2 context that is fast.');
  if (!atAnyPrice && isSoftware(context)) {
    context.getExtension('WEBGL_lose_context')?.loseContext();
    throw new Error('WebGL 2 is drawn by the processor here.');
  }
  const quads = new WebGLQuadRenderer(context);
  const layers = createLayers();
  const application = await start(canvas, { preference: ['webgl'], context }, () => quads.draw(layers.inOrder));
  // After Pixi, at the start as at a restored context: it sets up the context in its own way and binds things for itself.
  quads.setUp();
  canvas.addEventListener('webglcontextrestored', () => quads.setUp());
  return { application, canvas, quads, layers };
}

async function createOnCanvas2D(): Promise<StageApplication> {
  const canvas = createCanvas();
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new StageError('no-context', 'Could not get 2D context from canvas');
  const quads = new CanvasQuadRenderer(context);
  const layers = createLayers();
  const application = await start(canvas, { preference: ['canvas'] }, () => quads.draw(layers.inOrder));
  return { application, canvas, quads, layers };
}

function createCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  // The canvas is as wide as the box it stands in; its own size, which gives it its shape, is the picture's resolution.
  // That is never less than the screen's, so it is only ever scaled down: smoothly, which keeps strokes equally wide.
  canvas.style.display = 'block';
  canvas.style.width = '100%';
  canvas.style.height = 'auto';
  return canvas;
}

/** Starts Pixi and waits for React to have rendered the scene into it. */
function start(
  canvas: HTMLCanvasElement,
  renderer: Partial<ApplicationOptions>,
  onRender: () => void,
): Promise<Application> {
  return new Promise((resolve, reject) => {
    let started: Application | undefined;
    const root = createRoot(canvas, {
      onInit: (application) => {
        started = application;
      },
    });
    const onMade = (): void => {
      // React renders only into what has started.
      if (started !== undefined) resolve(started);
    };
    const options: Partial<ApplicationOptions> = {
      ...renderer,
      width: STAGE_WIDTH,
      height: STAGE_HEIGHT,
      background: PALETTE.sky,
      autoStart: false,
      sharedTicker: false,
      // The stage handles no events and offers nothing to a screen reader: the page around it does.
      skipExtensionImports: true,
      // All there is stays for the life of the page.
      gcActive: false,
    };
    Promise.resolve(root.render(createElement(Scene, { onRender, onMade }), options)).catch(reject);
  });
}

// First: without it Pixi does not start under a content security policy without 'unsafe-eval'.
import 'pixi.js/unsafe-eval';
import { createRoot } from '@pixi/react';
import { type Application, type ApplicationOptions, getTestContext, Ticker } from 'pixi.js';
import { createElement } from 'react';
import { STAGE_HEIGHT, STAGE_WIDTH } from '#simulation';
import { type Layers, Skeleton } from './layers.tsx';
import { PALETTE } from './palette.ts';
import { StageError } from './stage-error.ts';

export interface StageApplication {
  readonly application: Application;
  readonly canvas: HTMLCanvasElement;
  readonly renderer: 'webgl' | 'canvas';
  readonly layers: Layers;
}

/**
 * Pixi on a canvas of its own, with the skeleton of layers in it: on WebGL, else on Canvas 2D.
 * @throws StageError when the browser offers neither.
 */
export async function createApplication(): Promise<StageApplication> {
  // Pixi's own ticker would call back 60 times a second on every page of the site; the stage is drawn by hand.
  Ticker.system.autoStart = false;
  try {
    return await createOn('webgl');
  } catch {
    // Some browsers promise WebGL and then refuse it; a canvas that was asked for it gives nothing else any more.
    if (canDrawIn2D()) return createOn('canvas');
    throw new StageError('no-context', 'Could not get 2D context from canvas');
  }
}

async function createOn(preferred: 'webgl' | 'canvas'): Promise<StageApplication> {
  const canvas = document.createElement('canvas');
  // The canvas is as wide as the box it stands in; its own size, which gives it its shape, is the picture's resolution.
  // That is never less than the screen's, so it is only ever scaled down: smoothly, which keeps strokes equally wide.
  canvas.style.display = 'block';
  canvas.style.width = '100%';
  canvas.style.height = 'auto';
  const { application, layers } = await render(canvas, {
    width: STAGE_WIDTH,
    height: STAGE_HEIGHT,
    background: PALETTE.sky,
    preference: preferred === 'webgl' ? ['webgl', 'canvas'] : ['canvas'],
    antialias: false,
    roundPixels: true,
    autoStart: false,
    sharedTicker: false,
    // The stage handles no events and offers nothing to a screen reader: the page around it does.
    skipExtensionImports: true,
    // All there is stays for the life of the page.
    gcActive: false,
  });
  if (application.renderer.name !== 'webgl') return { application, canvas, renderer: 'canvas', layers };
  // Pixi has looked at the machine's abilities through a second context, and would keep it for good.
  getTestContext().getExtension('WEBGL_lose_context')?.loseContext();
  return { application, canvas, renderer: 'webgl', layers };
}

/** Starts Pixi and waits for React to have rendered the skeleton into it. */
function render(
  canvas: HTMLCanvasElement,
  options: Partial<ApplicationOptions>,
): Promise<{ application: Application; layers: Layers }> {
  return new Promise((resolve, reject) => {
    let started: Application | undefined;
    const root = createRoot(canvas, {
      onInit: (application) => {
        started = application;
      },
    });
    const onMade = (layers: Layers): void => {
      // React renders only into what has started.
      if (started !== undefined) resolve({ application: started, layers });
    };
    Promise.resolve(root.render(createElement(Skeleton, { onMade }), options)).catch(reject);
  });
}

function canDrawIn2D(): boolean {
  return document.createElement('canvas').getContext('2d') !== null;
}

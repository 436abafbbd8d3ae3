// Must be the first import: without it Pixi fails to start under a content security policy without
// 'unsafe-eval'.
import 'pixi.js/unsafe-eval';
import { createRoot } from '@pixi/react';
import { type Application, type ApplicationOptions, getTestContext, Ticker } from 'pixi.js';
import { createElement, type ReactNode, useLayoutEffect } from 'react';
import type { Captions } from './overlay/captions.ts';
import { OPENING } from './palette.ts';
import { Scene } from './scene.tsx';
import { StageError } from './stage.ts';
import { WIDE } from './viewport.ts';

export interface StageApplication {
  readonly application: Application;
  readonly canvas: HTMLCanvasElement;
  readonly renderer: 'webgl' | 'canvas';
  /** Resolves once the scene shows these captions, or newer ones. */
  readonly render: (captions: Captions) => Promise<void>;
}

export type Renderer = StageApplication['renderer'];

/** @throws StageError if the browser offers neither this renderer nor Canvas 2D. */
export async function createApplication(renderer: Renderer): Promise<StageApplication> {
  // Pixi's own ticker would run 60 times a second on every page of the site. The game's loop draws
  // the stage instead.
  Ticker.system.autoStart = false;
  if (renderer === 'canvas') return createOnCanvas2D();
  try {
    return await createOnWebGL();
  } catch {
    // Some browsers offer WebGL and then fail. Canvas 2D needs a new canvas, because a canvas keeps
    // its first kind of context.
    return createOnCanvas2D();
  }
}

/** @throws Error if there's no WebGL 2. */
async function createOnWebGL(): Promise<StageApplication> {
  const canvas = createCanvas();
  const context = canvas.getContext('webgl2', {
    alpha: false,
    antialias: false,
    depth: false,
    // Pixi warns without it.
    stencil: true,
  });
  if (context === null) throw new Error('The browser offers no WebGL 2 context.');
  const started = await startPixi(canvas, 'webgl', context);
  // Browsers allow a page only a few contexts, and Pixi would keep one to have tried the browser.
  getTestContext()?.getExtension('WEBGL_lose_context')?.loseContext();
  return started;
}

async function createOnCanvas2D(): Promise<StageApplication> {
  const canvas = createCanvas();
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new StageError('no-context', 'Could not get 2D context from canvas');
  return startPixi(canvas, 'canvas');
}

function createCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  // CSS stretches the canvas to its box; the canvas's own size is the resolution. Except in coarse
  // detail the resolution is at least the screen's, so CSS only scales down and all strokes stay
  // equally wide.
  canvas.style.display = 'block';
  canvas.style.width = '100%';
  canvas.style.height = 'auto';
  return canvas;
}

async function startPixi(
  canvas: HTMLCanvasElement,
  renderer: Renderer,
  context: WebGL2RenderingContext | null = null,
): Promise<StageApplication> {
  let started: Application | undefined;
  const root = createRoot(canvas, {
    onInit: (application) => {
      started = application;
      // Pixi's sprite shader picks the texture by a chain of `if`s in every fragment, and the stage
      // has only one texture. With Pixi's 16 a frame takes a third more time in software WebGL.
      application.renderer.limits.maxBatchableTextures = 1;
    },
  });
  let waiting: (() => void)[] = [];
  const render = (captions: Captions, options: Partial<ApplicationOptions> = {}) =>
    new Promise<void>((resolve, reject) => {
      waiting.push(resolve);
      const onCommit = (): void => {
        const settled = waiting;
        waiting = [];
        for (const settle of settled) settle();
      };
      const scene = createElement(Committed, { onCommit }, createElement(Scene, { captions }));
      Promise.resolve(root.render(scene, options)).catch(reject);
    });
  await render(
    {},
    {
      preference: [renderer],
      context,
      width: WIDE.width,
      height: WIDE.height,
      background: OPENING.sky,
      autoStart: false,
      sharedTicker: false,
      // Leaves out Pixi's events and accessibility: the page around the stage handles input and
      // screen readers.
      skipExtensionImports: true,
      // There's nothing to collect: the stage destroys what it no longer uses.
      gcActive: false,
    },
  );
  if (started === undefined) throw new Error('Pixi has rendered before it started.');
  return { application: started, canvas, renderer, render: (captions) => render(captions) };
}

function Committed({
  onCommit,
  children,
}: {
  readonly onCommit: () => void;
  readonly children?: ReactNode;
}) {
  useLayoutEffect(onCommit, [onCommit]);
  return children;
}

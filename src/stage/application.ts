// Must come first: without it Pixi fails to start under a content security policy without
// 'unsafe-eval'.
import 'pixi.js/unsafe-eval';
import { createRoot } from '@pixi/react';
import { type Application, type ApplicationOptions, Ticker } from 'pixi.js';
import { createElement, type ReactNode, useLayoutEffect } from 'react';
import { NO_CAPTIONS, type SceneProps } from './overlay/captions.ts';
import { OPENING } from './palette.ts';
import { Scene } from './scene.tsx';
import type { Art } from './sheets.ts';
import { PixelGrid } from './sprite-layer.ts';
import { StageError } from './stage.ts';
import { WIDE } from './viewport.ts';

/** Pixi with the scene. */
export interface StageApplication {
  readonly application: Application;
  readonly canvas: HTMLCanvasElement;
  readonly renderer: 'webgl' | 'canvas';
  /** Renders the scene with these props. Settles when they are in the scene, or later ones. */
  readonly render: (props: SceneProps) => Promise<void>;
}

/** Which renderer draws the stage; `fastest` chooses by the machine. */
export type RendererChoice = 'fastest' | 'webgl' | 'canvas';

/**
 * Starts Pixi on a new canvas, with the scene. The fastest renderer is WebGL 2 on a machine with a
 * GPU. Without one, Canvas 2D takes less than half of the time of software WebGL (`npm run bench`)
 * and draws the same picture.
 * @param art what captions are drawn with.
 * @throws StageError when the browser offers neither.
 */
export async function createApplication(
  choice: RendererChoice,
  art: Art,
): Promise<StageApplication> {
  // Pixi's own ticker would run 60 times a second on every page of the site; the game's loop draws
  // the stage instead.
  Ticker.system.autoStart = false;
  if (choice === 'canvas') return createOnCanvas2D(art);
  try {
    return await createOnWebGL(choice === 'webgl', art);
  } catch {
    // Some browsers offer WebGL and then fail. Canvas 2D needs a new canvas, as a canvas has one
    // kind of context only.
    return createOnCanvas2D(art);
  }
}

/** @throws Error where there is no WebGL 2, or only a software one that is not allowed. */
async function createOnWebGL(allowSoftware: boolean, art: Art): Promise<StageApplication> {
  const canvas = createCanvas();
  const context = canvas.getContext('webgl2', {
    alpha: false,
    antialias: false,
    depth: false,
    // Pixi warns without one.
    stencil: true,
    failIfMajorPerformanceCaveat: !allowSoftware,
  });
  if (context === null) throw new Error('The browser offers no fast WebGL 2 context.');
  if (!allowSoftware && isSoftware(context)) {
    context.getExtension('WEBGL_lose_context')?.loseContext();
    throw new Error('WebGL 2 is drawn by software here.');
  }
  return startPixi(canvas, 'webgl', art, context);
}

async function createOnCanvas2D(art: Art): Promise<StageApplication> {
  const canvas = createCanvas();
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new StageError('no-context', 'Could not get 2D context from canvas');
  return startPixi(canvas, 'canvas', art);
}

function createCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  // CSS makes the canvas as wide as its box. Its own size is the picture's resolution and gives the
  // aspect ratio. Except in coarse detail it is at least the screen's resolution, so CSS only
  // scales down, which keeps all strokes equally wide.
  canvas.style.display = 'block';
  canvas.style.width = '100%';
  canvas.style.height = 'auto';
  return canvas;
}

/** Names of software renderers: those of Chromium, Mesa, Windows and virtual machines. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|basic render|software|svga3d/i;

/** Whether this context is rendered by the CPU; false when the browser hides it. */
function isSoftware(gl: WebGL2RenderingContext): boolean {
  const masked: unknown = gl.getParameter(gl.RENDERER);
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const unmasked: unknown = info === null ? '' : gl.getParameter(info.UNMASKED_RENDERER_WEBGL);
  return SOFTWARE.test(`${String(masked)} ${String(unmasked)}`);
}

/** Starts Pixi on a canvas. Resolves when React has rendered the scene. */
async function startPixi(
  canvas: HTMLCanvasElement,
  renderer: StageApplication['renderer'],
  art: Art,
  context: WebGL2RenderingContext | null = null,
): Promise<StageApplication> {
  let started: Application | undefined;
  const root = createRoot(canvas, {
    onInit: (application) => {
      started = application;
      // Pixi's sprite shader goes through so many textures by a chain of `if` in every fragment,
      // and the stage has one: with 16 a frame takes a third more of a processor that draws WebGL
      // by itself.
      application.renderer.limits.maxBatchableTextures = 1;
    },
  });
  let waiting: (() => void)[] = [];
  const render = (props: SceneProps, options: Partial<ApplicationOptions> = {}) =>
    new Promise<void>((resolve, reject) => {
      waiting.push(resolve);
      const onCommit = (): void => {
        const settled = waiting;
        waiting = [];
        for (const settle of settled) settle();
      };
      const scene = createElement(Committed, { onCommit }, createElement(Scene, props));
      Promise.resolve(root.render(scene, options)).catch(reject);
    });
  await render(
    { captions: NO_CAPTIONS, ink: { art, grid: new PixelGrid() } },
    {
      preference: [renderer],
      context,
      width: WIDE.width,
      height: WIDE.height,
      background: OPENING.sky,
      autoStart: false,
      sharedTicker: false,
      // Leaves out Pixi's events and accessibility: input and screen readers are served by the page
      // around the stage.
      skipExtensionImports: true,
      // Nothing to collect: what is not used any more is destroyed.
      gcActive: false,
    },
  );
  // The scene is rendered after `onInit`.
  if (started === undefined) throw new Error('Pixi has rendered before it started.');
  return { application: started, canvas, renderer, render: (props) => render(props) };
}

/** @param onCommit called when the children have been rendered with it. */
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

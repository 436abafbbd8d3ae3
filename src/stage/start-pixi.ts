import { createRoot } from '@pixi/react';
import type { Application, ApplicationOptions } from 'pixi.js';
import { createElement, type ReactNode, useLayoutEffect } from 'react';
import { PALETTE } from './palette.ts';
import { NO_CAPTIONS } from './overlay/captions.ts';
import { PixelGrid } from './sprite-layer.ts';
import { Scene, type SceneProps } from './scene.tsx';
import type { Art } from './sheets.ts';
import { WIDE } from './viewport.ts';

/** Pixi with the scene. */
export interface StartedPixi {
  readonly application: Application;
  /** Renders the scene with these props. Settles when they are in the scene, or later ones. */
  readonly render: (props: SceneProps) => Promise<void>;
}

/** Starts Pixi on a canvas. Resolves when React has rendered the scene. */
export async function startPixi(
  canvas: HTMLCanvasElement,
  renderer: Partial<ApplicationOptions>,
  art: Art,
): Promise<StartedPixi> {
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
      ...renderer,
      width: WIDE.width,
      height: WIDE.height,
      background: PALETTE.sky,
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
  return { application: started, render: (props) => render(props) };
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

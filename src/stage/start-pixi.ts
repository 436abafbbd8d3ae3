import { createRoot } from '@pixi/react';
import type { Application, ApplicationOptions } from 'pixi.js';
import { createElement } from 'react';
import { STAGE_HEIGHT, STAGE_WIDTH } from '#simulation';
import { PALETTE } from './palette.ts';
import { Scene } from './scene.tsx';

/** Starts Pixi on a canvas. Resolves when React has rendered the scene. @param onRender draws the picture within each frame. */
export function startPixi(
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
    const onMounted = (): void => {
      // The scene is rendered after `onInit`, so this is always set by now.
      if (started !== undefined) resolve(started);
    };
    const options: Partial<ApplicationOptions> = {
      ...renderer,
      width: STAGE_WIDTH,
      height: STAGE_HEIGHT,
      background: PALETTE.sky,
      autoStart: false,
      sharedTicker: false,
      // Leaves out Pixi's events and accessibility: input and screen readers are served by the page around the stage.
      skipExtensionImports: true,
      // Nothing to collect: all objects live as long as the page.
      gcActive: false,
    };
    Promise.resolve(root.render(createElement(Scene, { onRender, onMounted }), options)).catch(reject);
  });
}

import { createRoot } from '@pixi/react';
import type { Application, ApplicationOptions } from 'pixi.js';
import { createElement, type ReactNode, useLayoutEffect } from 'react';
import { STAGE_HEIGHT, STAGE_WIDTH } from '#simulation';
import { PALETTE } from './palette.ts';
import { Scene } from './scene.tsx';

/** Starts Pixi on a canvas. Resolves when React has rendered the scene. */
export function startPixi(canvas: HTMLCanvasElement, renderer: Partial<ApplicationOptions>): Promise<Application> {
  return new Promise((resolve, reject) => {
    let started: Application | undefined;
    const root = createRoot(canvas, {
      onInit: (application) => {
        started = application;
        // Pixi's sprite shader goes through so many textures by a chain of `if` in every fragment, and the stage has one: with 16
        // a frame takes a third more of a processor that draws WebGL by itself.
        application.renderer.limits.maxBatchableTextures = 1;
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
    const scene = createElement(Mounted, { onMounted }, createElement(Scene));
    Promise.resolve(root.render(scene, options)).catch(reject);
  });
}

/** @param onMounted called once, when the children have been rendered. */
function Mounted({ onMounted, children }: { readonly onMounted: () => void; readonly children?: ReactNode }) {
  useLayoutEffect(onMounted, [onMounted]);
  return children;
}

import { extend } from '@pixi/react';
import { RenderContainer } from 'pixi.js';
import { useLayoutEffect } from 'react';

extend({ RenderContainer });

interface SceneProps {
  /** Draws the picture; called within Pixi's own drawing of a frame. */
  readonly onRender: () => void;
  /** The scene is there. */
  readonly onMade: () => void;
}

/** Pixi's scene, rendered once: a single object that draws the whole picture. What is in it is no business of React's. */
export function Scene({ onRender, onMade }: SceneProps) {
  useLayoutEffect(onMade, [onMade]);
  return <pixiRenderContainer label="picture" render={onRender} />;
}

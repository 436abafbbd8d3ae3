import { extend } from '@pixi/react';
import { RenderContainer } from 'pixi.js';
import { useLayoutEffect } from 'react';

extend({ RenderContainer });

interface SceneProps {
  /** Called while Pixi renders a frame; draws the picture. */
  readonly onRender: () => void;
  /** Called once, when the scene has been rendered. */
  readonly onMounted: () => void;
}

/** Pixi's scene, rendered once: a single object that draws the whole picture. React knows nothing of what is in it. */
export function Scene({ onRender, onMounted }: SceneProps) {
  useLayoutEffect(onMounted, [onMounted]);
  return <pixiRenderContainer label="picture" render={onRender} />;
}

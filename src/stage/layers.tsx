import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { useLayoutEffect, useRef } from 'react';

extend({ Container });

/** From back to front. */
const LAYERS = [
  'sky',
  'farSights',
  'farHills',
  'nearSights',
  'nearHills',
  'clouds',
  'ground',
  'behindFigures',
  'cacti',
  'pickup',
  'pterodactyls',
  'dino',
  'bullets',
  'beforeFigures',
  'debug',
  'hud',
  'score',
  'messages',
] as const;

export type LayerName = (typeof LAYERS)[number];
export type Layers = (name: LayerName) => Container;

/**
 * The skeleton of the picture: one container a layer, rendered once. What is in a layer changes with every frame
 * and is no business of React's.
 */
export function Skeleton({ onMade }: { readonly onMade: (layers: Layers) => void }) {
  const containers = useRef(new Map<LayerName, Container>());
  useLayoutEffect(() => {
    const made = containers.current;
    onMade((name) => {
      const container = made.get(name);
      if (container === undefined) throw new Error(`The stage has no layer '${name}'.`);
      return container;
    });
  }, [onMade]);
  return LAYERS.map((name) => (
    <pixiContainer
      key={name}
      label={name}
      ref={(container: Container | null) => {
        if (container !== null) containers.current.set(name, container);
      }}
    />
  ));
}

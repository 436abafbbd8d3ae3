import type { Container } from 'pixi.js';
import { PixelGrid, SpriteLayer } from './sprite-layer.ts';

export type LayerName =
  | 'bands'
  | 'smallStars'
  | 'sky'
  | 'skySights'
  | 'peaks'
  | 'farSights'
  | 'farHills'
  | 'nearSights'
  | 'nearHills'
  | 'clouds'
  | 'air'
  | 'earth'
  | 'ground'
  | 'backEffects'
  | 'cacti'
  | 'pickup'
  | 'pterodactyls'
  | 'bullets'
  | 'dino'
  | 'hats'
  | 'frontEffects'
  | 'debug'
  | 'dim'
  | 'hud'
  | 'score'
  | 'highScore';

/** `inOrder` runs from back to front. */
export interface Layers {
  (name: LayerName): SpriteLayer;
  readonly inOrder: readonly SpriteLayer[];
  /** Enlarges the world on an upright stage. */
  readonly camera: Container;
  /** The ground and everything on it. */
  readonly world: Container;
  readonly grid: PixelGrid;
  readonly worldGrid: PixelGrid;
}

/** The returned function throws an Error for a layer that the scene lacks. */
export function findLayers(scene: Container): Layers {
  const inOrder = layersIn(scene);
  const world = childOf(scene, 'world');
  const grid = new PixelGrid();
  const worldGrid = new PixelGrid();
  for (const layer of inOrder) layer.grid = layer.parent === world ? worldGrid : grid;
  const byName = new Map(inOrder.map((layer) => [layer.label, layer]));
  const layers = (name: LayerName): SpriteLayer => byName.get(name) ?? missing(name);
  const camera = childOf(scene, 'camera');
  return Object.assign(layers, { inOrder, camera, world, grid, worldGrid });
}

/** @throws Error if the scene has no container with this label. */
export function childOf(scene: Container, label: string): Container {
  return scene.getChildByLabel(label, true) ?? missing(label);
}

function layersIn(container: Container): SpriteLayer[] {
  return container.children.flatMap((child) =>
    child instanceof SpriteLayer ? [child] : layersIn(child),
  );
}

function missing(label: string): never {
  throw new Error(`The scene has no '${label}'.`);
}

import { QuadLayer } from './quad-layer.ts';

/** From back to front. */
const LAYERS = [
  'sky',
  'farNightEvents',
  'farHills',
  'nearNightEvents',
  'nearHills',
  'clouds',
  'ground',
  'backEffects',
  'cacti',
  'pickup',
  'pterodactyls',
  'dino',
  'bullets',
  'frontEffects',
  'debug',
  'hud',
  'score',
  'messages',
] as const;

export type LayerName = (typeof LAYERS)[number];

/** All layers of the picture, by name and from back to front. */
export interface Layers {
  (name: LayerName): QuadLayer;
  readonly inOrder: readonly QuadLayer[];
}

export function createLayers(): Layers {
  const byName = new Map(LAYERS.map((name) => [name, new QuadLayer()] as const));
  const layers = (name: LayerName): QuadLayer => {
    const layer = byName.get(name);
    if (layer === undefined) throw new Error(`The stage has no layer '${name}'.`);
    return layer;
  };
  return Object.assign(layers, { inOrder: [...byName.values()] });
}

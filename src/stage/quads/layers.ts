import { QuadLayer } from './quad-layer.ts';

/** Far away: the sky and the hills. From back to front, as all lists here. */
const BACKGROUND_LAYERS = ['sky', 'farNightEvents', 'farHills', 'nearNightEvents', 'nearHills', 'clouds'] as const;

/** The ground and what is on it. */
export const WORLD_LAYERS = [
  'ground',
  'backEffects',
  'cacti',
  'pickup',
  'pterodactyls',
  // Below the dino: a bullet comes out of the weapon's muzzle, although it starts some px behind it.
  'bullets',
  'dino',
  'frontEffects',
  'debug',
] as const;

/** Text and gauges. */
const OVERLAY_LAYERS = ['hud', 'score', 'highScore', 'messages'] as const;

/** All layers from back to front: the order in which the picture is drawn. */
export const LAYERS = [...BACKGROUND_LAYERS, ...WORLD_LAYERS, ...OVERLAY_LAYERS] as const;

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

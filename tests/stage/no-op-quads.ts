/** Quads that draw nothing, for views that only need some. */
export const NO_OP_QUADS = {
  kind: 'canvas',
  textures: 0,
  setUp: () => undefined,
  setSheets: () => undefined,
  setColourIndexes: () => undefined,
  setPalette: () => undefined,
  draw: () => undefined,
} as const;

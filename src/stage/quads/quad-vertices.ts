import type { QuadLayer } from './quad-layer.ts';

/** Texture coordinates of vertices are in fractions of a texel: so many of them are a texel. */
export const TEXEL_PARTS = 32;

/** Two floats for the position, two unsigned shorts for the texture coordinates, four bytes for the colour. */
export const VERTEX_BYTES = 16;
const VERTEX_WORDS = VERTEX_BYTES / 4;
const QUAD_WORDS = 4 * VERTEX_WORDS;

/** Capacity at first, in quads: more than a busy frame by day has. */
const INITIAL_CAPACITY = 256;
/** The index of a vertex must fit into an unsigned short. */
const MAX_QUADS = 0x10000 / 4;

/** The vertices of a frame's quads in the layout of the GPU buffer: the four corners of each quad, clockwise. */
export class QuadVertices {
  /** Grows to the size of the largest frame so far. */
  bytes = new Uint8Array(0);
  private floats = new Float32Array(0);
  private words = new Uint32Array(0);

  constructor() {
    this.grow(INITIAL_CAPACITY);
  }

  /** Writes the visible layers, from back to front. @returns the number of quads. */
  write(layers: readonly QuadLayer[]): number {
    let quads = 0;
    for (let i = 0; i < layers.length; i++) if (layers[i]?.visible === true) quads += layers[i]?.count ?? 0;
    if (quads > MAX_QUADS) throw new RangeError(`A frame has at most ${MAX_QUADS} quads, not ${quads}.`);
    if (quads * QUAD_WORDS > this.words.length) this.grow(Math.min(MAX_QUADS, 2 * quads));
    let at = 0;
    for (let i = 0; i < layers.length; i++) {
      const layer = layers[i];
      if (layer?.visible === true) at = this.writeLayer(layer, at);
    }
    return quads;
  }

  /** The vertex indexes of two triangles for each quad, for the whole capacity. */
  indexes(): Uint16Array {
    const quads = this.words.length / QUAD_WORDS;
    const indexes = new Uint16Array(6 * quads);
    for (let quad = 0; quad < quads; quad++) {
      const first = 4 * quad;
      indexes.set([first, first + 1, first + 2, first, first + 2, first + 3], 6 * quad);
    }
    return indexes;
  }

  private writeLayer(layer: QuadLayer, from: number): number {
    const { floats, words } = this;
    const { frames, count, offsetX, offsetY } = layer;
    let at = from;
    for (let i = 0; i < count; i++) {
      const frame = frames[i];
      if (frame === undefined) break;
      const left = (layer.x[i] ?? 0) + offsetX;
      const top = (layer.y[i] ?? 0) + offsetY;
      const right = left + (layer.width[i] ?? 0);
      const bottom = top + (layer.height[i] ?? 0);
      // A fraction of a texel inside the frame's edges, so that rounding during interpolation never reads a neighbouring texel.
      const uFrom = frame.u * TEXEL_PARTS + 1;
      const uTo = (frame.u + frame.width) * TEXEL_PARTS - 1;
      const vFrom = (frame.v * TEXEL_PARTS + 1) << 16;
      const vTo = ((frame.v + frame.height) * TEXEL_PARTS - 1) << 16;
      const colour = packColour(layer.tint[i] ?? 0, layer.alpha[i] ?? 0);
      floats[at] = left;
      floats[at + 1] = top;
      words[at + 2] = uFrom | vFrom;
      words[at + 3] = colour;
      floats[at + 4] = right;
      floats[at + 5] = top;
      words[at + 6] = uTo | vFrom;
      words[at + 7] = colour;
      floats[at + 8] = right;
      floats[at + 9] = bottom;
      words[at + 10] = uTo | vTo;
      words[at + 11] = colour;
      floats[at + 12] = left;
      floats[at + 13] = bottom;
      words[at + 14] = uFrom | vTo;
      words[at + 15] = colour;
      at += QUAD_WORDS;
    }
    return at;
  }

  private grow(quads: number): void {
    const buffer = new ArrayBuffer(quads * QUAD_WORDS * 4);
    this.bytes = new Uint8Array(buffer);
    this.floats = new Float32Array(buffer);
    this.words = new Uint32Array(buffer);
  }
}

/** Packs red, green, blue, alpha as bytes in this order in memory. @param alpha clamped to 0 to 1. */
function packColour(tint: number, alpha: number): number {
  const opacity = Math.min(1, Math.max(0, alpha)) * 255;
  return ((opacity << 24) | ((tint & 0xff) << 16) | (tint & 0xff00) | (tint >>> 16)) >>> 0;
}

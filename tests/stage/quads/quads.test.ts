import { array, assert, constantFrom, double, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STAGE_HEIGHT, STAGE_WIDTH } from '#simulation';
import {
  createLayers,
  type Frame,
  measureDrawn,
  QuadLayer,
  QuadVertices,
  TEXEL_PARTS,
  VERTEX_BYTES,
  WHITE,
} from '#stage/testing';

const FRAME: Frame = { u: 3, v: 1000, width: 10, height: 20 };
const OTHER: Frame = { u: 40, v: 7, width: 1, height: 1 };

/** A vertex as the GPU reads it. */
function vertexAt({ bytes }: QuadVertices, index: number) {
  const data = new DataView(bytes.buffer, index * VERTEX_BYTES, VERTEX_BYTES);
  return {
    x: data.getFloat32(0, true),
    y: data.getFloat32(4, true),
    u: data.getUint16(8, true) / TEXEL_PARTS,
    v: data.getUint16(10, true) / TEXEL_PARTS,
    rgba: [12, 13, 14, 15].map((byte) => data.getUint8(byte)),
  };
}

const corners = (vertices: QuadVertices, quad: number) => [0, 1, 2, 3].map((i) => vertexAt(vertices, 4 * quad + i));

describe('a layer', () => {
  it('shows a frame at the size of its art, two px a side', () => {
    const layer = new QuadLayer();
    layer.add(FRAME, 5, 6);
    expect([layer.x[0], layer.y[0], layer.width[0], layer.height[0]]).toEqual([5, 6, 20, 40]);
    expect([layer.tint[0], layer.alpha[0]]).toEqual([WHITE, 1]);
  });

  it('is empty and fully opaque after it was cleared', () => {
    const layer = new QuadLayer();
    layer.opacity = 0.5;
    layer.add(FRAME, 0, 0);
    layer.add(FRAME, 0, 0, 0.5);
    expect(layer.alpha.slice(0, layer.count)).toEqual([0.5, 0.25]);
    layer.clear();
    expect(layer.count).toBe(0);
    layer.add(FRAME, 0, 0);
    expect([layer.count, layer.alpha[0]]).toEqual([1, 1]);
  });

  it('grows to the most quads of a frame, and no further', () => {
    const layer = new QuadLayer();
    for (const count of [3, 0, 2, 3, 1]) {
      layer.clear();
      for (let i = 0; i < count; i++) layer.add(FRAME, i, 0);
    }
    expect([layer.count, layer.x.length]).toEqual([1, 3]);
  });
});

describe('the vertices of a frame', () => {
  it('go around each quad, in stage px and texels, with its tint and alpha', () => {
    const layer = new QuadLayer();
    layer.addScaled(FRAME, 1.5, 2, 30, 40, 0.5, 0x102030);
    const vertices = new QuadVertices();
    expect(vertices.write([layer])).toBe(1);
    const rgba = [0x10, 0x20, 0x30, 127];
    // A little inside the frame, so that its neighbour is never read.
    const [left, top] = [3 + 1 / TEXEL_PARTS, 1000 + 1 / TEXEL_PARTS];
    const [right, bottom] = [13 - 1 / TEXEL_PARTS, 1020 - 1 / TEXEL_PARTS];
    expect(corners(vertices, 0)).toEqual([
      { x: 1.5, y: 2, u: left, v: top, rgba },
      { x: 31.5, y: 2, u: right, v: top, rgba },
      { x: 31.5, y: 42, u: right, v: bottom, rgba },
      { x: 1.5, y: 42, u: left, v: bottom, rgba },
    ]);
  });

  it('come layer by layer, with the offset of the layer, without invisible layers', () => {
    const [back, hidden, front] = [new QuadLayer(), new QuadLayer(), new QuadLayer()];
    back.add(FRAME, 1, 1);
    hidden.add(FRAME, 2, 2);
    hidden.visible = false;
    front.add(OTHER, 3, 3);
    front.offsetX = -2;
    front.offsetY = 10;
    const vertices = new QuadVertices();
    expect(vertices.write([back, hidden, front])).toBe(2);
    expect([0, 1].map((quad) => corners(vertices, quad)[0])).toMatchObject([
      { x: 1, y: 1 },
      { x: 1, y: 13, u: OTHER.u + 1 / TEXEL_PARTS },
    ]);
  });

  it('grow with the frame, and form two triangles for each quad', () => {
    const layer = new QuadLayer();
    const vertices = new QuadVertices();
    for (let i = 0; i < 5000; i++) layer.add(FRAME, i, 0);
    expect(vertices.write([layer])).toBe(5000);
    expect(vertexAt(vertices, 4 * 4999).x).toBe(4999);
    const indexes = vertices.indexes();
    expect(indexes.length).toBeGreaterThanOrEqual(6 * 5000);
    expect(Array.from(indexes.subarray(6 * 4999, 6 * 5000))).toEqual(
      [0, 1, 2, 0, 2, 3].map((corner) => 4 * 4999 + corner),
    );
  });

  it('clamp alpha to 0 to 1', () => {
    const layer = new QuadLayer();
    for (const alpha of [-0.5, 0, 1, 1.5]) layer.add(FRAME, 0, 0, alpha);
    const vertices = new QuadVertices();
    vertices.write([layer]);
    expect([0, 1, 2, 3].map((quad) => corners(vertices, quad)[0]?.rgba[3])).toEqual([0, 0, 255, 255]);
  });

  it('reject more quads than an index can address', () => {
    const layer = new QuadLayer();
    layer.count = 0x4001;
    expect(() => new QuadVertices().write([layer])).toThrow(RangeError);
  });
});

describe('the measurement of a frame', () => {
  it('counts the px inside the stage, once for each quad that covers them', () => {
    const layer = new QuadLayer();
    layer.addScaled(OTHER, -10, -10, 20, 20, 1, 0);
    layer.addScaled(OTHER, STAGE_WIDTH - 5, 100, 50, 2, 1, 0);
    layer.addScaled(OTHER, STAGE_WIDTH + 5, 100, 50, 2, 1, 0);
    expect(measureDrawn([layer])).toEqual({ quads: 3, pixels: 100 + 10 });
    layer.visible = false;
    expect(measureDrawn([layer])).toEqual({ quads: 0, pixels: 0 });
  });

  it('is never more than the whole stage for each quad', () => {
    const length = double({ min: 0, max: 3000, noNaN: true });
    const quad = record({ x: integer({ min: -2000, max: 2000 }), y: integer({ min: -900, max: 900 }), length });
    assert(
      property(array(quad), constantFrom(0, -7), (quads, offset) => {
        const layer = new QuadLayer();
        layer.offsetX = offset;
        for (const { x, y, length: side } of quads) layer.addScaled(OTHER, x, y, side, side, 1, 0);
        const { pixels } = measureDrawn([layer]);
        expect(pixels).toBeGreaterThanOrEqual(0);
        expect(pixels).toBeLessThanOrEqual(quads.length * STAGE_WIDTH * STAGE_HEIGHT);
      }),
    );
  });
});

it('asking for an unknown layer throws', () => {
  const layers = createLayers();
  expect(layers('dino')).toBe(layers('dino'));
  expect(layers.inOrder.indexOf(layers('sky'))).toBeLessThan(layers.inOrder.indexOf(layers('dino')));
  expect(layers.inOrder.at(-1)).toBe(layers('messages'));
});

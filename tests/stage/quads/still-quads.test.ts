import { describe, expect, it } from 'vitest';
import { type Frame, QuadLayer, StillQuads } from '#stage/testing';

const FRAME: Frame = { u: 3, v: 1000, width: 10, height: 20 };
const OTHER: Frame = { u: 40, v: 7, width: 10, height: 20 };

/** More than enough frames for quads that stand still to be kept. */
const LONG = 100;

/** Shows this many frames; `fill` gets the number of the frame. Returns how many quads are to be drawn as an image at the end. */
function show(
  still: StillQuads,
  layer: QuadLayer,
  frames: number,
  fill: (layer: QuadLayer, frame: number) => void,
): number {
  for (let frame = 0; frame < frames; frame++) {
    layer.clear();
    fill(layer, frame);
    still.update(layer);
  }
  return still.count;
}

const addStill = (layer: QuadLayer, count: number) => {
  for (let i = 0; i < count; i++) layer.add(FRAME, 10 * i, 5);
};

describe('the quads of a layer that are kept as an image', () => {
  it('are those that have not moved for a while, not those after the first that moves', () => {
    const [still, layer] = [new StillQuads(), new QuadLayer()];
    const fill = (to: QuadLayer, frame: number) => {
      addStill(to, 12);
      to.add(FRAME, frame, 5);
      addStill(to, 20);
    };
    expect(show(still, layer, 5, fill)).toBe(0);
    expect(show(still, layer, LONG, fill)).toBe(12);
  });

  it('are none where there are only a few', () => {
    expect(show(new StillQuads(), new QuadLayer(), LONG, (layer) => addStill(layer, 5))).toBe(0);
  });

  it('are none once one of them has changed in any way, or is gone', () => {
    const changes: ((layer: QuadLayer) => void)[] = [
      (layer) => layer.add(FRAME, 31, 5),
      (layer) => layer.add(FRAME, 30, 6),
      (layer) => layer.add(OTHER, 30, 5),
      (layer) => layer.add(FRAME, 30, 5, 0.5),
      (layer) => layer.add(FRAME, 30, 5, 1, 0x102030),
      (layer) => layer.addScaled(FRAME, 30, 5, 21, 40, 1, 0xffffff),
      (layer) => layer.addScaled(FRAME, 30, 5, 20, 41, 1, 0xffffff),
      () => undefined,
    ];
    for (const change of changes) {
      const [still, layer] = [new StillQuads(), new QuadLayer()];
      const fill = (to: QuadLayer, fourth: (layer: QuadLayer) => void) => {
        addStill(to, 3);
        fourth(to);
        for (let i = 4; i < 12; i++) to.add(FRAME, 10 * i, 5);
      };
      expect(show(still, layer, LONG, (to) => fill(to, (same) => same.add(FRAME, 30, 5)))).toBe(12);
      expect(
        show(still, layer, 1, (to) => fill(to, change)),
        String(change),
      ).toBe(0);
    }
  });

  it('are none once the layer has moved as a whole', () => {
    for (const side of ['offsetX', 'offsetY'] as const) {
      const [still, layer] = [new StillQuads(), new QuadLayer()];
      expect(show(still, layer, LONG, (to) => addStill(to, 12))).toBe(12);
      layer[side] = -3;
      expect(show(still, layer, 1, (to) => addStill(to, 12))).toBe(0);
      expect(show(still, layer, LONG, (to) => addStill(to, 12))).toBe(12);
    }
  });

  it('are as many as stand still later on, when there are more', () => {
    const [still, layer] = [new StillQuads(), new QuadLayer()];
    expect(show(still, layer, LONG, (to) => addStill(to, 12))).toBe(12);
    expect(show(still, layer, LONG, (to) => addStill(to, 30))).toBe(30);
  });

  it('are opaque: what one can see through is blended with what is behind it', () => {
    const fill = (layer: QuadLayer) => {
      addStill(layer, 9);
      layer.add(FRAME, 500, 5, 0.5);
      addStill(layer, 9);
    };
    expect(show(new StillQuads(), new QuadLayer(), LONG, fill)).toBe(9);
  });
});

import type { Art, Frame, QuadLayer } from '#stage/testing';

/** Art whose frames cannot be drawn, only distinguished. */
export interface BlankArt extends Art<string> {
  nameOf(frame: Frame | undefined): string;
  /** The text that the glyphs in these layers spell, from left to right and line by line; spaces are left out. */
  read(...layers: readonly QuadLayer[]): string;
}

/** @param sizeOf width and height of a frame in art pixels; undefined for a frame whose size does not matter. */
export function blankArt(
  sizeOf: (name: string) => { width: number; height: number } | undefined = () => undefined,
): BlankArt {
  const frames = new Map<string, Frame>();
  const nameOf = (frame: Frame | undefined): string => [...frames].find(([, one]) => one === frame)?.[0] ?? 'unknown';
  const glyphsOf = (layer: QuadLayer) =>
    layer.frames.slice(0, layer.count).flatMap((frame, i) => {
      const code = /^glyph-(\d+)$/.exec(nameOf(frame))?.[1];
      const at = { x: layer.x[i] ?? 0, y: layer.y[i] ?? 0 };
      return code === undefined ? [] : [{ character: String.fromCodePoint(Number(code)), ...at }];
    });
  return {
    frame(name) {
      const { width, height } = sizeOf(name) ?? { width: 0.5, height: 0.5 };
      const frame = frames.get(name) ?? { u: 0, v: 0, width, height };
      frames.set(name, frame);
      return frame;
    },
    nameOf,
    read: (...layers) =>
      layers
        .flatMap(glyphsOf)
        .sort((a, b) => a.y - b.y || a.x - b.x)
        .map(({ character }, i, all) => (i > 0 && all[i]?.y !== all[i - 1]?.y ? `\n${character}` : character))
        .join(''),
  };
}

/** Clears the layer, draws into it and returns it. */
export function redraw(layer: QuadLayer, draw: () => void): QuadLayer {
  layer.clear();
  draw();
  return layer;
}

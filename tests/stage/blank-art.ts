import { type Container, Rectangle, Texture, TextureSource } from 'pixi.js';
import type { Art } from '#src/stage/sheets.ts';
import { spritesIn } from '#src/stage/layers.ts';
import { SpriteLayer } from '#src/stage/sprite-layer.ts';

/** Rounds no position to a pixel. */
export const EXACT_GRID = { column: (x: number) => x, row: (y: number) => y };

export interface BlankArt extends Art<string> {
  /** Spells the glyphs in these containers, from left to right and line by line, without spaces. */
  read(...containers: readonly Container[]): string;
}

/** @param sizeOf size of a frame in art pixels; undefined if it doesn't matter. */
export function blankArt(
  sizeOf: (name: string) => { readonly w: number; readonly h: number } | undefined = () =>
    undefined,
): BlankArt {
  const source = new TextureSource({ width: 1, height: 1 });
  const textures = new Map<string, Texture>();
  const glyphsOf = (container: Container) =>
    spritesIn(container).flatMap((sprite) => {
      const { label = '' } = sprite.texture;
      const { x, y } = sprite.getGlobalPosition();
      const code = /^glyph-(\d+)$/.exec(label)?.[1];
      return code === undefined ? [] : [{ character: String.fromCodePoint(Number(code)), x, y }];
    });
  return {
    frame(name) {
      const { w, h } = sizeOf(name) ?? { w: 0.5, h: 0.5 };
      const texture =
        textures.get(name) ??
        new Texture({ source, frame: new Rectangle(0, 0, w, h), label: name });
      textures.set(name, texture);
      return texture;
    },
    read: (...containers) =>
      containers
        .flatMap(glyphsOf)
        .sort((a, b) => a.y - b.y || a.x - b.x)
        .map(({ character }, i, all) =>
          i > 0 && all[i]?.y !== all[i - 1]?.y ? `\n${character}` : character,
        )
        .join(''),
  };
}

/** Stands alone, and rounds no positions. */
export function blankLayer(): SpriteLayer {
  const layer = new SpriteLayer();
  Object.assign(layer.grid, EXACT_GRID);
  return layer;
}

export function redraw(layer: SpriteLayer, draw: () => void): SpriteLayer {
  layer.clear();
  draw();
  layer.finish();
  return layer;
}

import { type Container, Sprite, Texture } from 'pixi.js';
import type { Art } from '../../src/stage/sheets.ts';

/** Art whose frames cannot be drawn, only told apart. */
export interface BlankArt extends Art {
  /** What the visible glyphs in a container spell, from left to right, line by line; spaces are not seen. */
  read(container: Container): string;
}

export function blankArt(): BlankArt {
  const textures = new Map<string, Texture>();
  function glyphs(container: Container): { character: string; x: number; y: number }[] {
    if (!container.visible) return [];
    const below = container.children.flatMap(glyphs);
    const { x, y } = container.position;
    if (container instanceof Sprite) {
      const [frame] = [...textures].find(([, texture]) => texture === container.texture) ?? [''];
      const code = /^glyph-(\d+)$/.exec(frame)?.[1];
      return code === undefined ? [] : [{ character: String.fromCodePoint(Number(code)), x, y }];
    }
    return below.map((glyph) => ({ ...glyph, x: x + glyph.x * container.scale.x, y: y + glyph.y * container.scale.y }));
  }
  return {
    texture(frame) {
      const texture = textures.get(frame) ?? new Texture();
      textures.set(frame, texture);
      return texture;
    },
    read: (container) =>
      glyphs(container)
        .sort((a, b) => a.y - b.y || a.x - b.x)
        .map(({ character }, i, all) => (i > 0 && all[i]?.y !== all[i - 1]?.y ? `\n${character}` : character))
        .join(''),
  };
}

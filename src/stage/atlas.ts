import sprite from './sheets/sprite.json' with { type: 'json' };
import gun from './sheets/gun.json' with { type: 'json' };

/** Width and height of an art pixel, in px of the stage. */
export const ART_PIXEL = 2;

/**
 * The sheets in the format of Pixi's `Spritesheet`, and all their frames. Lengths are art pixels.
 * `meta` also says where a sheet is in the one texture that holds all of them, one below the other.
 */
export const SHEETS = { sprite, gun } as const;
export const ATLAS = { ...sprite.frames, ...gun.frames } as const;

export type FrameName = keyof typeof ATLAS;

/** By sheet; the build asks browsers to fetch these ahead. */
export const SHEET_HASHES = { sprite: sprite.meta.hash, gun: gun.meta.hash } as const;

/** Size of the one texture, texels. */
export const TEXTURE_SIZE = {
  width: sprite.meta.texture.w,
  height: sprite.meta.texture.h,
} as const;

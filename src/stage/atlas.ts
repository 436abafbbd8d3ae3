import sprite from './sheets/sprite.json' with { type: 'json' };
import gun from './sheets/gun.json' with { type: 'json' };

/** Side of an art pixel, stage px. */
export const ART_PIXEL = 2;

/** In Pixi's `Spritesheet` format, art pixels. `meta` says where a sheet lies in the texture. */
export const SHEETS = { sprite, gun } as const;
export const ATLAS = { ...sprite.frames, ...gun.frames } as const;

export type FrameName = keyof typeof ATLAS;

export const SHEET_HASHES = { sprite: sprite.meta.hash, gun: gun.meta.hash } as const;

/** Below the sheets, texels: there the deferred views copy the dino, see rival-art.ts. */
export const RIVAL_TOP = sprite.meta.texture.h;
const RIVAL_HEIGHT = 77;

/** Texels. */
export const TEXTURE_SIZE = {
  width: sprite.meta.texture.w,
  height: RIVAL_TOP + RIVAL_HEIGHT,
} as const;

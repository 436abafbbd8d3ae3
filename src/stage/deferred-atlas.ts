// Generated from assets/ by `npm run assets`: do not edit.
import type { ArtPoint, GUN_HELD } from './atlas.ts';
import sprite2 from './sheets/sprite2.json' with { type: 'json' };
import sprite3 from './sheets/sprite3.json' with { type: 'json' };
import sprite4 from './sheets/sprite4.json' with { type: 'json' };

export const DEFERRED_SHEET_HASHES = {
  sprite2: '6f59709d',
  sprite3: 'fdb40258',
  sprite4: '8dfefe90',
} as const;

/**
 * The sheets in the format of Pixi's `Spritesheet`, and all their frames. Lengths are art pixels.
 */
export const DEFERRED_SHEETS = { sprite2, sprite3, sprite4 } as const;
export const DEFERRED_ATLAS = { ...sprite2.frames, ...sprite3.frames, ...sprite4.frames } as const;

export type DeferredSheetName = keyof typeof DEFERRED_SHEET_HASHES;

export type DeferredFrameName = keyof typeof DEFERRED_ATLAS;

/**
 * For each frame of the dino, the offset from its top left to the middle of the top of its head, in
 * art pixels.
 */
export const HEADS: Readonly<Record<keyof typeof GUN_HELD, ArtPoint>> = {
  'dino-idle': { x: 29, y: 0 },
  'dino-blink': { x: 29, y: 0 },
  'dino-run-1': { x: 29, y: 0 },
  'dino-run-2': { x: 29, y: 1 },
  'dino-run-3': { x: 29, y: 0 },
  'dino-run-4': { x: 29, y: 1 },
  'dino-jump': { x: 29, y: 0 },
  'dino-fall': { x: 29, y: 0 },
  'dino-crash': { x: 29, y: 0 },
  'dino-crouch-1': { x: 44, y: 0 },
  'dino-crouch-2': { x: 44, y: 0 },
  'dino-crouch-3': { x: 44, y: 0 },
  'dino-crouch-4': { x: 44, y: 0 },
  'dino-crouch-crash': { x: 44, y: 0 },
};

/** Rows of the head under a hat, in art pixels. */
export const HAT_DEPTH = 3;

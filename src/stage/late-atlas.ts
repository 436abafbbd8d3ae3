// Generated from assets/ by `npm run assets`: do not edit.
import type { SpriteFrame } from './atlas.ts';

export const LATE_SHEET_HASHES = {
  sprite2: '19dcdb52',
  sprite3: '11595898',
  sprite4: '3441361d',
} as const;

export type LateSheetName = keyof typeof LATE_SHEET_HASHES;

export const LATE_ATLAS = {
  bands: { sheet: 'sprite2', x: 1, y: 1, width: 252, height: 130 },
  'dust-1': { sheet: 'sprite4', x: 1, y: 1, width: 3, height: 2 },
  'hills-far': { sheet: 'sprite2', x: 1, y: 237, width: 500, height: 46 },
  'hills-near': { sheet: 'sprite2', x: 1, y: 329, width: 500, height: 26 },
  'meteor-1': { sheet: 'sprite3', x: 1, y: 1, width: 2, height: 2 },
  'moon-1': { sheet: 'sprite2', x: 46, y: 284, width: 32, height: 32 },
  'moon-2': { sheet: 'sprite2', x: 79, y: 284, width: 32, height: 32 },
  'moon-3': { sheet: 'sprite2', x: 112, y: 284, width: 32, height: 32 },
  'moon-4': { sheet: 'sprite2', x: 145, y: 284, width: 32, height: 32 },
  'moon-5': { sheet: 'sprite2', x: 178, y: 284, width: 32, height: 32 },
  'moon-6': { sheet: 'sprite2', x: 211, y: 284, width: 32, height: 32 },
  'moon-7': { sheet: 'sprite2', x: 244, y: 284, width: 32, height: 32 },
  'star-1': { sheet: 'sprite2', x: 1, y: 356, width: 5, height: 5 },
  'star-2': { sheet: 'sprite2', x: 7, y: 356, width: 3, height: 3 },
  stars: { sheet: 'sprite2', x: 1, y: 132, width: 252, height: 104 },
  sun: { sheet: 'sprite2', x: 1, y: 284, width: 44, height: 44 },
} as const satisfies Readonly<Record<string, SpriteFrame>>;

export type LateFrameName = keyof typeof LATE_ATLAS;

// Generated from assets/ by `npm run assets`: do not edit.
import type { SpriteFrame } from './atlas.ts';

export const LATE_SHEET_HASHES = {
  sprite2: 'adda0f27',
  sprite3: '11595898',
  sprite4: '3441361d',
} as const;

export type LateSheetName = keyof typeof LATE_SHEET_HASHES;

export const LATE_ATLAS = {
  'dust-1': { sheet: 'sprite4', x: 1, y: 1, width: 3, height: 2 },
  'meteor-1': { sheet: 'sprite3', x: 1, y: 1, width: 2, height: 2 },
  'star-1': { sheet: 'sprite2', x: 1, y: 1, width: 3, height: 3 },
} as const satisfies Readonly<Record<string, SpriteFrame>>;

export type LateFrameName = keyof typeof LATE_ATLAS;

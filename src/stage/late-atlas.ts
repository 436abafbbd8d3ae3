// Generated from assets/ by `npm run assets`: do not edit.
import type { SpriteFrame } from './atlas.ts';

export const LATE_SHEET_HASHES = {
  sprite2: 'adda0f27',
  sprite3: '11595898',
  sprite4: 'e1189393',
} as const;

export type LateSheetName = keyof typeof LATE_SHEET_HASHES;

export const LATE_ATLAS = {
  'dust-1': { sheet: 'sprite4', x: 43, y: 72, width: 7, height: 5 },
  'dust-2': { sheet: 'sprite4', x: 38, y: 62, width: 10, height: 7 },
  'dust-3': { sheet: 'sprite4', x: 12, y: 62, width: 12, height: 8 },
  'dust-4': { sheet: 'sprite4', x: 25, y: 62, width: 12, height: 8 },
  'dust-5': { sheet: 'sprite4', x: 1, y: 72, width: 12, height: 7 },
  'ember-1': { sheet: 'sprite4', x: 17, y: 80, width: 4, height: 4 },
  'ember-2': { sheet: 'sprite4', x: 22, y: 80, width: 3, height: 3 },
  'feather-1': { sheet: 'sprite4', x: 14, y: 72, width: 9, height: 7 },
  'feather-2': { sheet: 'sprite4', x: 1, y: 80, width: 9, height: 5 },
  'feather-3': { sheet: 'sprite4', x: 24, y: 72, width: 9, height: 7 },
  'flame-1': { sheet: 'sprite4', x: 1, y: 1, width: 34, height: 15 },
  'flame-2': { sheet: 'sprite4', x: 1, y: 17, width: 29, height: 15 },
  'flame-3': { sheet: 'sprite4', x: 1, y: 33, width: 37, height: 15 },
  'flame-low': { sheet: 'sprite4', x: 28, y: 49, width: 18, height: 11 },
  'flash-1': { sheet: 'sprite4', x: 39, y: 33, width: 14, height: 13 },
  'flash-2': { sheet: 'sprite4', x: 1, y: 62, width: 10, height: 9 },
  'flash-3': { sheet: 'sprite4', x: 34, y: 72, width: 8, height: 7 },
  'meteor-1': { sheet: 'sprite3', x: 1, y: 1, width: 2, height: 2 },
  'plus-20': { sheet: 'sprite4', x: 1, y: 49, width: 26, height: 12 },
  'spark-1': { sheet: 'sprite4', x: 47, y: 49, width: 9, height: 9 },
  'spark-2': { sheet: 'sprite4', x: 11, y: 80, width: 5, height: 5 },
  'spark-3': { sheet: 'sprite4', x: 26, y: 80, width: 3, height: 3 },
  'star-1': { sheet: 'sprite2', x: 1, y: 1, width: 3, height: 3 },
} as const satisfies Readonly<Record<string, SpriteFrame>>;

export type LateFrameName = keyof typeof LATE_ATLAS;

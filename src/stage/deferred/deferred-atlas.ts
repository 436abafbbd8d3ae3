import sprite2 from '../sheets/sprite2.json' with { type: 'json' };
import sprite3 from '../sheets/sprite3.json' with { type: 'json' };
import sprite4 from '../sheets/sprite4.json' with { type: 'json' };
import sprite5 from '../sheets/sprite5.json' with { type: 'json' };

export const DEFERRED_SHEETS = { sprite2, sprite3, sprite4, sprite5 } as const;
export const DEFERRED_ATLAS = {
  ...sprite2.frames,
  ...sprite3.frames,
  ...sprite4.frames,
  ...sprite5.frames,
} as const;

export type DeferredSheetName = keyof typeof DEFERRED_SHEETS;

export type DeferredFrame<Sheet extends DeferredSheetName> =
  keyof (typeof DEFERRED_SHEETS)[Sheet]['frames'] & string;

export type DeferredFrameName = keyof typeof DEFERRED_ATLAS;

export const DEFERRED_SHEET_HASHES = {
  sprite2: sprite2.meta.hash,
  sprite3: sprite3.meta.hash,
  sprite4: sprite4.meta.hash,
  sprite5: sprite5.meta.hash,
} as const;

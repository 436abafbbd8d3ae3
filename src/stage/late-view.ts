import type { PaletteSwap } from './colours/palette-swap.ts';
import type { SheetTexture } from './sheet-texture.ts';
import type { SheetArt } from './sheets.ts';
import type { View, ViewContext } from './view.ts';

/** What late views are created from. */
export interface LateViewContext extends ViewContext {
  readonly art: SheetArt;
  readonly texture: SheetTexture;
  /** Recolours every sheet that is added to it when the theme or the hour changes. */
  readonly paletteSwap: PaletteSwap;
}

/** Loads what a late view needs and creates it. Where it rejects, only this view is missing. */
export type LateViewFactory = (context: LateViewContext) => Promise<View>;

import type { RunView } from '#simulation';
import type { Tints } from './tints.ts';
import type { Layers } from './quads/layers.ts';
import type { SheetArt } from './sheets.ts';
import type { PaletteSwap } from './colours/palette-swap.ts';
import type { StageState } from './stage.ts';

/** Something that the picture is richer by, and does without as long as it is not there. */
export interface Embellishment {
  /** Hears of each step, right after it was taken; also the first to hear of a new run. */
  follow(view: RunView): void;
  /**
   * Adds to the layers what is to be seen of it in this frame.
   * @param moment 0 to 1, how far the moment shown lies between the last two steps.
   * @param covered ground covered at that moment, px.
   */
  draw(view: RunView, moment: number, covered: number, state: Readonly<StageState>): void;
  /** It moves although the run stands still. */
  readonly stirring: boolean;
}

/** What embellishments are made of and with. */
export interface Means {
  readonly layers: Layers;
  /** The first sheets. */
  readonly art: SheetArt;
  readonly paint: Tints;
  /** A sheet added to it follows the theme and the hour. */
  readonly swap: PaletteSwap;
}

/** What makes an embellishment, with the sheet that it needs. */
export type Maker = (means: Means) => Promise<Embellishment>;

import type { RunView } from '#simulation';
import { hasScenery, isSceneryMoving } from '../detail.ts';
import type { Embellishment } from '../view.ts';
import type { LateFrameName } from '../late-atlas.ts';
import type { Layers } from '../quads/layers.ts';
import type { Frame } from '../quads/frame.ts';
import type { QuadLayer } from '../quads/quad-layer.ts';
import type { Art } from '../sheets.ts';
import type { StageState } from '../stage.ts';
import { drawBands } from './bands.ts';
import type { Colours } from '../colours/source-colours.ts';
import { Hills } from './hills.ts';
import { drawMoonAndSun } from './moon-and-sun.ts';
import type { PaletteSwap } from '../colours/palette-swap.ts';
import { drawStars } from './stars.ts';
import { darknessAt, moonPhaseAt } from '../time-of-day.ts';

/** What is far away: bands of colour, stars, sun and moon by night, and hills at any hour. */
export class Sky implements Embellishment {
  readonly stirring = false;

  private readonly sky: QuadLayer;
  private readonly hills: Hills;
  private readonly smallStars: { readonly pixel: Frame; readonly colours: Colours };

  /**
   * @param swap tells the hour, so that nothing of the night is seen where the colours cannot follow.
   * @param pixel a single white texel.
   */
  constructor(
    layers: Layers,
    private readonly art: Art<LateFrameName>,
    private readonly swap: PaletteSwap,
    pixel: Frame,
  ) {
    this.smallStars = { pixel, colours: swap.colours };
    this.sky = layers('sky');
    this.hills = new Hills(layers('farHills'), layers('nearHills'), art);
  }

  follow(): void {
    // The score tells the hour, and the ground covered where the hills are.
  }

  draw(view: RunView, _moment: number, covered: number, state: Readonly<StageState>): void {
    const { sky, art } = this;
    const { hour } = this.swap;
    const darkness = darknessAt(hour);
    drawBands(darkness, sky, art);
    const moves = isSceneryMoving(state);
    const isThere = hasScenery(state.detail);
    if (isThere) drawStars(darkness, moves ? view.steps : 0, sky, art, this.smallStars);
    drawMoonAndSun(hour, moonPhaseAt(view.score), sky, art);
    if (isThere) this.hills.draw(moves ? covered : 0, state.phase);
  }
}

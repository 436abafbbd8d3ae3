import { GROUND_Y, skyScoreOf, STAGE_WIDTH } from '#simulation';
import { ART_PIXEL } from '../atlas.ts';
import type { PaletteSwap } from '../colours/palette-swap.ts';
import { DEFERRED_ATLAS, type DeferredFrameName } from '../deferred-atlas.ts';
import type { Layers } from '../layers.ts';
import type { Art } from '../sheets.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import { darknessAt } from '../time-of-day.ts';
import { type FrameInfo, hasScenery, isSceneryMoving, type View } from '../view.ts';
import { drawMoonAndSun } from './moon-and-sun.ts';
import { drawBrightStars, SmallStars, starlightAt } from './stars.ts';

const WIDTH = DEFERRED_ATLAS.bands.frame.w * ART_PIXEL;
const TOP = GROUND_Y - DEFERRED_ATLAS.bands.frame.h * ART_PIXEL;

/**
 * Draws the bands of colour above the horizon. By day they would have the colour of the sky.
 * @param darkness 0 to 1.
 */
function drawBands(darkness: number, layer: SpriteLayer, art: Art<DeferredFrameName>): void {
  if (darkness <= 0) return;
  for (let x = 0; x < STAGE_WIDTH; x += WIDTH) layer.put(art.frame('bands'), x, TOP);
}

/** What is beyond the hills: bands of colour, stars, moon and sun. */
export class Sky implements View {
  private readonly bands: SpriteLayer;
  private readonly layer: SpriteLayer;
  private readonly smallStars: SmallStars;

  /**
   * @param paletteSwap gives the hour. Where it cannot read the sheets the hour stays day: no night
   * in the colours of the day.
   * @param first the frames of the first sheets.
   */
  constructor(
    layers: Layers,
    private readonly art: Art<DeferredFrameName>,
    private readonly paletteSwap: PaletteSwap,
    first: Art,
  ) {
    this.bands = layers('bands');
    this.smallStars = new SmallStars(layers('smallStars'), first);
    this.layer = layers('sky');
  }

  draw({ view, state }: FrameInfo): void {
    const { layer, smallStars, art } = this;
    const { hour } = this.paletteSwap;
    const darkness = darknessAt(hour);
    drawBands(darkness, this.bands, art);
    const starlight = hasScenery(state.detail) ? starlightAt(darkness) : 0;
    if (starlight > 0) {
      smallStars.draw(starlight, state.viewport);
      drawBrightStars(
        starlight,
        isSceneryMoving(state) ? view.steps : 0,
        layer,
        art,
        state.viewport,
      );
    } else smallStars.hide();
    drawMoonAndSun(hour, skyScoreOf(view), layer, art, state.viewport);
  }
}

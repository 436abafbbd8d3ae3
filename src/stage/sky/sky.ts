import { lastNight, skyScoreOf } from '#simulation';
import type { PaletteSwap } from '../colours/palette-swap.ts';
import type { DeferredFrameName } from '../deferred/deferred-atlas.ts';
import type { Layers } from '../layers.ts';
import type { Art } from '../sheets.ts';
import type { DrawStats } from '../stage.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import { openingShareAt } from '../day-progress.ts';
import { darknessAt } from '../time-of-day.ts';
import { type FrameInfo, hasScenery, isSceneryMoving, type View } from '../view.ts';
import { drawMoon } from './moon.ts';
import { drawBrightStars, SmallStars, starlightAt } from './stars.ts';

export class Sky implements View {
  private readonly layer: SpriteLayer;
  private readonly smallStars: SmallStars;

  /**
   * @param paletteSwap gives the hour. If it can't read the sheets, the hour stays day: night must
   * not fall in day colours.
   * @param first the frames of the first sheets.
   */
  constructor(
    layers: Layers,
    private readonly art: Art<DeferredFrameName>,
    private readonly paletteSwap: PaletteSwap,
    first: Art,
    renderer: DrawStats['renderer'] = 'webgl',
  ) {
    this.smallStars = new SmallStars(layers('smallStars'), first, renderer);
    this.layer = layers('sky');
  }

  draw({ view, state }: FrameInfo): void {
    const { layer, smallStars, art } = this;
    const { opening } = state;
    const opens = openingShareAt(skyScoreOf(view), opening);
    const isOpening = opening !== null && opens > 0;
    const score = isOpening ? opening.at : skyScoreOf(view);
    const { hour } = this.paletteSwap;
    // No night precedes the first dawn.
    const darkness = lastNight(score) > 0 ? darknessAt(hour) * (isOpening ? opens : 1) : 0;
    const starlight = hasScenery(state.detail) ? starlightAt(darkness) : 0;
    if (starlight > 0) {
      if (state.detail === 'full') smallStars.draw(starlight, hour, state);
      else smallStars.hide();
      drawBrightStars(
        starlight,
        isSceneryMoving(state) ? view.steps : 0,
        layer,
        art,
        state.viewport,
      );
    } else smallStars.hide();
    drawMoon(darkness, score, layer, art, state);
  }
}

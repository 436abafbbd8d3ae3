import { ART_PIXEL } from '../atlas.ts';
import type { Layers } from '../layers.ts';
import type { Art } from '../sheets.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { StageState, Theme } from '../stage.ts';
import { FADE_POINTS } from '../time-of-day.ts';
import { hasEvents } from '../view.ts';
import { hasHighSky } from '../viewport.ts';
import type { Brush, Sight, SightFrame } from './sight.ts';

/** In grey a sight could look like a threat, and high contrast shows only what matters. */
const OPACITY = { default: 1, monochrome: 0.35, contrast: 0 } as const satisfies Record<
  Theme,
  number
>;

/** How far a picture moves high sights up, as a share of the sky above the world. */
const HIGH = { tall: 0.5, upright: 0.6 } as const;

class LayerBrush implements Brush {
  down = 0;
  aside = 0;

  constructor(
    readonly layer: SpriteLayer,
    private readonly art: Art<SightFrame>,
  ) {}

  paint(frame: SightFrame, x: number, y: number, opacity: number, isTile = false): void {
    const { layer, down } = this;
    const left = x + this.aside;
    const texture = this.art.frame(frame);
    const length = texture.width * ART_PIXEL;
    const width = isTile ? layer.grid.column(left + length) - layer.grid.column(left) : length;
    layer.putScaled(texture, left, y + down, width, texture.height * ART_PIXEL, opacity);
  }
}

export class SightPainter {
  private readonly brushes: Readonly<Record<Sight['layer'], LayerBrush>>;

  constructor(layers: Layers, art: Art<SightFrame>) {
    this.brushes = {
      skySights: new LayerBrush(layers('skySights'), art),
      farSights: new LayerBrush(layers('farSights'), art),
      nearSights: new LayerBrush(layers('nearSights'), art),
    };
  }

  /** @param opacity of the moment, 0 to 1. @param age as in {@link Sight.draw}. */
  draw(
    sight: Sight,
    opacity: number,
    { theme, detail, reducedMotion, viewport }: Readonly<StageState>,
    age: number,
    hitAt?: number,
    aside = 0,
  ): void {
    // Slow machines leave out sights first: they have many sprites, some as wide as the stage.
    const shown = hasEvents(detail) ? OPACITY[theme] * opacity : 0;
    if (shown <= 0) return;
    const brush = this.brushes[sight.layer];
    const isLow = viewport.cssPixel !== null && !hasHighSky(viewport);
    const high = isLow ? 0 : viewport.cssPixel === null ? HIGH.tall : HIGH.upright;
    brush.layer.opacity = shown;
    brush.aside = aside;
    brush.down = sight.high === true ? viewport.top * high : 0;
    sight.draw(brush, age, reducedMotion, hitAt);
    brush.layer.opacity = 1;
  }
}

/**
 * Fades a sight in when it begins and out before it ends, 0 to 1.
 * @param points since it began.
 */
export function sightOpacity(points: number, lasts: number): number {
  return Math.min(1, Math.max(0, Math.min(points, lasts - points) / FADE_POINTS));
}

import {
  NIGHT_DURATION_POINTS,
  nightAt,
  pointsSinceNightfall,
  type RunView,
  skyScoreOf,
  STEPS_PER_POINT,
} from '#simulation';
import type { Layers } from '../layers.ts';
import type { Art } from '../sheets.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { Theme } from '../stage.ts';
import { FADE_POINTS } from '../time-of-day.ts';
import type { FrameInfo, View } from '../view.ts';
import { aurora } from './aurora.ts';
import { flock } from './flock.ts';
import { herd } from './herd.ts';
import { meteor } from './meteor.ts';
import type { Brush, Sight, SightFrame } from './sight.ts';
import { type SightName, sightsOfNight } from './schedule.ts';
import { shootingStars } from './shooting-stars.ts';
import { swimmers } from './swimmers.ts';
import { volcano } from './volcano.ts';

export const SIGHTS: Readonly<Record<SightName, Sight>> = {
  meteor,
  herd,
  aurora,
  volcano,
  flock,
  shootingStars,
  swimmers,
};

/**
 * 0 to 1. Sights fade in after nightfall and are gone before dawn.
 * @param alpha share of a step since the last one, 0 to 1.
 */
function sightsOpacity(view: RunView, alpha: number): number {
  const { steps } = view;
  const score = skyScoreOf(view);
  if (nightAt(score) === 0) return 0;
  // The score changes only every STEPS_PER_POINT steps. Counting the steps in between makes the
  // fade smooth.
  const pointFraction = ((steps % STEPS_PER_POINT) + alpha) / STEPS_PER_POINT;
  const points = pointsSinceNightfall(score) + pointFraction;
  return Math.min(1, Math.max(0, Math.min(points, NIGHT_DURATION_POINTS - points) / FADE_POINTS));
}

/** In grey a sight could look like a threat, and high contrast shows only what matters. */
const OPACITY = { default: 1, monochrome: 0.35, contrast: 0 } as const satisfies Record<
  Theme,
  number
>;

/** How far a tall picture moves high sights up, as a share of the sky above the world. */
const HIGH = 0.5;

class LayerBrush implements Brush {
  down = 0;

  constructor(
    readonly layer: SpriteLayer,
    private readonly art: Art<SightFrame>,
  ) {}

  paint(frame: SightFrame, x: number, y: number, opacity: number): void {
    this.layer.put(this.art.frame(frame), x, y + this.down, opacity);
  }
}

export class Sights implements View {
  private readonly brushes: Readonly<Record<Sight['layer'], LayerBrush>>;
  private night = 0;
  private names: readonly SightName[] = [];
  /** Step at nightfall, or at the first call in that night. */
  private nightfall = 0;

  constructor(layers: Layers, art: Art<SightFrame>) {
    this.brushes = {
      farSights: new LayerBrush(layers('farSights'), art),
      nearSights: new LayerBrush(layers('nearSights'), art),
    };
  }

  afterStep(view: RunView): void {
    const night = nightAt(skyScoreOf(view));
    // This also detects a new run: it begins by day, or in practice with a lower step.
    if (night === this.night && view.steps >= this.nightfall) return;
    this.night = night;
    this.names = sightsOfNight(night);
    this.nightfall = view.steps;
  }

  draw({ view, alpha, state: { theme, reducedMotion, detail, viewport } }: FrameInfo): void {
    // Slow machines leave out sights first: they have many sprites, some as wide as the stage.
    const opacity = detail === 'full' ? OPACITY[theme] * sightsOpacity(view, alpha) : 0;
    if (opacity <= 0) return;
    const age = Math.max(0, view.steps - this.nightfall + alpha);
    for (const name of this.names) {
      const sight = SIGHTS[name];
      const brush = this.brushes[sight.layer];
      brush.layer.opacity = opacity;
      brush.down = sight.high === true ? viewport.top * HIGH : 0;
      sight.draw(brush, age, reducedMotion);
    }
  }
}

import {
  NIGHT_DURATION_POINTS,
  NIGHT_INTERVAL_POINTS,
  nightAt,
  type RunView,
  skyScoreOf,
} from '#simulation';
import type { Layers } from '../layers.ts';
import type { Art } from '../sheets.ts';
import type { FrameInfo, View } from '../view.ts';
import { aurora } from './aurora.ts';
import { flock } from './flock.ts';
import { herd } from './herd.ts';
import { meteor } from './meteor.ts';
import { sightOpacity, SightPainter } from './painter.ts';
import type { Sight, SightFrame } from './sight.ts';
import { type NightSightName, sightsOfNight } from './schedule.ts';
import { shootingStars } from './shooting-stars.ts';
import { swimmers } from './swimmers.ts';
import { volcano } from './volcano.ts';

export const NIGHT_SIGHTS: Readonly<Record<NightSightName, Sight>> = {
  meteor,
  herd,
  aurora,
  volcano,
  flock,
  shootingStars,
  swimmers,
};

export class NightSights implements View {
  private readonly painter: SightPainter;
  private night = 0;
  private names: readonly NightSightName[] = [];
  /** Step at nightfall, or at the first call in that night. */
  private nightfall = 0;

  constructor(layers: Layers, art: Art<SightFrame>) {
    this.painter = new SightPainter(layers, art);
  }

  afterStep(view: RunView): void {
    const night = nightAt(skyScoreOf(view));
    // This also detects a new run: it begins by day, or in practice with a lower step.
    if (night === this.night && view.steps >= this.nightfall) return;
    this.night = night;
    this.names = sightsOfNight(night);
    this.nightfall = view.steps;
  }

  draw({ view, alpha, state }: FrameInfo): void {
    const night = nightAt(skyScoreOf(view));
    if (night === 0) return;
    const begins = night * NIGHT_INTERVAL_POINTS;
    const opacity = sightOpacity(view, alpha, begins, NIGHT_DURATION_POINTS);
    const age = Math.max(0, view.steps - this.nightfall + alpha);
    for (const name of this.names) this.painter.draw(NIGHT_SIGHTS[name], opacity, state, age);
  }
}

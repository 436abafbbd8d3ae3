import { NIGHT_DURATION_POINTS, NIGHT_INTERVAL_POINTS, nightAt, skyScoreOf } from '#simulation';
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

  constructor(layers: Layers, art: Art<SightFrame>) {
    this.painter = new SightPainter(layers, art);
  }

  draw({ story, view, alpha, state }: FrameInfo): void {
    const night = nightAt(skyScoreOf(view));
    if (night === 0) return;
    const begins = night * NIGHT_INTERVAL_POINTS;
    const opacity = sightOpacity(view, alpha, begins, NIGHT_DURATION_POINTS);
    const age = story.sincePoints(begins) + alpha;
    for (const name of sightsOfNight(night))
      this.painter.draw(NIGHT_SIGHTS[name], opacity, state, age);
  }
}

import {
  NIGHT_DURATION_POINTS,
  NIGHT_INTERVAL_POINTS,
  nightAt,
  skyScoreOf,
  STEPS_PER_POINT,
} from '#simulation';
import { exactScoreOf, openingShareAt } from '../day-progress.ts';
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
    const { opening } = state;
    const score = skyScoreOf(view);
    const opens = openingShareAt(score, opening);
    const isOpening = opening !== null && opens > 0;
    const night = nightAt(isOpening ? opening.at : score);
    if (night === 0) return;
    const begins = night * NIGHT_INTERVAL_POINTS;
    const since = isOpening ? opening.at - begins : exactScoreOf(view, alpha) - begins;
    const steps = isOpening ? since * STEPS_PER_POINT + view.steps : story.sincePoints(begins);
    // An opening's sight has gone before the sight of the first day comes.
    const share = isOpening ? Math.max(0, 2 * opens - 1) : 1;
    const opacity = share * sightOpacity(since, NIGHT_DURATION_POINTS);
    const aside = isOpening ? opening.aside : 0;
    for (const name of sightsOfNight(night))
      this.painter.draw(NIGHT_SIGHTS[name], opacity, state, steps + alpha, undefined, aside);
  }
}

import { DINO_SIZE, dinoHitboxLeft, dinoHitboxRight, jumpArc, type RunView } from '#simulation';
import { forecastTakeoff, stepsToArrival, ThreatForecast } from '#solver';
import type { TakeoffWindows } from '#stage';

/** More than there are ever threats on the stage. */
const CAPACITY = 16;

/**
 * Computes where on the ground jumps clear the threats on the stage. One object, updated for each
 * step that is drawn.
 */
export class TakeoffWindowForecast implements TakeoffWindows {
  count = 0;
  readonly from = new Float64Array(CAPACITY);
  readonly to = new Float64Array(CAPACITY);

  private readonly forecast = new ThreatForecast();
  private readonly arc = jumpArc();
  private readonly range = { first: 0, last: 0 };
  private view: RunView | undefined;
  private steps = 0;

  compute(view: RunView): void {
    if (this.view === view && this.steps === view.steps) return;
    this.view = view;
    this.steps = view.steps;
    this.count = 0;
    if (view.gameOver || !this.forecast.compute(view)) return;
    const { ground } = this.forecast;
    const dinoMiddle = (dinoHitboxLeft(view) + dinoHitboxRight(view, DINO_SIZE)) / 2;
    const { threats } = view.entities;
    for (let i = 0; i < threats.length && this.count < CAPACITY; i++) {
      const threat = threats.get(i);
      if (stepsToArrival(view, threat) === Number.POSITIVE_INFINITY) continue;
      if (!forecastTakeoff(view, threat, this.forecast, this.arc, this.range)) continue;
      // The dino is over this ground when the steps before the first, and up to the last, have been
      // taken.
      this.from[this.count] = dinoMiddle + (ground[this.range.first - 1] ?? 0);
      this.to[this.count] = dinoMiddle + (ground[this.range.last] ?? 0);
      this.count += 1;
    }
  }
}

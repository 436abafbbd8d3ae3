import {
  DINO_SIZE,
  hitboxBottom,
  hitboxLeft,
  hitboxRight,
  hitboxTop,
  overlapsDinoX,
  overlapsDinoY,
  type RunView,
} from '#simulation';
import { DinoFlight } from './dino-flight.ts';
import { HORIZON, type ThreatForecast } from './threat-forecast.ts';

/** Forecasts fast falls from the present jump. The object is meant to be reused. */
export class FallForecast {
  /**
   * Indexed by the step from now, from 1 on, in which the player presses crouch. Holds the step of
   * the landing, or 0 where a threat hits the falling dino.
   */
  readonly landing = new Uint8Array(HORIZON + 1);
  private readonly flight = new DinoFlight();
  private readonly fall = new DinoFlight();

  /**
   * Fills `landing` up to the step in which the dino lands anyway.
   * @param forecast computed for this run and step.
   */
  compute(view: RunView, { ground }: Pick<ThreatForecast, 'ground'>): void {
    const { flight, fall } = this;
    flight.begin(view);
    for (let step = 1; flight.isInAir && step <= HORIZON; step++) {
      fall.beginAs(flight);
      let landing = step;
      fall.stepFast();
      while (fall.isInAir && !isHit(view, fall.y, ground[landing] ?? 0)) {
        fall.step();
        landing += 1;
      }
      this.landing[step] = fall.isInAir ? 0 : landing;
      flight.step();
    }
  }
}

/** @param ground px that pass until then. */
function isHit(view: RunView, y: number, ground: number): boolean {
  const { threats } = view.entities;
  for (let i = 0; i < threats.length; i++) {
    const threat = threats.get(i);
    const moved = ground * view.components.Scroll.factor.get(threat);
    if (
      !overlapsDinoX(
        view,
        DINO_SIZE,
        hitboxLeft(view, threat) - moved,
        hitboxRight(view, threat) - moved,
      )
    )
      continue;
    if (overlapsDinoY(view, DINO_SIZE, y, hitboxTop(view, threat), hitboxBottom(view, threat)))
      return true;
  }
  return false;
}

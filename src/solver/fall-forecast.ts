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

/** How a dino that is in the air comes down if it falls fast. One object, used again and again. */
export class FallForecast {
  /**
   * By the step from now, from 1 on, in which crouch is pressed: the step in which the dino lands;
   * 0 where it is hit as it falls.
   */
  readonly landing = new Uint8Array(HORIZON + 1);
  private readonly flight = new DinoFlight();
  private readonly fall = new DinoFlight();

  /**
   * @param forecast computed for this run and step. Steps after the landing without a fast fall are
   * not written to.
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

/** Whether a dino in the air is hit when so much ground has passed, px. */
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

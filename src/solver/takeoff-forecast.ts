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
import { HORIZON, type ThreatForecast } from './threat-forecast.ts';
import { threatensStanding } from './threat-timing.ts';

/** Between which steps from now a jump has to take off to clear a threat. */
export interface TakeoffRange {
  first: number;
  last: number;
}

/**
 * Forecasts when a jump clears a threat, with no other threat about.
 * @param forecast computed for this run and step.
 * @param arc the top edge of the dino, px, after each step of a jump.
 * @param range gets the result.
 * @returns false if there is none: the threat passes over a standing dino, is beyond the forecast,
 * or can't be cleared any more.
 */
export function forecastTakeoff(
  view: RunView,
  threat: number,
  forecast: Pick<ThreatForecast, 'ground'>,
  arc: readonly number[],
  range: TakeoffRange,
): boolean {
  if (!threatensStanding(view, threat)) return false;
  const factor = view.components.Scroll.factor.get(threat);
  const left = hitboxLeft(view, threat);
  const right = hitboxRight(view, threat);
  let arrival = 0;
  let departure = 0;
  for (let step = 1; step <= HORIZON; step++) {
    const moved = factor * (forecast.ground[step] ?? 0);
    if (!overlapsDinoX(view, DINO_SIZE, left - moved, right - moved)) continue;
    if (arrival === 0) arrival = step;
    departure = step;
  }
  // A threat that is still at the dino at the horizon may be hit after it.
  if (arrival === 0 || departure === HORIZON) return false;
  const top = hitboxTop(view, threat);
  const bottom = hitboxBottom(view, threat);
  range.first = 0;
  for (let takeoff = Math.max(1, departure - arc.length + 1); takeoff <= arrival; takeoff++) {
    if (!isClear(view, arc, arrival - takeoff, departure - takeoff, top, bottom)) continue;
    if (range.first === 0) range.first = takeoff;
    range.last = takeoff;
  }
  return range.first > 0;
}

/** Whether the dino is above or below a box from one step of its jump to another, both included. */
function isClear(
  view: RunView,
  arc: readonly number[],
  from: number,
  to: number,
  top: number,
  bottom: number,
): boolean {
  for (let flown = from; flown <= to; flown++) {
    const y = arc[flown];
    if (y === undefined || overlapsDinoY(view, DINO_SIZE, y, top, bottom)) return false;
  }
  return true;
}

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

export interface TakeoffRange {
  first: number;
  last: number;
}

/**
 * Considers this threat alone.
 * @param forecast computed for this run and step.
 * @param arc the dino's top edge after each step of a jump, px.
 * @param range gets the result.
 * @returns false if the threat passes over a standing dino, is beyond the forecast or can't be
 * cleared any more.
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
  // A threat at the dino on the last forecast step may still hit later.
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

/**
 * @param from a step of the jump.
 * @param to a later one, included.
 */
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

/**
 * Looks ahead in a run: how could a crash have been avoided, what do the threats on the stage do
 * next.
 */
export { advanceStates, explore } from './explore.ts';
export { searchEscapeRoute } from './escape-route.ts';
export { FallForecast } from './fall-forecast.ts';
export { lastJumpOver } from './last-jump.ts';
export { forecastTakeoff, type TakeoffRange } from './takeoff-forecast.ts';
export { HORIZON, ThreatForecast } from './threat-forecast.ts';
export {
  jumpClears,
  stepsToArrival,
  threatensCrouching,
  threatensStanding,
} from './threat-timing.ts';
export { AIRBORNE, CROUCHING, STANDING } from './dino-flight.ts';

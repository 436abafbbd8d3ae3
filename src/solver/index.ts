export { advanceStates, explore } from './explore.ts';
export { searchEscapeRoute } from './escape-route.ts';
export { FallForecast } from './fall-forecast.ts';
export { lastJumpOver } from './last-jump.ts';
export { look, type SeenThreat, type Sight } from './sight.ts';
export { forecastTakeoff, type TakeoffRange } from './takeoff-forecast.ts';
export { HORIZON, ThreatForecast } from './threat-forecast.ts';
export {
  jumpClears,
  stepsToArrival,
  threatensCrouching,
  threatensStanding,
} from './threat-timing.ts';
export { AIRBORNE, CROUCHING, STANDING } from './dino-flight.ts';

/**
 * What a night shows, as data. An entry point of its own, because `index.ts` imports Pixi, which
 * needs a browser.
 */
export { type NightEventName, nightEventsOf } from './night-events/schedule.ts';
export { MOON_PHASES, moonPhaseAt } from './time-of-day.ts';

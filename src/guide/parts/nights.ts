import { NIGHT_INTERVAL } from '#simulation';
import { MOON_PHASES, moonPhaseAt, type NightEventName, nightEventsOf } from '#stage/data';

export interface Night {
  /** From 1 on. */
  readonly number: number;
  /** The score at which it falls. */
  readonly from: number;
  /** 0 to 6. */
  readonly moonPhase: number;
  readonly events: readonly NightEventName[];
}

/** One night for each phase of the moon. */
export const NIGHTS: readonly Night[] = Array.from({ length: MOON_PHASES }, (_, index) => {
  const number = index + 1;
  const from = number * NIGHT_INTERVAL;
  return { number, from, moonPhase: moonPhaseAt(from), events: nightEventsOf(number) };
});

/** The first night whose moon is in the middle of its phases, and so full. */
export const FULL_MOON_NIGHT =
  1 + NIGHTS.findIndex(({ moonPhase }) => moonPhase === (MOON_PHASES - 1) / 2);

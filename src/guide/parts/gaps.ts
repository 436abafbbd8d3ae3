import { FAIR_GAP_STEPS, THREAT_KINDS, type ThreatKind } from '#simulation';
import { seconds } from './units.ts';

export interface Gap {
  readonly before: ThreatKind;
  readonly next: ThreatKind;
  /** The least time from one to the other at the speed of turbo, seconds. */
  readonly time: number;
}

/** Each pair of threats, and how far apart they reach the dino at least, except for phrases. */
export const GAPS: readonly Gap[] = THREAT_KINDS.flatMap((before) =>
  THREAT_KINDS.map((next) => ({ before, next, time: seconds(FAIR_GAP_STEPS[before][next]) })),
);

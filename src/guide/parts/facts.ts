import {
  FAIR_GAP_STEPS,
  jumpArc,
  STEPS_PER_SECOND,
  THREAT_KINDS,
  type ThreatKind,
} from '#simulation';

function seconds(steps: number): number {
  return steps / STEPS_PER_SECOND;
}

export interface Gap {
  readonly before: ThreatKind;
  readonly next: ThreatKind;
  /** Minimum time between the two at turbo speed, seconds. */
  readonly time: number;
}

/** The minimum time between each pair of threats, except within phrases. */
export const GAPS: readonly Gap[] = THREAT_KINDS.flatMap((before) =>
  THREAT_KINDS.map((next) => ({ before, next, time: seconds(FAIR_GAP_STEPS[before][next]) })),
);

export const JUMP_SECONDS = seconds(jumpArc().length + 1);

import type { ThreatKind } from './threat-kinds.ts';

/** What is decided about a threat of each kind before it enters. */
interface ThreatTraits {
  readonly cactus: {
    readonly large: boolean;
    /** 1 to 3 cacti side by side. */
    readonly multiple: number;
  };
  readonly pterodactyl: {
    /** Height of its top edge above the ground, px. */
    readonly altitude: number;
  };
}

/** A threat that the course has decided on and that has not entered yet. */
export type ScheduledThreat = {
  readonly [Kind in ThreatKind]: ThreatTraits[Kind] & {
    readonly kind: Kind;
    /** The step from which on it may enter. */
    readonly scheduledAt: number;
  };
}[ThreatKind];

/** First come, first to enter. */
export type ThreatQueue = ScheduledThreat[];

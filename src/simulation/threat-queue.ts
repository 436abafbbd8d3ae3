/** What can end a run. */
export type ThreatKind = ScheduledThreat['kind'];

/** A threat the course has drawn and that waits to enter. */
export type ScheduledThreat =
  | {
      readonly kind: 'cactus';
      readonly large: boolean;
      /** 1 to 3 cacti side by side. */
      readonly multiple: number;
      /** The step at which it was drawn. */
      readonly scheduledAt: number;
    }
  | {
      readonly kind: 'pterodactyl';
      /** Height of its top edge above the ground, px. */
      readonly altitude: number;
      /** The step at which it was drawn. */
      readonly scheduledAt: number;
    };

/** First come, first to enter. */
export type ThreatQueue = ScheduledThreat[];

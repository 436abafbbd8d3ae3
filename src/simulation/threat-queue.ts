/** What can end a run. */
export type ThreatKind = DrawnThreat['kind'];

/** A threat the course has drawn and that waits to enter. */
export type DrawnThreat =
  | {
      readonly kind: 'cactus';
      readonly large: boolean;
      /** 1 to 3 cacti side by side. */
      readonly multiple: number;
      /** The step at which it was drawn. */
      readonly drawnAt: number;
    }
  | {
      readonly kind: 'pterodactyl';
      /** Height of its top edge above the ground, px. */
      readonly altitude: number;
      /** The step at which it was drawn. */
      readonly drawnAt: number;
    };

/** First come, first to enter. */
export type ThreatQueue = DrawnThreat[];

import type { Size } from './components.ts';
import {
  CACTUS_CHANCE,
  CACTUS_EVERY_STEPS,
  LARGE_CACTUS_SIZE,
  PTERODACTYL_CHANCE,
  PTERODACTYL_EVERY_STEPS,
  PTERODACTYL_SCORE,
  PTERODACTYL_SIZE,
  PTERODACTYL_SPEED_FACTOR,
  SMALL_CACTUS_SIZE,
} from './constants.ts';

/** The kinds draw from the course's random stream in this order, so add a new kind at the end. */
export const THREAT_KINDS = ['cactus', 'pterodactyl'] as const;

export type ThreatKind = (typeof THREAT_KINDS)[number];

interface ThreatRules {
  readonly name: string;
  readonly sizes: Readonly<Record<string, Size>>;
  /** Share of the current game speed. */
  readonly speedFactor: number;
  readonly everySteps: number;
  readonly chance: number;
  /** Comes only above this score; null from the start on. */
  readonly aboveScore: number | null;
}

export const THREATS = {
  cactus: {
    name: 'cactus',
    sizes: { small: SMALL_CACTUS_SIZE, large: LARGE_CACTUS_SIZE },
    speedFactor: 1,
    everySteps: CACTUS_EVERY_STEPS,
    chance: CACTUS_CHANCE,
    aboveScore: null,
  },
  pterodactyl: {
    name: 'pterodactyl',
    sizes: { only: PTERODACTYL_SIZE },
    speedFactor: PTERODACTYL_SPEED_FACTOR,
    everySteps: PTERODACTYL_EVERY_STEPS,
    chance: PTERODACTYL_CHANCE,
    aboveScore: PTERODACTYL_SCORE,
  },
} as const satisfies Readonly<Record<ThreatKind, ThreatRules>>;

export type QueuedThreat = {
  readonly queuedAt: number;
} & (
  | {
      readonly kind: 'cactus';
      readonly large: boolean;
      readonly multiple: number;
    }
  | {
      readonly kind: 'pterodactyl';
      /** From the ground up to its top edge. */
      readonly altitude: number;
    }
);

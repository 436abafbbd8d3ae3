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

/**
 * What can end a run. The order is that in which the kinds are decided on in a step, and so the
 * order in which they take numbers from the course's random stream: a new kind goes to the end.
 */
export const THREAT_KINDS = ['cactus', 'pterodactyl'] as const;

export type ThreatKind = (typeof THREAT_KINDS)[number];

/** What the rules say of a kind of threat. */
interface ThreatRules {
  /** What one of them is called within a sentence. */
  readonly name: string;
  /** The box of a single one by its variant, px. */
  readonly sizes: Readonly<Record<string, Size>>;
  /** Its speed as a share of the current game speed. */
  readonly speedFactor: number;
  /** Steps between two decisions whether one comes. */
  readonly everySteps: number;
  /** Chance of each such decision. */
  readonly chance: number;
  /** It comes only at a score above this; null: from the beginning. */
  readonly aboveScore: number | null;
}

/** Everything that differs between the kinds of threats and is not code. */
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

/** A threat that has been drawn and has not entered yet. */
export type DrawnThreat = {
  /** The step in which it was drawn. */
  readonly drawnAt: number;
} & (
  | {
      readonly kind: 'cactus';
      readonly large: boolean;
      /** 1 to 3 cacti side by side. */
      readonly multiple: number;
    }
  | {
      readonly kind: 'pterodactyl';
      /** Height of its top edge above the ground, px. */
      readonly altitude: number;
    }
);

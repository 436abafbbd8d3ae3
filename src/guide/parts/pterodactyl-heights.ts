import { passingAltitude, PTERODACTYL_ALTITUDE } from '#simulation';

const { min, max } = PTERODACTYL_ALTITUDE;

/**
 * The lowest altitude of the top edge, px, at which one passes over a standing dino without
 * assists.
 */
const PASSING = passingAltitude(0);

export interface Heights {
  /** Altitudes of the top edge above the ground, whole px, both included. */
  readonly from: number;
  readonly to: number;
  /** Of all pterodactyls, 0 to 1: each altitude is as likely as any other. */
  readonly share: number;
  readonly hitsStanding: boolean;
}

const share = (from: number, to: number) => (to - from + 1) / (max - min + 1);

/** The pterodactyls to duck under, and those that pass overhead. */
export const HEIGHTS: readonly Heights[] = [
  { from: min, to: PASSING - 1, share: share(min, PASSING - 1), hitsStanding: true },
  { from: PASSING, to: max, share: share(PASSING, max), hitsStanding: false },
];

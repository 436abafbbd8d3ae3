import type { RunSummary, SettingsStore } from '#game';

/**
 * A run that ends before this score has ended early: the course has no pterodactyls yet, and the
 * first milestone is not reached.
 */
const EARLY_SCORE = 100;

/** So many runs that end early, without one between that does not, make the game offer assists. */
export const EARLY_ENDS = 10;

/** What has to be known of the settings. */
interface Offer {
  readonly earlyEnds: number;
  readonly assistsOffered: boolean;
  /** The player wants tips and offers. */
  readonly tips: boolean;
}

/**
 * Counts a run that is over, until assists have been offered; practice is not to be counted. Runs
 * with assists do not count: their player knows of them.
 */
export function countEnd(
  settings: Pick<SettingsStore, 'get' | 'change'>,
  { score, assisted }: RunSummary,
): void {
  const offer = settings.get();
  if (offer.assistsOffered || offer.earlyEnds >= EARLY_ENDS || assisted) return;
  const earlyEnds = score < EARLY_SCORE ? offer.earlyEnds + 1 : 0;
  if (earlyEnds !== offer.earlyEnds) settings.change({ earlyEnds });
}

/** Whether assists are to be offered now. */
export function isOfferDue({ earlyEnds, assistsOffered, tips }: Offer): boolean {
  return tips && earlyEnds >= EARLY_ENDS && !assistsOffered;
}

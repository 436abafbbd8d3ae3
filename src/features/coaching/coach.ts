import type { CoachedThreat } from '#content';
import type { CrashCause } from './crash-cause.ts';

/** A run that ends below this has ended early, points. */
const EARLY_SCORE = 450;

/** So many runs in a row that end early, at the same kind of threat, are worth a tip. */
const CRASHES = 3;

/** Notices what keeps ending a player's runs, and has one tip for each kind of threat. */
export class Coach {
  private readonly tipped = new Set<CoachedThreat>();
  /** How the last runs ended: early, one after the other, and all at the same kind of threat. */
  private causes: readonly CrashCause[] = [];

  /**
   * A run has ended.
   * @returns what to give a tip on, with the mistake that most of the runs had; undefined for no tip.
   */
  onEnd(score: number, cause: CrashCause): CrashCause | undefined {
    if (score >= EARLY_SCORE) {
      this.causes = [];
      return undefined;
    }
    const { threat } = cause;
    this.causes = [...this.causes.filter((earlier) => earlier.threat === threat), cause].slice(-CRASHES);
    if (this.causes.length < CRASHES || this.tipped.has(threat)) return undefined;
    this.tipped.add(threat);
    const earlyOnes = this.causes.filter(({ early }) => early).length;
    return { threat, early: earlyOnes > CRASHES / 2 };
  }
}

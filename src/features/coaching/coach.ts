import type { CoachedThreat } from '#content';
import type { RunView } from '#simulation';
import { threatensStanding } from '#solver';

/** So many cacti side by side are a wide group. */
const WIDE_GROUP = 3;

/** What ended a run, and with which mistake. */
export interface CrashCause {
  readonly threat: CoachedThreat;
  /**
   * Came down on it, or flew into it: the jump began too early or was none to make. Otherwise it
   * came too late, or not at all.
   */
  readonly early: boolean;
}

/** Undefined unless the run is over. */
export function crashCauseOf(view: RunView): CrashCause | undefined {
  const { crash, crashThreat, components, dino } = view;
  if (crash === null || crashThreat === null) return undefined;
  const isJumping = components.Dino.jumping.get(dino) === 1;
  switch (crash) {
    case 'cactus':
      return {
        threat: cactiOf(view, crashThreat),
        early: isJumping && components.Velocity.y.get(dino) > 0,
      };
    case 'pterodactyl':
      return {
        threat: threatensStanding(view, crashThreat) ? 'lowPterodactyls' : 'highPterodactyls',
        early: isJumping,
      };
  }
}

function cactiOf({ components: { Cactus } }: RunView, threat: number): CoachedThreat {
  if (Cactus.multiple.get(threat) >= WIDE_GROUP) return 'wideGroups';
  return Cactus.large.get(threat) === 1 ? 'largeCacti' : 'smallCacti';
}

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
   * @returns what to give a tip on, with the mistake that most of the runs had; undefined for no
   * tip.
   */
  onEnd(score: number, cause: CrashCause): CrashCause | undefined {
    if (score >= EARLY_SCORE) {
      this.causes = [];
      return undefined;
    }
    const { threat } = cause;
    this.causes = [...this.causes.filter((earlier) => earlier.threat === threat), cause].slice(
      -CRASHES,
    );
    if (this.causes.length < CRASHES || this.tipped.has(threat)) return undefined;
    this.tipped.add(threat);
    const earlyOnes = this.causes.filter(({ early }) => early).length;
    return { threat, early: earlyOnes > CRASHES / 2 };
  }
}

import type { CoachedThreat } from '#content';
import type { RunView } from '#simulation';
import { threatensStanding } from '#solver';

/** So many cacti side by side are a wide group. */
const WIDE_GROUP = 3;

/** What ended a run, and with which mistake. */
export interface CrashCause {
  readonly threat: CoachedThreat;
  /** Came down on it, or flew into it: the jump began too early or was none to make. Otherwise it came too late, or not at all. */
  readonly early: boolean;
}

/** Undefined unless the run is over. */
export function crashCauseOf(view: RunView): CrashCause | undefined {
  const { crash, crashThreat, components, dino } = view;
  if (crash === null || crashThreat === null) return undefined;
  const isJumping = components.Dino.jumping.get(dino) === 1;
  switch (crash) {
    case 'cactus':
      return { threat: cactiOf(view, crashThreat), early: isJumping && components.Velocity.y.get(dino) > 0 };
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

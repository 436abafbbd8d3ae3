import type { CrashReport, DinoPart } from '#content';
import { isCrouching, readCrash, type RunView, type ThreatKind } from '#simulation';

/** Null unless the run is over. */
export function reportCrash(view: RunView): CrashReport | null {
  const crash = readCrash(view);
  if (crash === undefined) return null;
  const { dinoBox, overlap, threat, kind } = crash;
  const across = (overlap.x + overlap.width / 2 - dinoBox.x) / dinoBox.width;
  const down = (overlap.y + overlap.height / 2 - dinoBox.y) / dinoBox.height;
  const part = isCrouching(view) ? partOfCrouching(across) : partOfStanding(across, down);
  return { kind, ...sizeOf(view, threat, kind), part };
}

function sizeOf(view: RunView, threat: number, kind: ThreatKind) {
  const { Cactus } = view.components;
  switch (kind) {
    case 'cactus':
      return { count: Cactus.multiple.get(threat), large: Cactus.large.get(threat) === 1 };
    case 'pterodactyl':
      return { count: 1, large: false };
  }
}

/** The limits are shares of the hitbox, from the left and from the top. */
function partOfStanding(across: number, down: number): DinoPart {
  if (across < 0.25) return 'tail';
  if (down < 0.35) return 'head';
  if (down < 0.55) return 'chest';
  return down < 0.8 ? 'belly' : 'feet';
}

/** A crouching dino has its parts side by side. */
function partOfCrouching(across: number): DinoPart {
  return across < 0.5 ? 'tail' : 'head';
}

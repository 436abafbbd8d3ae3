import { crashIntoCactus, crashIntoPterodactyl, type DinoPart } from '#content';
import type { RunView } from '#simulation';

/** px of the stage. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The two hitboxes that ended a run, and what of them lies over each other. */
export interface Crash {
  /** The threat's entity id. */
  readonly threat: number;
  readonly threatBox: Box;
  readonly dinoBox: Box;
  readonly overlap: Box;
}

/** Where the dino and the threat met; undefined unless the run is over. */
export function readCrash(view: RunView): Crash | undefined {
  if (view.crash === null) return undefined;
  const dinoBox = hitbox(view, view.dino);
  for (const threat of view.crash === 'cactus' ? view.entities.cacti : view.entities.pterodactyls) {
    const threatBox = hitbox(view, threat);
    const x = Math.max(dinoBox.x, threatBox.x);
    const y = Math.max(dinoBox.y, threatBox.y);
    const width = Math.min(dinoBox.x + dinoBox.width, threatBox.x + threatBox.width) - x;
    const height = Math.min(dinoBox.y + dinoBox.height, threatBox.y + threatBox.height) - y;
    if (width > 0 && height > 0) return { threat, threatBox, dinoBox, overlap: { x, y, width, height } };
  }
  return undefined;
}

/** What the dino ran into, and with what of it; nothing unless the run is over. */
export function describeCrash(view: RunView): string {
  const crash = readCrash(view);
  if (crash === undefined) return '';
  const { dinoBox, overlap, threat } = crash;
  const { Cactus, Dino } = view.components;
  const across = (overlap.x + overlap.width / 2 - dinoBox.x) / dinoBox.width;
  const down = (overlap.y + overlap.height / 2 - dinoBox.y) / dinoBox.height;
  const part = Dino.crouching.get(view.dino) === 1 ? partOfCrouching(across) : partOfStanding(across, down);
  if (view.crash === 'pterodactyl') return crashIntoPterodactyl(part);
  return crashIntoCactus(part, Cactus.multiple.get(threat), Cactus.large.get(threat) === 1);
}

/** Where the dino's figure has what, as shares of its hitbox from the left and from the top. */
function partOfStanding(across: number, down: number): DinoPart {
  if (across < 0.25) return 'tail';
  if (down < 0.35) return 'head';
  if (down < 0.55) return 'chest';
  return down < 0.8 ? 'belly' : 'feet';
}

/** Stretched out, it is as long as two and as high as one. */
function partOfCrouching(across: number): DinoPart {
  return across < 0.5 ? 'tail' : 'head';
}

function hitbox(view: RunView, entity: number): Box {
  const { Position, Size, Hitbox } = view.components;
  const inset = Hitbox.inset.get(entity);
  return {
    x: Position.x.get(entity) + inset,
    y: Position.y.get(entity) + inset,
    width: Size.width.get(entity) - 2 * inset,
    height: Size.height.get(entity) - 2 * inset,
  };
}

import { DINO_CROUCHING_SIZE, DINO_X, type RunView, STAGE_WIDTH } from '#simulation';
import { drawDino } from '../figures/dino.ts';
import type { Embellishment } from '../view.ts';
import { interpolatedGroundX } from '../interpolation.ts';
import type { Tints } from '../tints.ts';
import type { Layers } from '../quads/layers.ts';
import type { QuadLayer } from '../quads/quad-layer.ts';
import type { Art } from '../sheets.ts';
import type { StageState } from '../stage.ts';
import { GhostLead } from './ghost-lead.ts';
import { drawGhostMarker } from './ghost-marker.ts';

/** Seen through: nobody takes it for the player's dino, or for something to run into. */
const OPACITY = 0.4;

/** The dino of another run, at the spot of the course where that run is, and how far the player is ahead of it. */
export class Ghost implements Embellishment {
  readonly stirring = false;

  private readonly layer: QuadLayer;
  private readonly lead: GhostLead;

  constructor(
    layers: Layers,
    private readonly art: Art,
    private readonly paint: Tints,
  ) {
    // Behind all that the player has to do with.
    this.layer = layers('backEffects');
    this.lead = new GhostLead(layers('hud'), art, paint);
  }

  follow(): void {
    // The two views say it all.
  }

  draw(view: RunView, moment: number, covered: number, { ghost, phase }: Readonly<StageState>): void {
    if (ghost === null) return;
    // A run that is over, or goes no further than it was kept, stands still at its last step.
    const stands = ghost.gameOver || ghost.steps < view.steps;
    const ghostMoment = stands ? 1 : moment;
    const ground = interpolatedGroundX(ghost, ghostMoment);
    const ahead = ground - covered;
    this.layer.opacity = OPACITY;
    drawDino(ghost, ghostMoment, ground, 0, this.layer, this.art, ahead);
    this.layer.opacity = 1;
    this.mark(DINO_X + ahead, ghost.gameOver);
    // Where nobody races there is no lead.
    if (phase !== 'shown') this.lead.draw(-ahead, ghost.gameOver, phase);
  }

  /** @param x left edge of the figure, px. */
  private mark(x: number, isDown: boolean): void {
    const { layer, art, paint } = this;
    if (x >= STAGE_WIDTH) drawGhostMarker('right', isDown, layer, art, paint);
    else if (x <= -DINO_CROUCHING_SIZE.width) drawGhostMarker('left', isDown, layer, art, paint);
  }
}

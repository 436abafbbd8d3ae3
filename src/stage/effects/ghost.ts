import { DINO_CROUCHING_SIZE, DINO_X, STAGE_WIDTH } from '#simulation';
import { drawDino } from '../figures/dino.ts';
import type { Layers } from '../layers.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { Art } from '../sheets.ts';
import type { FrameInfo, View } from '../view.ts';
import type { Viewport } from '../viewport.ts';
import { GhostLead } from './ghost-lead.ts';
import { drawGhostMarker } from './ghost-marker.ts';

/** Translucent, so that nobody takes the ghost for their own dino or for an obstacle. */
export const GHOST_OPACITY = 0.4;

/**
 * The dino of another run on the same course, drawn where that run is, and how far the player is
 * ahead of it.
 */
export class Ghost implements View {
  private readonly layer: SpriteLayer;
  private readonly lead: GhostLead;

  constructor(
    layers: Layers,
    private readonly art: Art,
  ) {
    // Behind the obstacles and the player's dino.
    this.layer = layers('backEffects');
    this.lead = new GhostLead(layers('hud'), art);
  }

  draw(frame: FrameInfo): void {
    const { ghost, state } = frame;
    if (ghost === null) return;
    const offsetX = ghost.groundX - frame.groundX;
    this.layer.opacity = GHOST_OPACITY;
    drawDino(ghost, 0, this.layer, this.art, offsetX);
    this.layer.opacity = 1;
    this.drawMarker(DINO_X + offsetX, ghost.view.gameOver, state.viewport);
    // In a playback nobody races, so there is no lead.
    if (state.phase !== 'shown') this.lead.draw(-offsetX, ghost.view.gameOver, state);
  }

  /** Marks the side on which the ghost is out of sight. @param x left edge of the ghost, px. */
  private drawMarker(x: number, hasCrashed: boolean, { left }: Viewport): void {
    const { layer, art } = this;
    if (x >= STAGE_WIDTH) drawGhostMarker('right', hasCrashed, layer, art);
    else if (x <= left - DINO_CROUCHING_SIZE.width) drawGhostMarker(left, hasCrashed, layer, art);
  }
}

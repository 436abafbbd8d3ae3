import type { Container } from 'pixi.js';
import { DINO_CROUCHING_SIZE, DINO_X, GROUND_Y, STAGE_WIDTH } from '#simulation';
import { ART_PIXEL, ATLAS } from '../atlas.ts';
import { extrapolatedX } from '../extrapolation.ts';
import { dinoFrame, drawDino } from '../figures/dino.ts';
import { putShadow } from '../figures/shadows.ts';
import type { Art } from '../sheets.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { FrameInfo, View, ViewContext } from '../view.ts';
import type { Viewport } from '../viewport.ts';
import { Tumble } from './tumble.ts';

const OPACITY = 0.6;

/** From the stage's edge, and between arrow and figure, px. */
const MARGIN = 6;
/** Each column of the arrow is an art pixel wide, and taller by `GROWTH` px than the one before. */
const COLUMNS = 5;
const GROWTH = 2 * ART_PIXEL;

/** Half the size of the dino on the course. */
const FIGURE = { width: ATLAS['dino-idle'].frame.w, height: ATLAS['dino-idle'].frame.h } as const;
const MIDDLE = GROUND_Y - FIGURE.height / 2;
const INDENT = MARGIN + COLUMNS * ART_PIXEL + MARGIN;

/**
 * Marks a ghost beyond this edge of the picture with an arrow and a small dino.
 * @param edge px.
 * @param side of the picture on which it is.
 */
function drawGhostMarker(
  edge: number,
  side: 'left' | 'right',
  hasCrashed: boolean,
  layer: SpriteLayer,
  art: Art,
): void {
  layer.opacity = OPACITY;
  for (let i = 0; i < COLUMNS; i++) {
    const height = ART_PIXEL + i * GROWTH;
    const x =
      side === 'right' ? edge - MARGIN - (i + 1) * ART_PIXEL : edge + MARGIN + i * ART_PIXEL;
    layer.putScaled(art.frame('pixel-text'), x, MIDDLE - height / 2, ART_PIXEL, height);
  }
  const x = side === 'right' ? edge - INDENT - FIGURE.width : edge + INDENT;
  const figure = art.frame(hasCrashed ? 'dino-crash' : 'dino-idle');
  layer.putScaled(figure, x, GROUND_Y - FIGURE.height, FIGURE.width, FIGURE.height);
  layer.opacity = 1;
}

/** Low enough that nobody takes the ghost for their own dino or an obstacle. */
export const GHOST_OPACITY = 0.55;

export class Ghost implements View {
  private readonly layer: SpriteLayer;
  private readonly art: Art;
  private readonly camera: Container;
  private readonly tumble = new Tumble();

  /** @param rivalArt the dino in the colours of a rival. */
  constructor(
    { layers, art }: ViewContext,
    private readonly rivalArt: Art = art,
  ) {
    // Behind the obstacles and the player's dino.
    this.layer = layers('backEffects');
    this.camera = layers.camera;
    this.art = art;
  }

  draw(frame: FrameInfo): void {
    const { ghost, state } = frame;
    if (ghost === null) return;
    const offsetX = ghost.groundX - frame.groundX;
    const art = state.ghost?.rival ? this.rivalArt : this.art;
    const x = extrapolatedX(ghost, ghost.view.dino) + offsetX;
    this.tumble.follow(frame);
    if (this.tumble.isGone) return;
    this.layer.opacity = GHOST_OPACITY;
    if (this.tumble.isOn) this.tumble.put(this.layer, art.frame(dinoFrame(ghost, 0)), x, 0);
    else drawDino(ghost, 0, this.layer, art, offsetX);
    putShadow(
      this.layer,
      this.art,
      x + ghost.view.components.Size.width.get(ghost.view.dino) / 2,
      this.tumble.bottom,
    );
    this.layer.opacity = 1;
    this.drawMarker(DINO_X + offsetX, ghost.view.gameOver, state.viewport, art);
  }

  private drawMarker(x: number, hasCrashed: boolean, viewport: Viewport, art: Art): void {
    const { layer, camera } = this;
    const left = (viewport.left - camera.x) / camera.scale.x;
    const right = (STAGE_WIDTH - camera.x) / camera.scale.x;
    if (x >= right) drawGhostMarker(right, 'right', hasCrashed, layer, art);
    else if (x <= left - DINO_CROUCHING_SIZE.width)
      drawGhostMarker(left, 'left', hasCrashed, layer, art);
  }
}

import { GROUND_Y, STAGE_WIDTH } from '#simulation';
import { ART_PIXEL, ATLAS } from '../atlas.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { Art } from '../sheets.ts';

const OPACITY = 0.6;

/** Distance from the stage's edge, and between the arrow and the figure, px. */
const MARGIN = 6;
/** Columns of the arrow: each is an art pixel wide, and taller than the one before it by the growth, px. */
const COLUMNS = 5;
const GROWTH = 2 * ART_PIXEL;

/** Size of the small dino, px: half as large as the dino on the course. */
const FIGURE = { width: ATLAS['dino-idle'].frame.w, height: ATLAS['dino-idle'].frame.h } as const;
/** Vertical centre of the arrow, px. */
const MIDDLE = GROUND_Y - FIGURE.height / 2;
/** From the stage's edge to the figure, px. */
const INDENT = MARGIN + COLUMNS * ART_PIXEL + MARGIN;

/** Draws the marker of a ghost that is out of sight beyond this edge of the stage: an arrow and a small dino. */
export function drawGhostMarker(edge: 'left' | 'right', hasCrashed: boolean, layer: SpriteLayer, art: Art): void {
  const isLeft = edge === 'left';
  layer.opacity = OPACITY;
  for (let i = 0; i < COLUMNS; i++) {
    const height = ART_PIXEL + i * GROWTH;
    const x = isLeft ? MARGIN + i * ART_PIXEL : STAGE_WIDTH - MARGIN - (i + 1) * ART_PIXEL;
    layer.putScaled(art.frame('pixel-text'), x, MIDDLE - height / 2, ART_PIXEL, height);
  }
  const x = isLeft ? INDENT : STAGE_WIDTH - INDENT - FIGURE.width;
  const figure = art.frame(hasCrashed ? 'dino-crash' : 'dino-idle');
  layer.putScaled(figure, x, GROUND_Y - FIGURE.height, FIGURE.width, FIGURE.height);
  layer.opacity = 1;
}

import { GROUND_Y, STAGE_WIDTH } from '#simulation';
import { ART_PIXEL, ATLAS } from '../atlas.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { Art } from '../sheets.ts';

const OPACITY = 0.6;

/** Distance from the stage's edge, and between the arrow and the figure, px. */
const MARGIN = 6;
/**
 * Columns of the arrow: each is an art pixel wide, and taller than the one before it by the growth,
 * px.
 */
const COLUMNS = 5;
const GROWTH = 2 * ART_PIXEL;

/** Size of the small dino, px: half as large as the dino on the course. */
const FIGURE = { width: ATLAS['dino-idle'].frame.w, height: ATLAS['dino-idle'].frame.h } as const;
/** Vertical centre of the arrow, px. */
const MIDDLE = GROUND_Y - FIGURE.height / 2;
/** From the stage's edge to the figure, px. */
const INDENT = MARGIN + COLUMNS * ART_PIXEL + MARGIN;

/**
 * Draws the marker of a ghost that is out of sight beyond this edge of the picture: an arrow and a
 * small dino.
 * @param edge px; 'right' is the stage's own.
 */
export function drawGhostMarker(
  edge: number | 'right',
  hasCrashed: boolean,
  layer: SpriteLayer,
  art: Art,
): void {
  layer.opacity = OPACITY;
  for (let i = 0; i < COLUMNS; i++) {
    const height = ART_PIXEL + i * GROWTH;
    const x =
      edge === 'right' ? STAGE_WIDTH - MARGIN - (i + 1) * ART_PIXEL : edge + MARGIN + i * ART_PIXEL;
    layer.putScaled(art.frame('pixel-text'), x, MIDDLE - height / 2, ART_PIXEL, height);
  }
  const x = edge === 'right' ? STAGE_WIDTH - INDENT - FIGURE.width : edge + INDENT;
  const figure = art.frame(hasCrashed ? 'dino-crash' : 'dino-idle');
  layer.putScaled(figure, x, GROUND_Y - FIGURE.height, FIGURE.width, FIGURE.height);
  layer.opacity = 1;
}

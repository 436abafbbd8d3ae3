import { ART_PIXEL, ATLAS, type FrameName } from '../atlas.ts';
import { onGrid } from '../viewport.ts';
import { CAP_HEIGHT, DESCENT, type GlyphName, haloFrame, type TextLayout } from './text.ts';

/** A frame stretched over a box, px. */
export interface FrameBox {
  readonly frame: FrameName;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** `halo` keeps a text readable in front of figures. */
export type CaptionLook = 'plain' | 'halo' | 'bubble' | 'keyCap';

export interface PlacedText {
  readonly layout: TextLayout;
  /** Left edge, px. */
  readonly x: number;
  /** Top of the capitals, px. */
  readonly top: number;
  /** Side of an art pixel, px. */
  readonly pixel: number;
}

/** From back to front. */
export function captionBoxes(look: CaptionLook, text: PlacedText): readonly FrameBox[] {
  switch (look) {
    case 'plain':
      return glyphBoxes(text);
    case 'halo':
      return [...glyphBoxes(text, haloFrame, text.pixel), ...glyphBoxes(text)];
    case 'bubble':
      return bubbleBoxes(text);
    case 'keyCap':
      return keyCapBoxes(text);
  }
}

function glyphBoxes(
  { layout, x, top, pixel }: PlacedText,
  frameOf: (glyph: GlyphName) => FrameName = (glyph) => glyph,
  margin = 0,
): readonly FrameBox[] {
  return layout.glyphs.map((glyph) => {
    const frame = frameOf(glyph.frame);
    const { w, h } = ATLAS[frame].frame;
    const left = x + glyph.x * pixel - margin;
    return { frame, x: left, y: top - margin, width: w * pixel, height: h * pixel };
  });
}

/** Also the size of the notch in each corner. */
const PANEL_BORDER = 2 * ART_PIXEL;

/**
 * Keeps text readable in front of anything.
 * @param border width, px.
 * @param edge width of the lower border, px.
 */
function panelBoxes(
  { x, y, width, height }: Omit<FrameBox, 'frame'>,
  border = PANEL_BORDER,
  edge = border,
): readonly FrameBox[] {
  const inner = { x: x + border, width: width - 2 * border };
  return [
    // Two crossing boxes leave the corners free.
    { frame: 'pixel-text', ...inner, y, height },
    { frame: 'pixel-text', x, y: y + border, width, height: height - 2 * border },
    { frame: 'pixel-panel', ...inner, y: y + border, height: height - border - edge },
  ];
}

export const BUBBLE_PADDING = { x: 16, y: 8 } as const;
/** Between letters such as 'p' and the border, px. */
const BELOW_DESCENT = ART_PIXEL;

/** @param pixel side of an art pixel, px. */
export function bubbleHeight(pixel: number): number {
  const below = Math.max(BUBBLE_PADDING.y, DESCENT * pixel + PANEL_BORDER + BELOW_DESCENT);
  return BUBBLE_PADDING.y + CAP_HEIGHT * pixel + onGrid(below);
}

/** @param textWidth art pixels. @param pixel side of an art pixel, px. */
export function bubbleWidth(textWidth: number, pixel: number): number {
  return onGrid(textWidth * pixel) + 2 * BUBBLE_PADDING.x;
}

/** With its left edge at 0, because each frame moves its container. */
function bubbleBoxes(text: PlacedText): readonly FrameBox[] {
  const { layout, top, pixel } = text;
  const size = { width: bubbleWidth(layout.width, pixel), height: bubbleHeight(pixel) };
  return [...panelBoxes({ x: 0, y: top - BUBBLE_PADDING.y, ...size }), ...glyphBoxes(text)];
}

const POINTER_ROWS = 5;

/** Points at the hint's subject, with its tip at 0. Each row is narrower than the one above. */
export function pointerBoxes({ top, pixel }: PlacedText): readonly FrameBox[] {
  const bottom = top - BUBBLE_PADDING.y + bubbleHeight(pixel);
  return Array.from({ length: POINTER_ROWS }, (_, row) => {
    const half = (POINTER_ROWS - row) * ART_PIXEL;
    const y = bottom + row * ART_PIXEL;
    return { frame: 'pixel-text', x: -half, y, width: 2 * half, height: ART_PIXEL };
  });
}

/** Between a cap's text and its border, and width of the border, art pixels. */
const CAP_PADDING = { x: 4, y: 2 } as const;
const CAP_BORDER = 1;
/** The lower border is thicker, so that the key looks seen from above and in front. */
const CAP_EDGE = 2;
/** A wider text is written smaller, px: the high score is next to it. */
const MAX_CAP_TEXT_WIDTH = 140;
const SMALLER = [ART_PIXEL, 0.75 * ART_PIXEL] as const;

function keyCapBoxes({ layout, x, top: row, pixel }: PlacedText): readonly FrameBox[] {
  const unit = fittingPixel(layout.width, pixel);
  const top = row + (CAP_HEIGHT / 2) * (pixel - unit);
  const border = CAP_BORDER * unit;
  const edge = CAP_EDGE * unit;
  const y = top - CAP_PADDING.y * unit - border;
  const width = (layout.width + 2 * (CAP_PADDING.x + CAP_BORDER)) * unit;
  const height = (CAP_HEIGHT + 2 * CAP_PADDING.y) * unit + border + edge;
  const textX = x + (CAP_PADDING.x + CAP_BORDER) * unit;
  return [
    ...panelBoxes({ x, y, width, height }, border, edge),
    ...glyphBoxes({ layout, x: textX, top, pixel: unit }),
  ];
}

/**
 * @param width of the text, art pixels.
 * @param pixel px of an art pixel if there is enough room.
 * @returns px of an art pixel.
 */
function fittingPixel(width: number, pixel: number): number {
  let unit = pixel;
  for (const smaller of SMALLER)
    if (width * unit > MAX_CAP_TEXT_WIDTH) unit = Math.min(unit, smaller);
  return unit;
}

import { memo } from 'react';
import { ART_PIXEL, FONT } from '../atlas.ts';
import type { Ink, KeyCapContent } from './captions.ts';
import { Box, Text } from './lettering.tsx';

/** Room between a cap's text and its border, and the border's width, art pixels. */
const PADDING = { x: 4, y: 2 } as const;
const BORDER = 1;
/** The lower border is thicker, as a key seen from above and in front. */
const EDGE = 2;
/**
 * A text that would be wider than this, px, is written smaller: the high score stands beside it.
 */
const MAX_TEXT_WIDTH = 140;
const SMALLER = [ART_PIXEL, 0.75 * ART_PIXEL] as const;

/** A key as it looks on a keyboard, with its name. */
export const KeyCap = memo(function KeyCap({
  ink,
  text,
  x: left,
  top: row,
  pixel,
}: KeyCapContent & { readonly ink: Ink }) {
  const unit = fittingPixel(text.width, pixel);
  const top = row + (FONT.capHeight / 2) * (pixel - unit);
  const y = top - PADDING.y * unit;
  const width = (text.width + 2 * (PADDING.x + BORDER)) * unit;
  const height = (FONT.capHeight + 2 * PADDING.y) * unit;
  const border = BORDER * unit;
  const edge = EDGE * unit;
  const inner = { x: left + border, width: width - 2 * border };
  return (
    <>
      {/* Two crossing boxes leave the corners free. */}
      <Box ink={ink} colour="text" {...inner} y={y - border} height={height + border + edge} />
      <Box ink={ink} colour="text" x={left} y={y} width={width} height={height + edge - border} />
      <Box ink={ink} colour="panel" {...inner} y={y} height={height} />
      <Text ink={ink} text={text} x={left + (PADDING.x + BORDER) * unit} y={top} pixel={unit} />
    </>
  );
});

/**
 * Side of an art pixel of a text, px.
 * @param width of the text, art pixels. @param pixel what it would be with enough room, px.
 */
function fittingPixel(width: number, pixel: number): number {
  let unit = pixel;
  for (const smaller of SMALLER) if (width * unit > MAX_TEXT_WIDTH) unit = Math.min(unit, smaller);
  return unit;
}

import { memo } from 'react';
import { ART_PIXEL, type FrameName } from '../atlas.ts';
import type { Caption, Ink } from './captions.ts';
import { BUBBLE_PADDING, bubbleHeight, bubbleWidth } from './hud-layout.ts';
import { CAP_HEIGHT, type GlyphName, haloFrame, type TextLayout } from './text.ts';

/** Also the size of the notch in each corner. */
const PANEL_BORDER = 2 * ART_PIXEL;

/** px. */
interface FigureProps {
  readonly ink: Ink;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function Figure({ ink, frame, x, y, width, height }: FigureProps & { readonly frame: FrameName }) {
  const { art, grid } = ink;
  const texture = art.frame(frame);
  const left = grid.column(x);
  const top = grid.row(y);
  const scale = {
    x: (grid.column(x + width) - left) / texture.width,
    y: (grid.row(y + height) - top) / texture.height,
  };
  return <pixiSprite texture={texture} x={left} y={top} scale={scale} />;
}

function Box({ colour, ...props }: FigureProps & { readonly colour: 'text' | 'panel' }) {
  return <Figure frame={`pixel-${colour}`} {...props} />;
}

/**
 * One sprite for each glyph, without a container around them: @pixi/react destroys what it removes,
 * but not what a removed container holds.
 * @param x, y top left corner of the capitals, px. @param pixel side of an art pixel, px.
 */
function Text({
  ink,
  text,
  x,
  y,
  pixel = ART_PIXEL,
  halo = false,
}: {
  readonly ink: Ink;
  readonly text: TextLayout;
  readonly x: number;
  readonly y: number;
  readonly pixel?: number;
  readonly halo?: boolean;
}) {
  const figures = (frameOf: (glyph: GlyphName) => FrameName, margin: number) =>
    text.glyphs.map((glyph, i) => {
      const frame = frameOf(glyph.frame);
      const { width, height } = ink.art.frame(frame);
      const size = { width: width * pixel, height: height * pixel };
      const left = x + glyph.x * pixel - margin;
      return <Figure key={i} ink={ink} frame={frame} x={left} y={y - margin} {...size} />;
    });
  return (
    <>
      {halo && figures(haloFrame, pixel)}
      {figures((glyph) => glyph, 0)}
    </>
  );
}

/**
 * Keeps text readable in front of anything.
 * @param border width, px.
 * @param edge width of the lower border, px.
 */
function Panel({
  ink,
  x,
  y,
  width,
  height,
  border = PANEL_BORDER,
  edge = border,
}: FigureProps & { readonly border?: number; readonly edge?: number }) {
  const inner = { x: x + border, width: width - 2 * border };
  return (
    <>
      {/* Two crossing boxes leave the corners free. */}
      <Box ink={ink} colour="text" {...inner} y={y} height={height} />
      <Box
        ink={ink}
        colour="text"
        x={x}
        y={y + border}
        width={width}
        height={height - 2 * border}
      />
      <Box ink={ink} colour="panel" {...inner} y={y + border} height={height - border - edge} />
    </>
  );
}

interface CaptionProps extends Caption {
  readonly ink: Ink;
}

export const Line = memo(function Line({
  ink,
  text,
  x,
  top,
  pixel,
  halo,
}: CaptionProps & { readonly halo: boolean }) {
  return <Text ink={ink} text={text} x={x} y={top} pixel={pixel} halo={halo} />;
});

/** Drawn with its left edge at 0, because each frame moves its container. */
export const Bubble = memo(function Bubble({ ink, text, x, top, pixel }: CaptionProps) {
  const y = top - BUBBLE_PADDING.y;
  const size = { width: bubbleWidth(text.width, pixel), height: bubbleHeight(pixel) };
  return (
    <>
      <Panel ink={ink} x={0} y={y} {...size} />
      <Text ink={ink} text={text} x={x} y={top} pixel={pixel} />
    </>
  );
});

/** The pointer ends above the highest pterodactyl, px. */
const POINTER_BOTTOM = 150;
const POINTER_ROWS = 5;

/** Points at the hint's subject, with its tip at 0. Each row is narrower than the one above. */
export const BubblePointer = memo(function BubblePointer({ ink, top, pixel }: CaptionProps) {
  const bottom = top - BUBBLE_PADDING.y + bubbleHeight(pixel);
  const rows = Math.min(POINTER_ROWS, (POINTER_BOTTOM - bottom) / ART_PIXEL);
  return Array.from({ length: rows }, (_, row) => {
    const half = (rows - row) * ART_PIXEL;
    const y = bottom + row * ART_PIXEL;
    return (
      <Box key={row} ink={ink} colour="text" x={-half} y={y} width={2 * half} height={ART_PIXEL} />
    );
  });
});

/** Between a cap's text and its border, and width of the border, art pixels. */
const PADDING = { x: 4, y: 2 } as const;
const BORDER = 1;
/** The lower border is thicker, so that the key looks seen from above and in front. */
const EDGE = 2;
/** A wider text is written smaller, px: the high score is next to it. */
const MAX_TEXT_WIDTH = 140;
const SMALLER = [ART_PIXEL, 0.75 * ART_PIXEL] as const;

export const KeyCap = memo(function KeyCap({ ink, text, x: left, top: row, pixel }: CaptionProps) {
  const unit = fittingPixel(text.width, pixel);
  const top = row + (CAP_HEIGHT / 2) * (pixel - unit);
  const border = BORDER * unit;
  const edge = EDGE * unit;
  const y = top - PADDING.y * unit - border;
  const width = (text.width + 2 * (PADDING.x + BORDER)) * unit;
  const height = (CAP_HEIGHT + 2 * PADDING.y) * unit + border + edge;
  const box = { x: left, y, width, height, border, edge };
  return (
    <>
      <Panel ink={ink} {...box} />
      <Text ink={ink} text={text} x={left + (PADDING.x + BORDER) * unit} y={top} pixel={unit} />
    </>
  );
});

/**
 * @param width of the text, art pixels.
 * @param pixel px of an art pixel if there is enough room.
 * @returns px of an art pixel.
 */
function fittingPixel(width: number, pixel: number): number {
  let unit = pixel;
  for (const smaller of SMALLER) if (width * unit > MAX_TEXT_WIDTH) unit = Math.min(unit, smaller);
  return unit;
}

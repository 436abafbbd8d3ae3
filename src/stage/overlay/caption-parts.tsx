import { memo } from 'react';
import { ART_PIXEL, type FrameName } from '../atlas.ts';
import { onGrid } from '../viewport.ts';
import type {
  HintContent,
  Ink,
  KeyCapContent,
  LineContent,
  MessageContent,
  Rectangle,
} from './captions.ts';
import { BUBBLE_PADDING, bubbleHeight, bubbleWidth } from './hud-layout.ts';
import {
  CAP_HEIGHT,
  glyphFrame,
  type GlyphName,
  haloFrame,
  type TextColour,
  type TextLayout,
} from './text.ts';

/** Also the size of the notch in each corner. */
const PANEL_BORDER = 2 * ART_PIXEL;

interface FigureProps extends Rectangle {
  readonly ink: Ink;
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
 * @param halo keeps the text readable in front of anything.
 */
function Text({
  ink,
  text,
  x,
  y,
  pixel = ART_PIXEL,
  colour = 'text',
  halo = false,
}: {
  readonly ink: Ink;
  readonly text: TextLayout;
  readonly x: number;
  readonly y: number;
  readonly pixel?: number;
  readonly colour?: TextColour;
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
      {figures((glyph) => glyphFrame(glyph, colour), 0)}
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

export const Message = memo(function Message({
  ink,
  lines,
}: MessageContent & { readonly ink: Ink }) {
  return lines.map((line, i) => <Text key={i} ink={ink} halo {...line} />);
});

/** The badge of the course, or a note. */
export const CentredLine = memo(function CentredLine({
  ink,
  text,
  centre,
  top,
  pixel,
  colour,
}: LineContent & { readonly ink: Ink; readonly colour: TextColour }) {
  const x = onGrid(centre - (text.width * pixel) / 2);
  return <Text ink={ink} halo text={text} x={x} y={top} pixel={pixel} colour={colour} />;
});

interface BubbleProps extends HintContent {
  readonly ink: Ink;
}

/** Drawn with its left edge at 0, because each frame moves its container. */
export const Bubble = memo(function Bubble({ ink, text, layout }: BubbleProps) {
  const { top, pixel } = layout;
  return (
    <>
      <Panel
        ink={ink}
        x={0}
        y={top}
        width={bubbleWidth(text.width, layout)}
        height={bubbleHeight(layout)}
      />
      <Text ink={ink} text={text} x={BUBBLE_PADDING.x} y={top + BUBBLE_PADDING.y} pixel={pixel} />
    </>
  );
});

/** Points at the hint's subject, with its tip at 0. Each row is narrower than the one above. */
export const BubblePointer = memo(function BubblePointer({ ink, layout }: BubbleProps) {
  const { pointerRows: rows } = layout;
  const bottom = layout.top + bubbleHeight(layout);
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

export const KeyCap = memo(function KeyCap({
  ink,
  text,
  x: left,
  top: row,
  pixel,
}: KeyCapContent & { readonly ink: Ink }) {
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

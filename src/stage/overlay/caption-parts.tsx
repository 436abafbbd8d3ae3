import { memo } from 'react';
import { ART_PIXEL, type FrameName } from '../atlas.ts';
import type { Caption, CaptionResources } from './captions.ts';
import { BUBBLE_PADDING, bubbleHeight, bubbleWidth } from './hud-layout.ts';
import { CAP_HEIGHT, type GlyphName, haloFrame, type TextLayout } from './text.ts';

/** Also the size of the notch in each corner. */
const PANEL_BORDER = 2 * ART_PIXEL;

/** px. */
interface GridSpriteProps {
  readonly resources: CaptionResources;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function GridSprite({
  resources,
  frame,
  x,
  y,
  width,
  height,
}: GridSpriteProps & { readonly frame: FrameName }) {
  const { art, grid } = resources;
  const texture = art.frame(frame);
  const left = grid.column(x);
  const top = grid.row(y);
  const scale = {
    x: (grid.column(x + width) - left) / texture.width,
    y: (grid.row(y + height) - top) / texture.height,
  };
  return <pixiSprite texture={texture} x={left} y={top} scale={scale} />;
}

function Box({ colour, ...props }: GridSpriteProps & { readonly colour: 'text' | 'panel' }) {
  return <GridSprite frame={`pixel-${colour}`} {...props} />;
}

/**
 * One sprite for each glyph, without a container around them: @pixi/react destroys what it removes,
 * but not what a removed container holds.
 * @param x, y top left corner of the capitals, px. @param pixel side of an art pixel, px.
 */
function Text({
  resources,
  layout,
  x,
  y,
  pixel = ART_PIXEL,
  halo = false,
}: {
  readonly resources: CaptionResources;
  readonly layout: TextLayout;
  readonly x: number;
  readonly y: number;
  readonly pixel?: number;
  readonly halo?: boolean;
}) {
  const sprites = (frameOf: (glyph: GlyphName) => FrameName, margin: number) =>
    layout.glyphs.map((glyph, i) => {
      const frame = frameOf(glyph.frame);
      const { width, height } = resources.art.frame(frame);
      const size = { width: width * pixel, height: height * pixel };
      const left = x + glyph.x * pixel - margin;
      return (
        <GridSprite key={i} resources={resources} frame={frame} x={left} y={y - margin} {...size} />
      );
    });
  return (
    <>
      {halo && sprites(haloFrame, pixel)}
      {sprites((glyph) => glyph, 0)}
    </>
  );
}

/**
 * Keeps text readable in front of anything.
 * @param border width, px.
 * @param edge width of the lower border, px.
 */
function Panel({
  resources,
  x,
  y,
  width,
  height,
  border = PANEL_BORDER,
  edge = border,
}: GridSpriteProps & { readonly border?: number; readonly edge?: number }) {
  const inner = { x: x + border, width: width - 2 * border };
  return (
    <>
      {/* Two crossing boxes leave the corners free. */}
      <Box resources={resources} colour="text" {...inner} y={y} height={height} />
      <Box
        resources={resources}
        colour="text"
        x={x}
        y={y + border}
        width={width}
        height={height - 2 * border}
      />
      <Box
        resources={resources}
        colour="panel"
        {...inner}
        y={y + border}
        height={height - border - edge}
      />
    </>
  );
}

interface CaptionProps extends Caption {
  readonly resources: CaptionResources;
}

export const Line = memo(function Line({
  resources,
  layout,
  x,
  top,
  pixel,
  halo,
}: CaptionProps & { readonly halo: boolean }) {
  return <Text resources={resources} layout={layout} x={x} y={top} pixel={pixel} halo={halo} />;
});

/** Drawn with its left edge at 0, because each frame moves its container. */
export const Bubble = memo(function Bubble({ resources, layout, x, top, pixel }: CaptionProps) {
  const y = top - BUBBLE_PADDING.y;
  const size = { width: bubbleWidth(layout.width, pixel), height: bubbleHeight(pixel) };
  return (
    <>
      <Panel resources={resources} x={0} y={y} {...size} />
      <Text resources={resources} layout={layout} x={x} y={top} pixel={pixel} />
    </>
  );
});

/** The pointer ends above the highest pterodactyl, px. */
const POINTER_BOTTOM = 150;
const POINTER_ROWS = 5;

/** Points at the hint's subject, with its tip at 0. Each row is narrower than the one above. */
export const BubblePointer = memo(function BubblePointer({ resources, top, pixel }: CaptionProps) {
  const bottom = top - BUBBLE_PADDING.y + bubbleHeight(pixel);
  const rows = Math.min(POINTER_ROWS, (POINTER_BOTTOM - bottom) / ART_PIXEL);
  return Array.from({ length: rows }, (_, row) => {
    const half = (rows - row) * ART_PIXEL;
    const y = bottom + row * ART_PIXEL;
    return (
      <Box
        key={row}
        resources={resources}
        colour="text"
        x={-half}
        y={y}
        width={2 * half}
        height={ART_PIXEL}
      />
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
  resources,
  layout,
  x: left,
  top: row,
  pixel,
}: CaptionProps) {
  const unit = fittingPixel(layout.width, pixel);
  const top = row + (CAP_HEIGHT / 2) * (pixel - unit);
  const border = BORDER * unit;
  const edge = EDGE * unit;
  const y = top - PADDING.y * unit - border;
  const width = (layout.width + 2 * (PADDING.x + BORDER)) * unit;
  const height = (CAP_HEIGHT + 2 * PADDING.y) * unit + border + edge;
  const box = { x: left, y, width, height, border, edge };
  return (
    <>
      <Panel resources={resources} {...box} />
      <Text
        resources={resources}
        layout={layout}
        x={left + (PADDING.x + BORDER) * unit}
        y={top}
        pixel={unit}
      />
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

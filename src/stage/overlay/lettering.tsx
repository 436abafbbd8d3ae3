import { ART_PIXEL, type FrameName } from '../atlas.ts';
import type { CaptionTint, Ink, Rectangle } from './captions.ts';
import type { TextLayout } from './text-layout.ts';

/** Width of a panel's border, and of the notch in each corner, px. */
const BORDER = 2 * ART_PIXEL;

interface FigureProps extends Rectangle {
  readonly ink: Ink;
  readonly colour: CaptionTint;
}

/** A white frame in this size and colour. */
function Figure({ ink, frame, colour, x, y, width, height }: FigureProps & { readonly frame: FrameName }) {
  const { art, colours, grid } = ink;
  const texture = art.frame(frame);
  const left = grid.column(x);
  const top = grid.row(y);
  const scale = {
    x: (grid.column(x + width) - left) / texture.width,
    y: (grid.row(y + height) - top) / texture.height,
  };
  return <pixiSprite texture={texture} x={left} y={top} scale={scale} tint={colours[colour]} />;
}

/** A rectangle of one colour. */
export function Box(props: FigureProps) {
  return <Figure frame="pixel" {...props} />;
}

/**
 * A line of text: one sprite for each glyph, without a container around them: @pixi/react destroys
 * what it removes, but not what that contains.
 * @param x, y top left corner of the capitals, px. @param pixel side of an art pixel, px.
 */
export function Text({
  ink,
  text,
  x,
  y,
  pixel = ART_PIXEL,
  colour = 'text',
}: {
  readonly ink: Ink;
  readonly text: TextLayout;
  readonly x: number;
  readonly y: number;
  readonly pixel?: number;
  readonly colour?: CaptionTint;
}) {
  return text.glyphs.map((glyph, i) => {
    const { width, height } = ink.art.frame(glyph.frame);
    const size = { width: width * pixel, height: height * pixel };
    return <Figure key={i} ink={ink} frame={glyph.frame} colour={colour} x={x + glyph.x * pixel} y={y} {...size} />;
  });
}

/** A box in pixel style on which text is readable, whatever passes behind it. */
export function Panel({ ink, x, y, width, height }: Rectangle & { readonly ink: Ink }) {
  const inner = { x: x + BORDER, y: y + BORDER, width: width - 2 * BORDER, height: height - 2 * BORDER };
  return (
    <>
      {/* Two crossing boxes leave the corners free. */}
      <Box ink={ink} colour="text" x={inner.x} y={y} width={inner.width} height={height} />
      <Box ink={ink} colour="text" x={x} y={inner.y} width={width} height={inner.height} />
      <Box ink={ink} colour="panel" {...inner} />
    </>
  );
}

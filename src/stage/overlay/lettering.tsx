import { ART_PIXEL, type FrameName } from '../atlas.ts';
import type { Ink, Rectangle } from './captions.ts';
import { glyphFrame, type TextColour, type TextLayout } from './text-layout.ts';

/** Width of a panel's border, and of the notch in each corner, px. */
const BORDER = 2 * ART_PIXEL;

interface FigureProps extends Rectangle {
  readonly ink: Ink;
}

/** A frame in this size. */
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

/** A rectangle of one colour. */
export function Box({ colour, ...props }: FigureProps & { readonly colour: 'text' | 'panel' }) {
  return <Figure frame={`pixel-${colour}`} {...props} />;
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
  readonly colour?: TextColour;
}) {
  return text.glyphs.map((glyph, i) => {
    const frame = glyphFrame(glyph.frame, colour);
    const { width, height } = ink.art.frame(frame);
    const size = { width: width * pixel, height: height * pixel };
    return <Figure key={i} ink={ink} frame={frame} x={x + glyph.x * pixel} y={y} {...size} />;
  });
}

/** A box in pixel style on which text is readable, whatever passes behind it. */
export function Panel({ ink, x, y, width, height }: Rectangle & { readonly ink: Ink }) {
  const inner = {
    x: x + BORDER,
    y: y + BORDER,
    width: width - 2 * BORDER,
    height: height - 2 * BORDER,
  };
  return (
    <>
      {/* Two crossing boxes leave the corners free. */}
      <Box ink={ink} colour="text" x={inner.x} y={y} width={inner.width} height={height} />
      <Box ink={ink} colour="text" x={x} y={inner.y} width={width} height={inner.height} />
      <Box ink={ink} colour="panel" {...inner} />
    </>
  );
}

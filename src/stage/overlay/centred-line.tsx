import { memo } from 'react';
import type { Ink, LineContent } from './captions.ts';
import { onGrid } from './hud-layout.ts';
import { Text } from './lettering.tsx';
import type { TextColour } from './text-layout.ts';

/** A line of text in the middle of the stage: the badge of the course, or a note. */
export const CentredLine = memo(function CentredLine({
  ink,
  text,
  centre,
  top,
  pixel,
  colour,
}: LineContent & { readonly ink: Ink; readonly colour: TextColour }) {
  const x = onGrid(centre - (text.width * pixel) / 2);
  return <Text ink={ink} text={text} x={x} y={top} pixel={pixel} colour={colour} />;
});

import { ART_PIXEL } from '../atlas.ts';
import type { CaptionTint, Ink, LineContent } from './captions.ts';
import { onGrid } from './hud-layout.ts';
import { Text } from './lettering.tsx';

/** A line of text in the middle of the stage: the badge of the course, or a note. */
export function CentredLine({
  ink,
  text,
  centre,
  top,
  colour,
}: LineContent & { readonly ink: Ink; readonly colour: CaptionTint }) {
  return <Text ink={ink} text={text} x={onGrid(centre - (text.width * ART_PIXEL) / 2)} y={top} colour={colour} />;
}

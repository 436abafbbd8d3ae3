import { ART_PIXEL } from '../atlas.ts';
import type { HudSize } from '../stage.ts';
import type { HintContent, Ink } from './captions.ts';
import { BUBBLE, BUBBLE_TOP, bubbleWidth } from './hud-layout.ts';
import { Box, Panel, Text } from './lettering.tsx';

/**
 * The bubble's pointer, rows of an art pixel that end above the highest pterodactyl; each is narrower
 * than the one above.
 */
const POINTER_ROWS = { small: 5, normal: 5, large: 2 } as const satisfies Record<HudSize, number>;

interface BubbleProps extends HintContent {
  readonly ink: Ink;
}

/** The bubble of a hint, with its left edge at 0: its container is moved in each frame. */
export function Bubble({ ink, text, hudSize }: BubbleProps) {
  const y = BUBBLE_TOP[hudSize];
  return (
    <>
      <Panel ink={ink} x={0} y={y} width={bubbleWidth(text.width)} height={BUBBLE.height} />
      <Text ink={ink} text={text} x={BUBBLE.padding.x} y={y + BUBBLE.padding.y} />
    </>
  );
}

/** What points from the bubble to what the hint is about, with its tip at 0. */
export function BubblePointer({ ink, hudSize }: BubbleProps) {
  const rows = POINTER_ROWS[hudSize];
  return Array.from({ length: rows }, (_, row) => {
    const half = (rows - row) * ART_PIXEL;
    const top = BUBBLE_TOP[hudSize] + BUBBLE.height + row * ART_PIXEL;
    return <Box key={row} ink={ink} colour="text" x={-half} y={top} width={2 * half} height={ART_PIXEL} />;
  });
}

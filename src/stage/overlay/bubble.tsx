import { memo } from 'react';
import { ART_PIXEL } from '../atlas.ts';
import type { HintContent, Ink } from './captions.ts';
import { BUBBLE_PADDING, bubbleHeight, bubbleWidth } from './hud-layout.ts';
import { Box, Panel, Text } from './lettering.tsx';

interface BubbleProps extends HintContent {
  readonly ink: Ink;
}

/** The bubble of a hint, with its left edge at 0: its container is moved in each frame. */
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

/**
 * What points from the bubble to what the hint is about, with its tip at 0; each row is narrower
 * than the one above.
 */
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

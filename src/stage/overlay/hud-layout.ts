import { ART_PIXEL, FONT } from '../atlas.ts';
import type { StageState } from '../stage.ts';

/** Side of an art pixel of the HUD by its size, px. */
const HUD_PIXEL = { small: 1.5, normal: 2, large: 3 } as const satisfies Record<StageState['hudSize'], number>;

/**
 * Side of an art pixel of the HUD, px. In coarse detail the canvas has too few pixels for a small HUD; and the result of a run begins
 * so far up that there is no room for a large one.
 */
export function hudPixel({ hudSize, detail, phase }: Readonly<StageState>): number {
  const isReduced = (hudSize === 'small' && detail === 'coarse') || (hudSize === 'large' && phase === 'over');
  return HUD_PIXEL[isReduced ? 'normal' : hudSize];
}

/** Whether a message lies over what stands in the second row: the result of a run, and in a large HUD that of a pause. */
export function isSecondRowCovered({ hudSize, phase }: Readonly<StageState>): boolean {
  return phase === 'over' || (phase === 'paused' && hudSize === 'large');
}

/** Whether there is room for words beside the turbo gauge, between it and the high score. */
export function hasHudWords(pixel: number): boolean {
  return pixel < HUD_PIXEL.large;
}

/** Where the parts of the HUD stand, in its art pixels from the stage's top, and from its left or right edge. */
export const HUD = {
  margin: 10,
  top: 8,
  /** Top of the second row: weapon on the left, distance on the right. */
  secondRow: 26,
  /** Left edge of what stands beside the turbo gauge. */
  besideGauge: 97,
  /** From the end of a word, or of an icon, to what follows it. */
  gap: 7,
} as const;

type PxBySize = Readonly<Record<StageState['hudSize'], number>>;

/**
 * Tops of the two rows of text in the middle, px: below the HUD's first row, and above the highest pterodactyl. The text always has
 * the normal size: a larger one would not fit between weapon and distance.
 */
export const FIRST_CENTRE_ROW: PxBySize = { small: 44, normal: 54, large: 78 };
export const SECOND_CENTRE_ROW: PxBySize = { small: 84, normal: 90, large: 114 };

/** The middle of these texts, px: a large weapon with its key cap is wider than a large distance. */
export const CENTRE_X: PxBySize = { small: 500, normal: 500, large: 508 };

/** Top of a bubble, px. In a large HUD there is no room for anything else above it. */
export const BUBBLE_TOP: PxBySize = { small: 84, normal: 86, large: 102 };
/** The right edge of a bubble is not further right than this, px, because of the distance and the label of assisted runs. */
export const BUBBLE_RIGHT: PxBySize = { small: 830, normal: 780, large: 760 };

/** A bubble: between its text and its edges, and its height, px. */
export const BUBBLE = { padding: { x: 16, y: 8 }, height: FONT.capHeight * ART_PIXEL + 2 * 8 } as const;

/** Width of the bubble around a text, px. @param textWidth art pixels. */
export function bubbleWidth(textWidth: number): number {
  return onGrid(textWidth * ART_PIXEL) + 2 * BUBBLE.padding.x;
}

/** The nearest whole art pixel, px. */
export function onGrid(x: number): number {
  return Math.round(x / ART_PIXEL) * ART_PIXEL;
}

/** Whether a bubble takes the first row of the middle as well. */
export function isFirstRowTaken({ hudSize, hint, phase }: Readonly<StageState>): boolean {
  return hudSize === 'large' && hint !== null && phase === 'running';
}

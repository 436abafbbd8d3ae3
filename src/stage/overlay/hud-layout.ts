import { ART_PIXEL, FONT } from '../atlas.ts';
import type { StageState } from '../stage.ts';

/** Sizes and rows of the HUD, px. */
interface HudLayout {
  /** Side of an art pixel of everything but the scores. */
  readonly pixel: number;
  /** Of the score, which is the largest, and of the high score beside it. */
  readonly scorePixel: number;
  readonly highScorePixel: number;
  /** Top of the first row: turbo on the left, scores on the right. */
  readonly top: number;
  /** Top of the second row: weapon on the left, distance on the right. */
  readonly secondRow: number;
  /** Top of the third row: near misses on the left, the label of assisted runs on the right. */
  readonly thirdRow: number;
}

const LAYOUTS = {
  small: { pixel: 1.5, scorePixel: 2, highScorePixel: 1.5, top: 12, secondRow: 46, thirdRow: 76 },
  normal: { pixel: 2, scorePixel: 3, highScorePixel: 2, top: 12, secondRow: 58, thirdRow: 92 },
  large: { pixel: 3, scorePixel: 4, highScorePixel: 2, top: 12, secondRow: 76, thirdRow: 122 },
} as const satisfies Record<StageState['hudSize'], HudLayout>;

/** The result says the score itself, and begins so far up that there is no room for a large one. */
const OVER: HudLayout = { ...LAYOUTS.normal, scorePixel: 2 };

/** Where the HUD's parts are, and how large. In coarse detail the canvas has too few pixels for a small HUD. */
export function hudLayout({ hudSize, detail, phase }: Readonly<StageState>): HudLayout {
  if (phase === 'over') return OVER;
  return LAYOUTS[hudSize === 'small' && detail === 'coarse' ? 'normal' : hudSize];
}

/** Whether a message lies over what stands in the second row: the result of a run, and in a large HUD that of a pause. */
export function isSecondRowCovered({ hudSize, phase }: Readonly<StageState>): boolean {
  return phase === 'over' || (phase === 'paused' && hudSize === 'large');
}

/** In art pixels of the HUD. */
export const HUD = {
  /** From the stage's left or right edge. */
  margin: 10,
  /** Left edge of what stands beside the turbo gauge, from the stage's left edge. */
  besideGauge: 65,
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

import { ART_PIXEL } from '../atlas.ts';
import type { StageState } from '../stage.ts';
import { isTall, onGrid } from '../viewport.ts';
import { CAP_HEIGHT } from './text.ts';

/** Sizes of the HUD, and its rows from the upper edge of what the stage shows, px. */
interface HudLayout {
  /** Side of an art pixel of everything but the scores. */
  readonly pixel: number;
  /** Of the score, which is the largest, and of the high score. */
  readonly scorePixel: number;
  readonly highScorePixel: number;
  /** Top of the first row: turbo on the left, the score on the right. */
  readonly top: number;
  /** The high score; on the first row it stands left of the score. */
  readonly highScoreRow: number;
  readonly weaponRow: number;
  readonly distanceRow: number;
  readonly nearMissRow: number;
  /** The label of assisted runs. */
  readonly labelRow: number;
  /**
   * Side of an art pixel of the texts in the middle. On a wide stage it is always the normal one: a
   * larger text would not fit between weapon and distance.
   */
  readonly textPixel: number;
  /**
   * The two rows of text in the middle: below the HUD's first row, above the highest pterodactyl.
   */
  readonly firstCentreRow: number;
  readonly secondCentreRow: number;
}

const WIDE_LAYOUTS = {
  small: wideLayout({ pixel: 1.5, scorePixel: 2, highScorePixel: 1.5 }, [46, 76], [44, 84]),
  normal: wideLayout({ pixel: 2, scorePixel: 3, highScorePixel: 2 }, [58, 92], [54, 90]),
  large: wideLayout({ pixel: 3, scorePixel: 4, highScorePixel: 2 }, [76, 122], [78, 114]),
} as const satisfies Record<StageState['hudSize'], HudLayout>;

function wideLayout(
  sizes: Pick<HudLayout, 'pixel' | 'scorePixel' | 'highScorePixel'>,
  [secondRow, thirdRow]: readonly [number, number],
  [firstCentreRow, secondCentreRow]: readonly [number, number],
): HudLayout {
  return {
    ...sizes,
    top: 12,
    highScoreRow: 12,
    weaponRow: secondRow,
    distanceRow: secondRow,
    nearMissRow: thirdRow,
    labelRow: thirdRow,
    textPixel: ART_PIXEL,
    firstCentreRow,
    secondCentreRow,
  };
}

/** In the sky above the world there is room for large figures, which a small screen needs. */
const TALL_LAYOUTS = {
  small: {
    pixel: 3,
    scorePixel: 6,
    highScorePixel: 3,
    top: 20,
    highScoreRow: 122,
    weaponRow: 74,
    distanceRow: 184,
    nearMissRow: 140,
    labelRow: 242,
    textPixel: 3,
    firstCentreRow: 290,
    secondCentreRow: 346,
  },
  normal: {
    pixel: 4,
    scorePixel: 7,
    highScorePixel: 3,
    top: 20,
    highScoreRow: 136,
    weaponRow: 84,
    distanceRow: 200,
    nearMissRow: 168,
    labelRow: 270,
    textPixel: 3,
    firstCentreRow: 314,
    secondCentreRow: 372,
  },
  large: {
    pixel: 5,
    scorePixel: 8,
    highScorePixel: 4,
    top: 20,
    highScoreRow: 150,
    weaponRow: 98,
    distanceRow: 226,
    nearMissRow: 197,
    labelRow: 310,
    textPixel: 3,
    firstCentreRow: 348,
    secondCentreRow: 400,
  },
} as const satisfies Record<StageState['hudSize'], HudLayout>;

/** Below it there is nothing of the HUD where the stage is tall, px from its upper edge. */
export const TALL_HUD_HEIGHT = 300;

/** There a message ends above the figures, px of the world. */
export const SKY_MESSAGE_BOTTOM = 150;

/** The middle of the sky between both, px of the world. @param top of what the stage shows, px. */
export function skyMessageCentre(top: number): number {
  return (top + TALL_HUD_HEIGHT + SKY_MESSAGE_BOTTOM) / 2;
}

/** The result says the score itself, and begins so far up that there is no room for a large one. */
const OVER: HudLayout = { ...WIDE_LAYOUTS.normal, scorePixel: 2 };

/**
 * Where the HUD's parts are, and how large. In coarse detail the canvas has too few pixels for a
 * small HUD.
 */
export function hudLayout({ hudSize, detail, phase, viewport }: Readonly<StageState>): HudLayout {
  if (isTall(viewport)) return TALL_LAYOUTS[hudSize];
  if (phase === 'over') return OVER;
  return WIDE_LAYOUTS[hudSize === 'small' && detail === 'coarse' ? 'normal' : hudSize];
}

/**
 * Whether a message lies over what stands below the first row: the result of a run, and in a large
 * HUD that of a pause.
 */
export function isSecondRowCovered({ hudSize, phase, viewport }: Readonly<StageState>): boolean {
  return phase === 'over' || (phase === 'paused' && hudSize === 'large' && !isTall(viewport));
}

/** In art pixels of the HUD. */
export const HUD = {
  /** From the left or right edge of what the stage shows. */
  margin: 10,
  /** Left edge of what stands beside the turbo gauge, from that left edge. */
  besideGauge: 65,
  /** From the end of a word, or of an icon, to what follows it. */
  gap: 7,
} as const;

const WIDE_CENTRE = { small: 500, normal: 500, large: 508 } as const;

/**
 * The middle of the texts in the middle, px: a large weapon with its key cap is wider than a large
 * distance.
 */
export function centreX({ hudSize, viewport }: Readonly<StageState>): number {
  return isTall(viewport) ? viewport.left + viewport.width / 2 : WIDE_CENTRE[hudSize];
}

/** Where a bubble stands, px of the world. */
export interface BubbleLayout {
  readonly top: number;
  /**
   * Its right edge is not further right: on a wide stage there are the distance and the label of
   * assisted runs.
   */
  readonly right: number;
  /** Side of an art pixel of its text. */
  readonly pixel: number;
  /** Rows of its pointer, an art pixel each, which ends above the highest pterodactyl. */
  readonly pointerRows: number;
}

/** In a large HUD there is no room for anything else above it. */
const WIDE_BUBBLES = {
  small: { top: 84, right: 830, pixel: ART_PIXEL, pointerRows: 5 },
  normal: { top: 86, right: 780, pixel: ART_PIXEL, pointerRows: 5 },
  large: { top: 102, right: 760, pixel: ART_PIXEL, pointerRows: 2 },
} as const satisfies Record<StageState['hudSize'], BubbleLayout>;

const TALL_BUBBLE: BubbleLayout = { top: 66, right: 984, pixel: 3, pointerRows: 5 };

export function bubbleLayout({ hudSize, viewport }: Readonly<StageState>): BubbleLayout {
  return isTall(viewport) ? TALL_BUBBLE : WIDE_BUBBLES[hudSize];
}

/** Between a bubble's text and its edges, px. */
export const BUBBLE_PADDING = { x: 16, y: 8 } as const;

export function bubbleHeight({ pixel }: BubbleLayout): number {
  return CAP_HEIGHT * pixel + 2 * BUBBLE_PADDING.y;
}

/** Width of the bubble around a text, px. @param textWidth art pixels. */
export function bubbleWidth(textWidth: number, { pixel }: BubbleLayout): number {
  return onGrid(textWidth * pixel) + 2 * BUBBLE_PADDING.x;
}

/** Whether a bubble takes the first row of the middle as well. */
export function isFirstRowTaken({ hudSize, hint, phase, viewport }: Readonly<StageState>): boolean {
  return hudSize === 'large' && hint !== null && phase === 'running' && !isTall(viewport);
}

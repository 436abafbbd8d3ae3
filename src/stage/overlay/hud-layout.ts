import { ART_PIXEL } from '../atlas.ts';
import type { StageState } from '../stage.ts';
import { isTall, onGrid } from '../viewport.ts';
import { CAP_HEIGHT, DESCENT } from './text.ts';

/** Rows are measured from the upper edge of what the stage shows. */
interface HudLayout {
  /** Side of an art pixel, except for the figures. */
  readonly pixel: number;
  readonly scorePixel: number;
  readonly highScorePixel: number;
  readonly distancePixel: number;
  /** Top of the first row: turbo on the left, the score on the right. */
  readonly top: number;
  /** If this is the first row, the high score is left of the score. */
  readonly highScoreRow: number;
  readonly weaponRow: number;
  readonly distanceRow: number;
  readonly nearMissRow: number;
  readonly labelRow: number;
  /**
   * Side of an art pixel in the texts in the middle. Fixed on a wide stage, where weapon and
   * distance limit the width.
   */
  readonly textPixel: number;
  /** The rows of text in the middle, between the HUD's first row and the highest pterodactyl. */
  readonly firstCentreRow: number;
  readonly secondCentreRow: number;
}

const WIDE_LAYOUTS = {
  small: wideLayout([1.5, 1.25, 1.25, 1], [46, 76], 36, [44, 84]),
  // On a page of 1280 px the score is 36 CSS px high.
  normal: wideLayout([2, 1.625, 1.625, 1.25], [58, 92], 42, [54, 90]),
  large: wideLayout([3, 3, 2, 2], [76, 122], 66, [78, 114]),
} as const satisfies Record<StageState['hudSize'], HudLayout>;

/** The canvas has too few pixels for smaller figures. */
const COARSE_LAYOUT = wideLayout([2, 2, 2, 2], [58, 92], 46, [54, 90]);

function wideLayout(
  [pixel, scorePixel, highScorePixel, distancePixel]: readonly [number, number, number, number],
  [weaponRow, thirdRow]: readonly [number, number],
  distanceRow: number,
  [firstCentreRow, secondCentreRow]: readonly [number, number],
): HudLayout {
  return {
    pixel,
    scorePixel,
    highScorePixel,
    distancePixel,
    top: 12,
    highScoreRow: 12,
    weaponRow,
    distanceRow,
    nearMissRow: thirdRow,
    labelRow: thirdRow,
    textPixel: ART_PIXEL,
    firstCentreRow,
    secondCentreRow,
  };
}

/** The sky above the world leaves room for large figures, which a small screen needs. */
const TALL_LAYOUTS = {
  small: {
    pixel: 3,
    scorePixel: 6,
    highScorePixel: 3,
    distancePixel: 3,
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
    scorePixel: 6,
    highScorePixel: 3,
    distancePixel: 3,
    top: 20,
    highScoreRow: 122,
    weaponRow: 84,
    distanceRow: 184,
    nearMissRow: 168,
    labelRow: 242,
    textPixel: 3,
    firstCentreRow: 314,
    secondCentreRow: 372,
  },
  large: {
    pixel: 5,
    scorePixel: 8,
    highScorePixel: 4,
    distancePixel: 5,
    top: 20,
    highScoreRow: 150,
    weaponRow: 98,
    distanceRow: 214,
    nearMissRow: 197,
    labelRow: 286,
    textPixel: 3,
    firstCentreRow: 334,
    secondCentreRow: 400,
  },
} as const satisfies Record<StageState['hudSize'], HudLayout>;

/** Without a high score, the distance takes its place. */
const TALL_WITHOUT_HIGH_SCORE = {
  small: withoutHighScore(TALL_LAYOUTS.small),
  normal: withoutHighScore(TALL_LAYOUTS.normal),
  large: withoutHighScore(TALL_LAYOUTS.large),
} as const satisfies Record<StageState['hudSize'], HudLayout>;

function withoutHighScore(layout: HudLayout): HudLayout {
  return { ...layout, distanceRow: layout.highScoreRow };
}

/** The HUD of a tall stage ends here, px from the upper edge. */
export const TALL_HUD_HEIGHT = 300;

/** A message in the sky ends here, above the figures, px of the world. */
export const SKY_MESSAGE_BOTTOM = 150;

/**
 * The middle between the HUD and the lowest end of a message, px of the world.
 * @param top of what the stage shows, px.
 */
export function skyMessageCentre(top: number): number {
  return (top + TALL_HUD_HEIGHT + SKY_MESSAGE_BOTTOM) / 2;
}

export function hudLayout(state: Readonly<StageState>): HudLayout {
  const { hudSize, detail, viewport, highScore } = state;
  if (isTall(viewport)) return (highScore > 0 ? TALL_LAYOUTS : TALL_WITHOUT_HIGH_SCORE)[hudSize];
  return detail === 'coarse' && hudSize !== 'large' ? COARSE_LAYOUT : WIDE_LAYOUTS[hudSize];
}

/** Of the course, with a gap of 12 below it, art pixels. */
const COURSE_HEIGHT = CAP_HEIGHT + DESCENT + 12;
const MESSAGE_TOP = SKY_MESSAGE_BOTTOM - (CAP_HEIGHT + DESCENT) * ART_PIXEL;

/** Top of the course, px of the world. Before a run there is a message below it. */
export function courseTop(state: Readonly<StageState>): number {
  const { firstCentreRow, textPixel } = hudLayout(state);
  const top = state.viewport.top + firstCentreRow;
  return state.phase === 'ready' ? Math.min(top, MESSAGE_TOP - COURSE_HEIGHT * textPixel) : top;
}

/** Top of the label, px of the world. On a tall stage the course is below it. */
export function labelTop(state: Readonly<StageState>): number {
  const { phase, viewport } = state;
  const { labelRow, textPixel } = hudLayout(state);
  const top = viewport.top + labelRow;
  return isTall(viewport) && phase === 'ready'
    ? Math.min(top, courseTop(state) - (CAP_HEIGHT + 2) * textPixel)
    : top;
}

/** Where the room for a message on a tall stage begins, px of the world. */
export function skyMessageTop(state: Readonly<StageState>): number {
  return state.phase === 'ready' && state.course !== ''
    ? courseTop(state) + COURSE_HEIGHT * hudLayout(state).textPixel
    : state.viewport.top + TALL_HUD_HEIGHT;
}

/** In the HUD's art pixels. */
export const HUD = {
  margin: 10,
  /** Left edge of what is next to the turbo gauge, from the left edge of what the stage shows. */
  besideGauge: 65,
  gap: 7,
} as const;

const WIDE_CENTRE = { small: 500, normal: 500, large: 508 } as const;

/** In a large HUD the weapon with its key cap is wider than the distance. */
export function centreX({ hudSize, viewport }: Readonly<StageState>): number {
  return isTall(viewport) ? viewport.left + viewport.width / 2 : WIDE_CENTRE[hudSize];
}

interface BubbleLayout {
  readonly top: number;
  /** Limit for the right edge: on a wide stage the distance and a label follow. */
  readonly right: number;
  readonly pixel: number;
}

/** A large HUD leaves no room for anything else above the bubble. */
const WIDE_BUBBLES = {
  small: { top: 84, right: 830, pixel: ART_PIXEL },
  normal: { top: 86, right: 780, pixel: ART_PIXEL },
  large: { top: 102, right: 760, pixel: ART_PIXEL },
} as const satisfies Record<StageState['hudSize'], BubbleLayout>;

const TALL_BUBBLE: BubbleLayout = { top: 66, right: 984, pixel: 3 };

export function bubbleLayout({ hudSize, viewport }: Readonly<StageState>): BubbleLayout {
  return isTall(viewport) ? TALL_BUBBLE : WIDE_BUBBLES[hudSize];
}

export const BUBBLE_PADDING = { x: 16, y: 8 } as const;

/** @param pixel side of an art pixel, px. */
export function bubbleHeight(pixel: number): number {
  return CAP_HEIGHT * pixel + 2 * BUBBLE_PADDING.y;
}

/** @param textWidth art pixels. @param pixel side of an art pixel, px. */
export function bubbleWidth(textWidth: number, pixel: number): number {
  return onGrid(textWidth * pixel) + 2 * BUBBLE_PADDING.x;
}

export function isFirstRowTaken({ hudSize, hint, phase, viewport }: Readonly<StageState>): boolean {
  return hudSize === 'large' && hint !== null && phase === 'running' && !isTall(viewport);
}

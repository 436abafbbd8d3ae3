import { DINO_SIZE, DINO_X } from '#simulation';
import { ART_PIXEL } from '../atlas.ts';
import type { StageState } from '../stage.ts';
import { isTall, onGrid, type Viewport } from '../viewport.ts';
import { CAP_HEIGHT, DESCENT } from './text.ts';

/** In the HUD's art pixels. */
const HUD_MARGIN = 10;

/** Rows are measured from the upper edge of what the stage shows. */
interface HudLayout {
  /** Side of an art pixel, except for the figures. */
  readonly pixel: number;
  readonly scorePixel: number;
  readonly highScorePixel: number;
  /** Also of the key caps. */
  readonly distancePixel: number;
  /** From the scores and labels to the right edge. */
  readonly endMargin: number;
  /** Top of the first row: turbo on the left, the score on the right. */
  readonly top: number;
  /** If this is the first row, the high score is left of the score. */
  readonly highScoreRow: number;
  readonly weaponRow: number;
  /** Of the metres. Null on a tall stage, which doesn't show them. */
  readonly distanceRow: number | null;
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

type Pixels = readonly [pixel: number, score: number, highScore: number, distance: number];

function sizesOf([pixel, scorePixel, highScorePixel, distancePixel]: Pixels) {
  const endMargin = HUD_MARGIN * pixel;
  return { pixel, scorePixel, highScorePixel, distancePixel, endMargin };
}

function wideLayout(
  pixels: Pixels,
  [weaponRow, thirdRow]: readonly [number, number],
  distanceRow: number,
  [firstCentreRow, secondCentreRow]: readonly [number, number],
): HudLayout {
  return {
    ...sizesOf(pixels),
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
  small: tallLayout([3, 6, 3, 3], [122, 74, 140, 184], [232, 288]),
  normal: tallLayout([4, 6, 3, 3], [122, 84, 168, 184], [240, 296]),
  large: tallLayout([5, 8, 4, 5], [150, 98, 176, 210], [258, 316]),
} as const satisfies Record<StageState['hudSize'], HudLayout>;

function tallLayout(
  pixels: Pixels,
  [highScoreRow, weaponRow, nearMissRow, labelRow]: readonly [number, number, number, number],
  [firstCentreRow, secondCentreRow]: readonly [number, number],
): HudLayout {
  return {
    ...sizesOf(pixels),
    top: 20,
    highScoreRow,
    weaponRow,
    distanceRow: null,
    nearMissRow,
    labelRow,
    textPixel: 3,
    firstCentreRow,
    secondCentreRow,
  };
}

/**
 * In CSS px. The score is 24 CSS px high in normal size, and Pause, a button of the page, is at its
 * right.
 */
const UPRIGHT_SIZES = {
  small: { pixel: 1, scorePixel: 1, highScorePixel: 1, rows: [20, 42, 40, 72, 98, 124] },
  normal: { pixel: 4 / 3, scorePixel: 4 / 3, highScorePixel: 1, rows: [18, 44, 44, 72, 98, 124] },
  large: { pixel: 5 / 3, scorePixel: 2, highScorePixel: 4 / 3, rows: [8, 42, 34, 70, 96, 122] },
} as const satisfies Record<StageState['hudSize'], object>;

const BESIDE_PAUSE = 64;

/** @param by px for each CSS px. */
function uprightLayout(hudSize: StageState['hudSize'], by: number): HudLayout {
  const { pixel, scorePixel, highScorePixel, rows } = UPRIGHT_SIZES[hudSize];
  const [top, highScoreRow, weaponRow, firstCentreRow, labelRow, secondCentreRow] = rows;
  return {
    pixel: pixel * by,
    scorePixel: scorePixel * by,
    highScorePixel: highScorePixel * by,
    distancePixel: by,
    endMargin: BESIDE_PAUSE * by,
    top: top * by,
    highScoreRow: highScoreRow * by,
    weaponRow: weaponRow * by,
    distanceRow: null,
    nearMissRow: labelRow * by,
    labelRow: labelRow * by,
    textPixel: by,
    firstCentreRow: firstCentreRow * by,
    secondCentreRow: secondCentreRow * by,
  };
}

/** The last one, because only another size of the box or of the HUD changes it. */
let upright: { hudSize: StageState['hudSize']; by: number; layout: HudLayout } | undefined;

function keptUprightLayout(hudSize: StageState['hudSize'], by: number): HudLayout {
  if (upright?.hudSize !== hudSize || upright.by !== by)
    upright = { hudSize, by, layout: uprightLayout(hudSize, by) };
  return upright.layout;
}

/** Of a tall stage, px, and of an upright one, CSS px. */
const TALL_HUD_HEIGHT = 300;
const UPRIGHT_HUD_HEIGHT = 112;

/** The HUD of a tall stage ends here, px of the world. */
export function tallHudBottom({ top, cssPixel }: Viewport): number {
  return top + (cssPixel === null ? TALL_HUD_HEIGHT : UPRIGHT_HUD_HEIGHT * cssPixel);
}

/** A message in the sky ends here, above the figures, px of the world. */
export const SKY_MESSAGE_BOTTOM = 150;

/** The middle between the HUD and the lowest end of a message, px of the world. */
export function skyMessageCentre(viewport: Viewport): number {
  return (tallHudBottom(viewport) + SKY_MESSAGE_BOTTOM) / 2;
}

export function hudLayout({ hudSize, detail, viewport }: Readonly<StageState>): HudLayout {
  if (viewport.cssPixel !== null) return keptUprightLayout(hudSize, viewport.cssPixel);
  if (isTall(viewport)) return TALL_LAYOUTS[hudSize];
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

/** Top of the label, px of the world. On a tall stage that isn't upright the course is below it. */
export function labelTop(state: Readonly<StageState>): number {
  const { phase, viewport } = state;
  const { labelRow, firstCentreRow, textPixel } = hudLayout(state);
  const top = viewport.top + labelRow;
  return isTall(viewport) && labelRow < firstCentreRow && phase === 'ready'
    ? Math.min(top, courseTop(state) - (CAP_HEIGHT + 2) * textPixel)
    : top;
}

/** Where the room for a message on a tall stage begins, px of the world. */
export function skyMessageTop(state: Readonly<StageState>): number {
  const { phase, course, viewport } = state;
  return phase === 'ready' && course !== '' && viewport.cssPixel === null
    ? courseTop(state) + COURSE_HEIGHT * hudLayout(state).textPixel
    : tallHudBottom(viewport);
}

/** In the HUD's art pixels. */
export const HUD = {
  margin: HUD_MARGIN,
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
  /** Limit for the left edge: a bubble as low as the dino begins beside it. */
  readonly left: number;
  /** Limit for the right edge: on a wide stage the distance and a label follow. */
  readonly right: number;
  readonly pixel: number;
}

const BESIDE_DINO = DINO_X + DINO_SIZE.width + 32;

/** A large HUD leaves no room for anything else above the bubble. */
const WIDE_BUBBLES = {
  small: { top: 84, left: BESIDE_DINO, right: 830, pixel: ART_PIXEL },
  normal: { top: 86, left: BESIDE_DINO, right: 780, pixel: ART_PIXEL },
  large: { top: 102, left: BESIDE_DINO, right: 760, pixel: ART_PIXEL },
} as const satisfies Record<StageState['hudSize'], BubbleLayout>;

const TALL_BUBBLE: BubbleLayout = { top: 66, left: BESIDE_DINO, right: 984, pixel: 3 };

/** Above a jump. */
const UPRIGHT_BUBBLE: BubbleLayout = { top: -104, left: 16, right: 984, pixel: 3 };

export function bubbleLayout({ hudSize, viewport }: Readonly<StageState>): BubbleLayout {
  if (viewport.cssPixel !== null) return UPRIGHT_BUBBLE;
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
  return hudSize === 'large' && hint !== null && phase === 'running' && viewport.cssPixel === null;
}

import { GROUND_Y, type RunView, turboPhase, type TurboPhase } from '#simulation';
import { ART_PIXEL } from '../atlas.ts';
import type { StageState } from '../stage.ts';
import { hasDeepSky, hasHighSky, isTall, onGrid, type Viewport } from '../viewport.ts';

/** In the HUD's art pixels. */
const HUD_MARGIN = 10;

/** Rows are measured from the upper edge of what the stage shows. */
interface HudLayout {
  /** Side of an art pixel, except for the figures. */
  readonly pixel: number;
  readonly scorePixel: number;
  readonly highScorePixel: number;
  /** Of the key caps. */
  readonly capPixel: number;
  /** From the scores to the right edge, beside Pause. */
  readonly endMargin: number;
  /** Top of the first row: turbo on the left, the score on the right. */
  readonly top: number;
  /** If this is the first row, the high score is left of the score. */
  readonly highScoreRow: number;
  readonly weaponRow: number;
  /** Side of an art pixel in the texts in the middle. */
  readonly textPixel: number;
}

const WIDE_LAYOUTS = {
  small: wideLayout([1.5, 1.25, 1.25, 1], 46),
  // On a page of 1280 px the score is 36 CSS px high.
  normal: wideLayout([2, 1.625, 1.625, 1.25], 58),
  large: wideLayout([3, 3, 2, 2], 76),
} as const satisfies Record<StageState['hudSize'], HudLayout>;

/** The canvas has too few pixels for smaller figures. */
const COARSE_LAYOUT = wideLayout([2, 2, 2, 2], 58);

type Pixels = readonly [pixel: number, score: number, highScore: number, cap: number];

function sizesOf([pixel, scorePixel, highScorePixel, capPixel]: Pixels) {
  return { pixel, scorePixel, highScorePixel, capPixel, endMargin: HUD_MARGIN * pixel };
}

function wideLayout(pixels: Pixels, weaponRow: number): HudLayout {
  return { ...sizesOf(pixels), top: 12, highScoreRow: 12, weaponRow, textPixel: ART_PIXEL };
}

/** On the page of a phone with 320 to 400 CSS px the score is 20 to 24 high in normal size. */
const TALL_LAYOUTS = {
  small: tallLayout([3, 3, 3, 3], 20, 74),
  normal: tallLayout([4, 10 / 3, 10 / 3, 3], 20, 84),
  large: tallLayout([5, 5, 4, 5], 122, 98),
} as const satisfies Record<StageState['hudSize'], HudLayout>;

function tallLayout(pixels: Pixels, highScoreRow: number, weaponRow: number): HudLayout {
  return { ...sizesOf(pixels), top: 20, highScoreRow, weaponRow, textPixel: 3 };
}

/**
 * In CSS px. The score is 24 CSS px high in normal size, and Pause, a button of the page, is at its
 * right.
 */
const HIGH_SIZES = {
  small: { pixel: 1, scorePixel: 1, highScorePixel: 1, rows: [20, 42, 40] },
  normal: { pixel: 4 / 3, scorePixel: 4 / 3, highScorePixel: 1, rows: [18, 44, 44] },
  large: { pixel: 5 / 3, scorePixel: 2, highScorePixel: 4 / 3, rows: [8, 42, 34] },
} as const satisfies Record<StageState['hudSize'], object>;

/** A tablet is held further away. */
const TABLET_SIZES = {
  small: { pixel: 4 / 3, scorePixel: 4 / 3, highScorePixel: 4 / 3, rows: [18, 54, 52] },
  normal: { pixel: 2, scorePixel: 2, highScorePixel: 4 / 3, rows: [12, 60, 58] },
  large: { pixel: 8 / 3, scorePixel: 3, highScorePixel: 2, rows: [3, 64, 60] },
} as const satisfies Record<StageState['hudSize'], object>;

/** So that the messages below still stand above all that flies. */
const LOW_SIZES = {
  small: { pixel: 1, scorePixel: 1, highScorePixel: 1, rows: [8, 28, 28] },
  normal: { pixel: 1, scorePixel: 4 / 3, highScorePixel: 1, rows: [8, 30, 28] },
  large: { pixel: 4 / 3, scorePixel: 5 / 3, highScorePixel: 1, rows: [4, 30, 27] },
} as const satisfies Record<StageState['hudSize'], object>;

const BESIDE_PAUSE = 64;
const TABLET_CAP = 1.5;

type UprightKind = 'low' | 'high' | 'tablet';

const UPRIGHT_SIZES = { low: LOW_SIZES, high: HIGH_SIZES, tablet: TABLET_SIZES } as const;

/** CSS px. */
const TABLET_WIDTH = 600;

function uprightKind(viewport: Viewport): UprightKind {
  if (!hasHighSky(viewport)) return 'low';
  return viewport.width >= TABLET_WIDTH * (viewport.cssPixel ?? 1) ? 'tablet' : 'high';
}

/** @param by px for each CSS px. */
function uprightLayout(hudSize: StageState['hudSize'], by: number, kind: UprightKind): HudLayout {
  const { pixel, scorePixel, highScorePixel, rows } = UPRIGHT_SIZES[kind][hudSize];
  const [top, highScoreRow, weaponRow] = rows;
  return {
    pixel: pixel * by,
    scorePixel: scorePixel * by,
    highScorePixel: highScorePixel * by,
    capPixel: kind === 'tablet' ? TABLET_CAP * by : by,
    endMargin: BESIDE_PAUSE * by,
    top: top * by,
    highScoreRow: highScoreRow * by,
    weaponRow: weaponRow * by,
    textPixel: by,
  };
}

/** The last one, because only another size of the box or of the HUD changes it. */
let upright:
  | {
      readonly hudSize: StageState['hudSize'];
      readonly viewport: Viewport;
      readonly layout: HudLayout;
    }
  | undefined;

function keptUprightLayout(hudSize: StageState['hudSize'], viewport: Viewport): HudLayout {
  if (upright?.hudSize !== hudSize || upright.viewport !== viewport) {
    const layout = uprightLayout(hudSize, viewport.cssPixel ?? 1, uprightKind(viewport));
    upright = { hudSize, viewport, layout };
  }
  return upright.layout;
}

export function hudLayout({ hudSize, detail, viewport }: Readonly<StageState>): HudLayout {
  if (viewport.cssPixel !== null) return keptUprightLayout(hudSize, viewport);
  if (isTall(viewport)) return TALL_LAYOUTS[hudSize];
  return detail === 'coarse' && hudSize !== 'large' ? COARSE_LAYOUT : WIDE_LAYOUTS[hudSize];
}

/** A wide stage with fewer CSS px has the largest figures, or they couldn't be read. */
const SMALL_STAGE = 480;

/** So has one with a deep sky and fewer CSS px than this, as on a tablet. */
const LARGE_STAGE = 1200;

export function fittingHudSize(
  chosen: StageState['hudSize'],
  viewport: Viewport,
  cssWidth: number,
): StageState['hudSize'] {
  if (isTall(viewport)) return chosen;
  const isTablet = hasDeepSky(viewport) && cssWidth < LARGE_STAGE;
  return cssWidth < SMALL_STAGE || isTablet ? 'large' : chosen;
}

/** From the scores to the right edge. Nothing keeps the place of Pause, except after a crash. */
export function scoreMargin(state: Readonly<StageState>): number {
  const { phase, viewport } = state;
  const { endMargin, pixel } = hudLayout(state);
  const isPauseGone = phase === 'ready' || phase === 'paused' || phase === 'shown';
  return viewport.cssPixel !== null && isPauseGone ? HUD_MARGIN * pixel : endMargin;
}

/**
 * There is no gauge of what is useless. The poster shows the ready stage, and can't know what the
 * player has been taught.
 */
export function gaugePhase(view: RunView, state: Readonly<StageState>): TurboPhase {
  const { showsTurbo, phase, hasResult } = state;
  return showsTurbo && phase !== 'ready' && !hasResult ? turboPhase(view) : 'useless';
}

/** Top of the weapon's row, which is the first one without a gauge. */
export function gunRow(view: RunView, state: Readonly<StageState>): number {
  const { top, weaponRow } = hudLayout(state);
  return gaugePhase(view, state) === 'useless' ? top : weaponRow;
}

/** Of a tall stage, px, and of an upright one, CSS px. */
const TALL_HUD_HEIGHT = 210;
const UPRIGHT_HUD_HEIGHT = { tablet: 104, high: 72, low: 46 } as const;
const WIDE_HUD_BOTTOM = 54;

/** The HUD's figures end here, px of the world. */
export function hudBottom({ viewport }: Readonly<StageState>): number {
  const { top, cssPixel } = viewport;
  if (!isTall(viewport)) return WIDE_HUD_BOTTOM;
  if (cssPixel === null) return top + TALL_HUD_HEIGHT;
  return top + UPRIGHT_HUD_HEIGHT[uprightKind(viewport)] * cssPixel;
}

/** Messages end above the highest pterodactyl, px of the world. */
export const MESSAGES_BOTTOM = 150;

/** On a wide stage, where the weapon is beside it. */
const WIDE_MIDDLE = { small: 82, normal: 82, large: 92 } as const;

/** Half of the row of messages, px: as high as the countdown. On an upright stage CSS px. */
const HALF_ROW = { wide: 32, tall: 64, upright: 24 } as const;

function halfRow({ viewport }: Readonly<StageState>): number {
  if (viewport.cssPixel !== null) return HALF_ROW.upright * viewport.cssPixel;
  return isTall(viewport) ? HALF_ROW.tall : HALF_ROW.wide;
}

/** All messages stand in one row. @returns its middle, px of the world. */
export function messageMiddle(state: Readonly<StageState>): number {
  const { viewport, hudSize } = state;
  // Right below the HUD, because the picture is below it.
  if (viewport.cssPixel !== null) return onGrid(hudBottom(state) + halfRow(state));
  return isTall(viewport) ? onGrid((hudBottom(state) + MESSAGES_BOTTOM) / 2) : WIDE_MIDDLE[hudSize];
}

/** Messages end here, px of the world. */
export function messagesBottom(state: Readonly<StageState>): number {
  return state.viewport.cssPixel === null ? MESSAGES_BOTTOM : skyTop(state);
}

/** Sun, moon and clouds stay below the row of messages, px of the world. */
export function skyTop(state: Readonly<StageState>): number {
  return onGrid(messageMiddle(state) + halfRow(state));
}

/** Px of the world. @param share of the way from the messages down to the ground line. */
export function skyRow(state: Readonly<StageState>, share: number): number {
  const top = skyTop(state);
  return onGrid(top + share * (GROUND_Y - top));
}

/** In the HUD's art pixels. */
export const HUD = {
  margin: HUD_MARGIN,
  /** Left edge of what is next to the turbo gauge, from the left edge of what the stage shows. */
  besideGauge: 65,
  gap: 7,
} as const;

const WIDE_CENTRE = { small: 500, normal: 500, large: 508 } as const;

/** In a large HUD the weapon with its key cap takes more room. */
export function centreX({ hudSize, viewport }: Readonly<StageState>): number {
  return isTall(viewport) ? viewport.left + viewport.width / 2 : WIDE_CENTRE[hudSize];
}

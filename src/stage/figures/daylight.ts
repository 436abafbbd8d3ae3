import { GROUND_Y, lastNight, skyScoreOf, STAGE_WIDTH } from '#simulation';
import { ART_PIXEL, ATLAS } from '../atlas.ts';
import { amountOf, openingShareAt, shownDay } from '../day-progress.ts';
import { skyTop } from '../overlay/hud-layout.ts';
import { darknessAt, daylightAt, FIRST_DAWN_POINTS, hourAt } from '../time-of-day.ts';
import type { StageState } from '../stage.ts';
import type { ViewFactory } from '../view.ts';
import { hasDeepSky, hasHighSky, isTall, onGrid, UPRIGHT_SKY } from '../viewport.ts';

const SUN_SIZE = ATLAS.sun.frame.w * ART_PIXEL;
const BANDS = ATLAS.bands.frame;

export const createBands: ViewFactory = ({ layers, art }) => {
  const layer = layers('bands');
  return {
    draw({ state: { viewport } }) {
      const pixel = ART_PIXEL * (isTall(viewport) || hasDeepSky(viewport) ? UPRIGHT_SKY : 1);
      const [width, height] = [BANDS.w * pixel, BANDS.h * pixel];
      for (let x = 0; x < STAGE_WIDTH; x += width)
        layer.putScaled(art.frame('bands'), x, GROUND_Y - height, width, height);
    },
  };
};

/**
 * The sun's path, px: its left edge in the morning and in the afternoon, its top edge when low.
 * At noon it is right below the messages. Below the horizon the ground hides it.
 */
const SUN = { morning: 250, afternoon: 690, low: 212, belowHorizon: GROUND_Y } as const;
/** How far the sun has risen when the first day starts, 0 to 1. */
const FIRST_SUNRISE = 0.7;
/** From noon down to evening in a high sky, where peaks would cut a lower sun, px. */
const HIGH_ARC = 24;
/** Room for sun and moon between messages and peaks, px. */
export const SUN_ROOM = SUN_SIZE * UPRIGHT_SKY + HIGH_ARC + 16;

export const createSun: ViewFactory = ({ layers, art }) => {
  const layer = layers('sky');
  return {
    draw({ view, state }) {
      const score = skyScoreOf(view);
      const day = shownDay(view, state);
      const opens = openingShareAt(score, state.opening);
      const opacity = day === 'rain' ? amountOf('clear', day, score, state) : 1;
      // One comes when the other has gone, so there are never two.
      put(score, opacity * Math.max(0, 1 - 2 * opens), state);
      if (state.opening !== null && state.opening.day !== 'rain')
        put(state.opening.at, Math.max(0, 2 * opens - 1), state);
    },
  };

  function put(score: number, opacity: number, state: Readonly<StageState>): void {
    const isHigh = hasHighSky(state.viewport);
    const above = sunAboveHorizon(score, isHigh ? 1 : FIRST_SUNRISE);
    if (above <= 0 || opacity <= 0) return;
    const high = skyTop(state);
    const low = isHigh ? high + HIGH_ARC : SUN.low;
    const passed = daylightAt(score);
    const fromNoon = 2 * passed - 1;
    const y = high + (low - high) * fromNoon * fromNoon;
    const x = SUN.morning + (SUN.afternoon - SUN.morning) * passed;
    const risen = isHigh ? y : SUN.belowHorizon + (y - SUN.belowHorizon) * above;
    const size = SUN_SIZE * (isHigh ? UPRIGHT_SKY : 1);
    const shown = isHigh ? opacity * above : opacity;
    layer.putScaled(art.frame('sun'), onGrid(x), onGrid(risen), size, size, shown);
  }
};

function sunAboveHorizon(score: number, sunrise: number): number {
  if (lastNight(score) > 0) return 1 - darknessAt(hourAt(score));
  return Math.min(1, sunrise + ((1 - sunrise) * score) / FIRST_DAWN_POINTS);
}

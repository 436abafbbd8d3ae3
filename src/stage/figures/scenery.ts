import type { Texture } from 'pixi.js';
import { CLOUD_Y, GROUND_Y, skyScoreOf, STAGE_HEIGHT, STAGE_WIDTH } from '#simulation';
import { ART_PIXEL, ATLAS } from '../atlas.ts';
import { amountOf, shownDay } from '../day-progress.ts';
import { extrapolatedX, extrapolatedY } from '../extrapolation.ts';
import { messageMiddle, skyRow } from '../overlay/hud-layout.ts';
import { BELOW_HUD, hasDeepSky, hasHighSky, onGrid, UPRIGHT_SKY } from '../viewport.ts';
import { OPENING } from '../palette.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import { type FrameInfo, hasScenery, isSceneryMoving, type ViewFactory } from '../view.ts';
import type { StageState } from '../stage.ts';

/** Parallax; `speed` is a share of the ground's speed. */
const RANGES = [
  { frame: 'hills-far', layer: 'farHills', speed: 0.06, always: true },
  { frame: 'hills-near', layer: 'nearHills', speed: 0.14, always: false },
] as const;

export const createHills: ViewFactory = ({ layers, art }) => ({
  draw({ groundX, state }) {
    const covered = isSceneryMoving(state) ? groundX : 0;
    for (let i = 0; i < RANGES.length; i++) {
      const range = RANGES[i];
      if (range === undefined || !(range.always || hasScenery(state.detail))) continue;
      const { frame, layer, speed } = range;
      const width = ATLAS[frame].frame.w * ART_PIXEL;
      // One row lower, to be seen in the dips of the ground line.
      const top = GROUND_Y - (ATLAS[frame].frame.h - 1) * ART_PIXEL;
      for (let x = tileOffset(covered * speed, width); x < STAGE_WIDTH; x += width)
        layers(layer).put(art.frame(frame), x, top);
    }
  },
});

/**
 * Left edge of the first of a row of tiles, px: above -width, at most 0.
 * @param moved how far the tiles have moved to the left, px.
 */
export function tileOffset(moved: number, width: number): number {
  // The remainder is exact, even after a long run.
  return -(moved % width);
}

/** Top edges, px. Clouds stay below the texts and above the mesas. */
const CLOUD_ROWS = { high: 154, low: 208 } as const;
/** In a tall picture the highest clouds are this far below the middle of the message, px. */
const BELOW_MESSAGE = 120;
/** In an upright one: see {@link skyRow}. */
const UPRIGHT_CLOUDS = 0.48;

/** Moves a cloud below the texts. @param y its height in the simulation, px. */
export function cloudY(y: number, state: Readonly<StageState>): number {
  const highest = hasHighSky(state.viewport)
    ? skyRow(state, UPRIGHT_CLOUDS)
    : messageMiddle(state) + BELOW_MESSAGE;
  const high = Math.min(CLOUD_ROWS.high, highest);
  return high + ((y - CLOUD_Y.min) / (CLOUD_Y.max - CLOUD_Y.min)) * (CLOUD_ROWS.low - high);
}

export const createClouds: ViewFactory = ({ layers, art }) => ({
  draw: (frame) => {
    const { view, state } = frame;
    const opacity = amountOf('clear', shownDay(view, state), skyScoreOf(view), state);
    putClouds(frame, layers('clouds'), art.frame('cloud-1'), art.frame('cloud-2'), opacity);
  },
});

/** Large clouds in the sky of an upright stage: left edge, px, and top edge, see {@link skyRow}. */
const HIGH_CLOUDS = [
  { x: 60, row: 0.125 },
  { x: 690, row: 0.275 },
  { x: 560, row: 0.45 },
  { x: 1060, row: 0.1 },
  { x: 1290, row: 0.345 },
] as const;
const HIGH_CLOUDS_LAP = 1500;
const HIGH_CLOUDS_SPEED = 0.035;

export function putClouds(
  frame: FrameInfo,
  layer: SpriteLayer,
  even: Texture,
  odd: Texture,
  opacity: number,
): void {
  const { viewport } = frame.state;
  if (hasHighSky(viewport) || hasDeepSky(viewport)) putHighClouds(frame, layer, even, odd, opacity);
  const { clouds } = frame.view.entities;
  for (let i = 0; i < clouds.length; i++) {
    const cloud = clouds.get(i);
    layer.put(
      // A cloud keeps its entity id, so it keeps its shape too.
      cloud % 2 === 0 ? even : odd,
      extrapolatedX(frame, cloud),
      cloudY(extrapolatedY(frame, cloud), frame.state),
      opacity,
    );
  }
}

/** Above the messages of a wide stage. @param row of {@link HIGH_CLOUDS}. */
function deepSkyRow({ viewport }: Readonly<StageState>, row: number): number {
  return onGrid(viewport.top + BELOW_HUD - viewport.top * row);
}

function putHighClouds(
  { groundX, state }: FrameInfo,
  layer: SpriteLayer,
  even: Texture,
  odd: Texture,
  opacity: number,
): void {
  const moved = isSceneryMoving(state) ? groundX * HIGH_CLOUDS_SPEED : 0;
  const by = ART_PIXEL * UPRIGHT_SKY;
  for (let i = 0; i < HIGH_CLOUDS.length; i++) {
    const cloud = HIGH_CLOUDS[i];
    if (cloud === undefined) continue;
    const { width, height } = i % 2 === 0 ? even : odd;
    const lap = cloud.x + tileOffset(moved, HIGH_CLOUDS_LAP);
    const x = lap < -width * by ? lap + HIGH_CLOUDS_LAP : lap;
    layer.putScaled(
      i % 2 === 0 ? even : odd,
      x,
      hasDeepSky(state.viewport) ? deepSkyRow(state, cloud.row) : skyRow(state, cloud.row),
      width * by,
      height * by,
      opacity,
    );
  }
}

/** Row of the frame whose top edge is the ground line. The bumps are above it. */
export const GROUND_LINE_ROW = 2;
const GROUND_WIDTH = ATLAS.ground.frame.w * ART_PIXEL;

export const createGround: ViewFactory = ({ layers, art }) => {
  const layer = layers('ground');
  const earth = layers('earth');
  const top = GROUND_Y - GROUND_LINE_ROW * ART_PIXEL;
  const pixel = art.frame('pixel');
  // Overlaps the ground, so that rounding opens no gap.
  const under = STAGE_HEIGHT - ART_PIXEL;
  return {
    draw({ groundX, state: { viewport } }) {
      const below = viewport.top + viewport.height - STAGE_HEIGHT;
      // Until the earth's own sheet is there, and with it other hours than the first.
      if (below > 0 && earth.count === 0)
        earth.putScaled(pixel, 0, under, STAGE_WIDTH, below + ART_PIXEL, 1, OPENING.ground);
      for (let x = tileOffset(groundX, GROUND_WIDTH); x < STAGE_WIDTH; x += GROUND_WIDTH)
        layer.put(art.frame('ground'), x, top);
    },
  };
};

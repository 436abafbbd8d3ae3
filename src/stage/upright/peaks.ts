import { GROUND_Y, STAGE_WIDTH } from '#simulation';
import { ART_PIXEL } from '../atlas.ts';
import { DEFERRED_ATLAS, type DeferredFrame } from '../deferred/deferred-atlas.ts';
import { SUN_ROOM } from '../figures/daylight.ts';
import { tileOffset } from '../figures/scenery.ts';
import type { Layers } from '../layers.ts';
import { skyTop } from '../overlay/hud-layout.ts';
import type { Art } from '../sheets.ts';
import type { StageState } from '../stage.ts';
import { type FrameInfo, isSceneryMoving, type View } from '../view.ts';
import { hasHighSky, UPRIGHT_SKY } from '../viewport.ts';

const { w, h } = DEFERRED_ATLAS.peaks.frame;
const WIDTH = w * ART_PIXEL * UPRIGHT_SKY;
const HEIGHT = h * ART_PIXEL * UPRIGHT_SKY;
/** Between their hazy feet and the ground line, px. */
const ABOVE_GROUND = 52;
/** A share of the ground's speed, less than the hills'. */
const SPEED = 0.02;

/** In a low picture they sink behind the ground rather than reach sun and moon, px. */
export function peaksTop(state: Readonly<StageState>): number {
  return Math.max(GROUND_Y - ABOVE_GROUND - HEIGHT, skyTop(state) + SUN_ROOM);
}

/** Mountains far away, in the high sky of an upright stage. */
export class Peaks implements View {
  constructor(
    private readonly layers: Layers,
    private readonly art: Art<DeferredFrame<'sprite2'>>,
  ) {}

  draw({ groundX, state }: FrameInfo): void {
    if (!hasHighSky(state.viewport)) return;
    const layer = this.layers('peaks');
    const peaks = this.art.frame('peaks');
    const top = peaksTop(state);
    const moved = isSceneryMoving(state) ? groundX * SPEED : 0;
    for (let x = tileOffset(moved, WIDTH); x < STAGE_WIDTH; x += WIDTH)
      layer.putScaled(peaks, x, top, WIDTH, HEIGHT);
  }
}

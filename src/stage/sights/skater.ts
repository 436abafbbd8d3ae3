import { STAGE_WIDTH } from '#simulation';
import { ART_PIXEL } from '../atlas.ts';
import { DEFERRED_ATLAS } from '../deferred/deferred-atlas.ts';
import { frameAt } from '../view.ts';
import type { DaySight, Frames } from './sight.ts';

/** Of the frozen lake, px. */
const ICE = 312;
const TILE_WIDTH = DEFERRED_ATLAS.ice.frame.w * ART_PIXEL;

/** y of the skates, px, on the far side of the lake. */
const FEET = 321;
const SPEED = 1.75;
const STRIDES = ['skater-1', 'skater-2'] as const satisfies Frames;
const STEPS_PER_STRIDE = 26;

/** Ages between which the skater slides on its belly. */
const FALL = { from: 270, to: 420 };
const SPIN = [
  'skater-spin-1',
  'skater-spin-2',
  'skater-spin-3',
  'skater-spin-4',
] as const satisfies Frames;
const STEPS_PER_SPIN = 9;

/** An ankylosaur that skates across a frozen lake, with one fall. */
export const skater: DaySight = {
  layer: 'nearSights',
  draw(brush, age) {
    for (let x = 0; x < STAGE_WIDTH; x += TILE_WIDTH) brush.paint('ice', x, ICE, 1);
    const frame =
      age > FALL.from && age < FALL.to
        ? frameAt(SPIN, (age - FALL.from) / STEPS_PER_SPIN)
        : frameAt(STRIDES, age / STEPS_PER_STRIDE);
    const height = DEFERRED_ATLAS[frame].frame.h * ART_PIXEL;
    brush.paint(frame, STAGE_WIDTH - SPEED * age, FEET - height, 1);
  },
  stillAt: 240,
  inks: [
    ['earth', 'stratum2'],
    ['sand', 'groundShade'],
    ['steel', 'farHillShade'],
  ],
};

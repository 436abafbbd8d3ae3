import type { Texture } from 'pixi.js';
import { GROUND_Y, STANDING_Y } from '#simulation';
import { AFTERMATH_STEPS } from '#story';
import { ART_PIXEL, ATLAS } from '../atlas.ts';
import { extrapolatedY } from '../extrapolation.ts';
import { dinoFrame } from '../figures/dino.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { FrameInfo } from '../view.ts';

/** Steps and px. The second begins where the first ends. */
const BOUNCES = [
  { steps: 20, height: 60 },
  { steps: 14, height: 18 },
] as const;
/** Of the first bounce: the rival is upside down. */
const FLIPPED = { from: 5, to: 15 } as const;

/**
 * @param since how long ago the rival crashed, steps.
 * @returns px above its way to the ground.
 */
function bounceAt(since: number): number {
  let start = 0;
  for (const { steps, height } of BOUNCES) {
    const share = (since - start) / steps;
    if (share >= 0 && share < 1) return 4 * height * share * (1 - share);
    start += steps;
  }
  return 0;
}

/** Where the ghost is drawn: a rival that has crashed tumbles to the ground, with what it wears. */
export class Tumble {
  /** From the crash on, and also once the rival lies. */
  isOn = false;
  isGone = false;
  private y = 0;
  private height = 0;
  private isFlipped = false;

  follow({ ghost, story, storyAlpha, state }: FrameInfo): void {
    if (ghost === null) return;
    const since = story.since('rivalOut') + storyAlpha;
    const isRival = state.ghost?.rival !== null;
    const isBeaten = ghost.view.gameOver && isRival;
    this.isOn = isBeaten && !state.reducedMotion;
    this.isGone = isBeaten && since >= AFTERMATH_STEPS;
    this.isFlipped = this.isOn && since >= FLIPPED.from && since < FLIPPED.to;
    this.height = ATLAS[dinoFrame(ghost, 0)].frame.h * ART_PIXEL;
    this.y = extrapolatedY(ghost, ghost.view.dino);
    if (!this.isOn) return;
    const ground = Math.max(STANDING_Y, GROUND_Y - this.height);
    const fallen = Math.min(1, since / BOUNCES[0].steps);
    this.y += (ground - this.y) * fallen - bounceAt(since);
  }

  get bottom(): number {
    return this.y + this.height;
  }

  /** @param top from the upper edge of the figure that stands upright, px. */
  put(layer: SpriteLayer, texture: Texture, x: number, top: number): void {
    const { y, height } = this;
    if (this.isFlipped)
      layer.putScaled(
        texture,
        x,
        y + height - top,
        texture.width * ART_PIXEL,
        -texture.height * ART_PIXEL,
      );
    else layer.put(texture, x, y + top);
  }
}

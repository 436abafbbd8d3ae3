import { GROUND_Y, STAGE_WIDTH } from '#simulation';
import { ART_PIXEL } from '../atlas.ts';
import { LATE_ATLAS, type LateFrameName } from '../late-atlas.ts';
import type { Frame } from '../quads/frame.ts';
import type { QuadLayer } from '../quads/quad-layer.ts';
import type { Art } from '../sheets.ts';
import type { StageState } from '../stage.ts';

/** Speeds of the ranges as shares of the ground's speed. */
const FAR_SPEED = 0.06;
const NEAR_SPEED = 0.14;

/** Duration of the fade-in, ms: before a start the stage is already visible when the hills have loaded. */
const FADE_IN_MS = 400;

/** Two ranges of hills with parallax: the farther one moves more slowly. */
export class Hills {
  private readonly far: Range;
  private readonly near: Range;
  /** When the fade-in began, ms. */
  private fadeInSince: number | undefined;

  constructor(farLayer: QuadLayer, nearLayer: QuadLayer, art: Art<LateFrameName>) {
    this.far = new Range(farLayer, art, 'hills-far', FAR_SPEED);
    this.near = new Range(nearLayer, art, 'hills-near', NEAR_SPEED);
  }

  /** @param groundX ground covered, px. */
  draw(groundX: number, phase: StageState['phase']): void {
    const alpha = phase === 'ready' ? this.fadeIn(performance.now()) : 1;
    this.far.draw(groundX, alpha);
    this.near.draw(groundX, alpha);
  }

  private fadeIn(now: number): number {
    this.fadeInSince ??= now;
    return Math.min(1, (now - this.fadeInSince) / FADE_IN_MS);
  }
}

class Range {
  private readonly frame: Frame;
  private readonly width: number;
  private readonly top: number;

  constructor(
    private readonly layer: QuadLayer,
    art: Art<LateFrameName>,
    frame: 'hills-far' | 'hills-near',
    private readonly speed: number,
  ) {
    this.frame = art.frame(frame);
    this.width = LATE_ATLAS[frame].width * ART_PIXEL;
    this.top = GROUND_Y - LATE_ATLAS[frame].height * ART_PIXEL;
  }

  draw(groundX: number, alpha: number): void {
    const first = -((groundX * this.speed) % this.width);
    for (let x = first; x < STAGE_WIDTH; x += this.width) this.layer.add(this.frame, x, this.top, alpha);
  }
}

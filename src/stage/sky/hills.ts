import { GROUND_Y, STAGE_WIDTH } from '#simulation';
import { ART_PIXEL } from '../atlas.ts';
import { LATE_ATLAS, type LateFrameName } from '../late-atlas.ts';
import type { Frame } from '../quads/frame.ts';
import type { QuadLayer } from '../quads/quad-layer.ts';
import type { Art } from '../sheets.ts';
import type { StageState } from '../stage.ts';

/** How much slower than the ground each range goes by. */
const FAR_PACE = 0.06;
const NEAR_PACE = 0.14;

/** The ready stage is there before its hills: they come in softly, in this many ms. */
const COMING_MS = 400;

/** Two ranges of hills that go by slowly, the farther the slower. */
export class Hills {
  private readonly far: Range;
  private readonly near: Range;
  /** Since when they are to be seen, ms. */
  private since: number | undefined;

  constructor(farLayer: QuadLayer, nearLayer: QuadLayer, art: Art<LateFrameName>) {
    this.far = new Range(farLayer, art, 'hills-far', FAR_PACE);
    this.near = new Range(nearLayer, art, 'hills-near', NEAR_PACE);
  }

  /** @param covered ground covered, px. */
  draw(covered: number, phase: StageState['phase']): void {
    const alpha = phase === 'ready' ? this.comeIn(performance.now()) : 1;
    this.far.draw(covered, alpha);
    this.near.draw(covered, alpha);
  }

  private comeIn(now: number): number {
    this.since ??= now;
    return Math.min(1, (now - this.since) / COMING_MS);
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
    private readonly pace: number,
  ) {
    this.frame = art.frame(frame);
    this.width = LATE_ATLAS[frame].width * ART_PIXEL;
    this.top = GROUND_Y - LATE_ATLAS[frame].height * ART_PIXEL;
  }

  draw(covered: number, alpha: number): void {
    const first = -((covered * this.pace) % this.width);
    for (let x = first; x < STAGE_WIDTH; x += this.width) this.layer.add(this.frame, x, this.top, alpha);
  }
}

import { type Container, Sprite } from 'pixi.js';
import { GROUND_Y, STAGE_WIDTH } from '#simulation';
import { ART_PIXEL } from '../atlas.ts';
import { LATE_ATLAS, type LateFrameName } from '../late-atlas.ts';
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

  constructor(farLayer: Container, nearLayer: Container, art: Art<LateFrameName>) {
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
  private readonly tiles: Sprite[] = [];
  private readonly width: number;

  constructor(
    layer: Container,
    art: Art<LateFrameName>,
    frame: 'hills-far' | 'hills-near',
    private readonly pace: number,
  ) {
    const { width, height } = LATE_ATLAS[frame];
    this.width = width * ART_PIXEL;
    // One more than cover the stage: the first leaves it before the last comes.
    for (let x = 0; x < STAGE_WIDTH + this.width; x += this.width) {
      const tile = new Sprite({ texture: art.texture(frame), y: GROUND_Y - height * ART_PIXEL, scale: ART_PIXEL });
      this.tiles.push(tile);
      layer.addChild(tile);
    }
  }

  draw(covered: number, alpha: number): void {
    const left = -((covered * this.pace) % this.width);
    for (let i = 0; i < this.tiles.length; i++) {
      const tile = this.tiles[i];
      if (tile === undefined) continue;
      tile.x = left + i * this.width;
      tile.alpha = alpha;
    }
  }
}

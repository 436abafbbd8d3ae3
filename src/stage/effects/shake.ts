import type { Layers } from '../layers.ts';
import type { FrameInfo, View } from '../view.ts';

/** The distance shrinks over the time. */
const SHAKE_MS = 300;
const SHAKE_PX = 6;

const KICK_MS = 40;
/**
 * Shares of the distance. Only to the left and down, where the ground extends beyond the stage, so
 * that no gap opens. The step back to rest is the smallest.
 */
const KICKS = [
  { x: -1, y: 0.7 },
  { x: 0, y: 0.2 },
  { x: -0.8, y: 1 },
  { x: -0.1, y: 0 },
  { x: -0.9, y: 0.6 },
  { x: 0, y: 0.3 },
  { x: -0.8, y: 0.8 },
  { x: 0, y: 0 },
] as const;

/** Shakes ground and figures. Sky and hills are too far away, and texts must stay readable. */
export class Shake implements View {
  isAnimating = false;

  constructor(private readonly layers: Layers) {}

  draw({ view, state: { reducedMotion, msSinceCrash } }: FrameInfo): void {
    const isShaking = view.gameOver && !reducedMotion && msSinceCrash < SHAKE_MS;
    const kick = isShaking ? KICKS[Math.floor(msSinceCrash / KICK_MS)] : undefined;
    const distance = SHAKE_PX * (1 - msSinceCrash / SHAKE_MS);
    const x = kick === undefined ? 0 : Math.round(kick.x * distance);
    const y = kick === undefined ? 0 : Math.round(kick.y * distance);
    const { world, worldGrid } = this.layers;
    world.position.set(worldGrid.length(x), worldGrid.length(y));
    this.isAnimating = isShaking;
  }
}

import {
  BASE_SPEED,
  baseSpeed,
  DINO_X,
  GROUND_Y,
  MAX_SPEED,
  POINTS_PER_PTERODACTYL,
  type RunView,
  STAGE_WIDTH,
  turboSpeed,
} from '#simulation';
import type { Story } from '#story';
import type { Layers } from '../layers.ts';
import type { FrameInfo, View } from '../view.ts';

/** In view at the first speed, px. */
const NEAREST = 690;
const SLOWEST = turboSpeed(BASE_SPEED);
/** Limit for a change, px a step: several times what the pace needs. */
const PULL = 0.5;

/** px of the world in view, so that turbo needs the same time for them at any pace. */
function wantedWidth({ pace }: RunView): number {
  // Ahead of the score, which jumps with a shot pterodactyl.
  const speed = turboSpeed(baseSpeed(pace.score + POINTS_PER_PTERODACTYL));
  return NEAREST + (STAGE_WIDTH - NEAREST) * ((speed - SLOWEST) / (MAX_SPEED - SLOWEST));
}

/**
 * On an upright stage the camera is near while the run is slow, and pulls back as its pace rises.
 * The dino's feet stay in their place. Sky, hills and HUD aren't enlarged.
 */
export class Camera implements View {
  private width = STAGE_WIDTH;

  constructor(private readonly layers: Layers) {}

  begin({ run }: Story): void {
    this.width = wantedWidth(run);
  }

  afterStep({ run }: Story): void {
    this.width = Math.max(this.width - PULL, Math.min(wantedWidth(run), this.width + PULL));
  }

  draw({ state: { viewport } }: FrameInfo): void {
    const { camera, grid, worldGrid } = this.layers;
    const zoom = viewport.cssPixel === null ? 1 : STAGE_WIDTH / this.width;
    worldGrid.fit(grid.resolution * zoom, DINO_X, GROUND_Y);
    camera.scale.set(zoom);
    camera.position.set(grid.column(DINO_X) - DINO_X * zoom, grid.row(GROUND_Y) - GROUND_Y * zoom);
  }
}

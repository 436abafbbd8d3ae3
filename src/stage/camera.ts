import {
  baseSpeed,
  DINO_SIZE,
  DINO_X,
  GROUND_Y,
  HITBOX_INSET,
  STAGE_WIDTH,
  turboSpeed,
} from '#simulation';
import type { Story } from '#story';
import type { Layers } from './layers.ts';
import { DAY_FADE_POINTS, exactScoreOf } from './day-progress.ts';
import { FIRST_DAWN_POINTS } from './time-of-day.ts';
import type { FrameInfo, View } from './view.ts';
import { isTall } from './viewport.ts';

const NEAREST = 1.55;
/** From the front of the dino, steps: as many as any stage shows at full speed. */
const AHEAD = 48;
/** At turbo's speed, for when turbo begins. */
const AHEAD_OF_TURBO = 36;
const FRONT = DINO_X + DINO_SIZE.width - HITBOX_INSET;
/** px a step. */
const PULL = { back: 9, nearer: 1 } as const;

/**
 * Right end of what is in view, px.
 * @param speed of the run, px a step.
 */
export function shownUntil(score: number, speed: number): number {
  const turbo = turboSpeed(baseSpeed(score));
  const nearest = DINO_X + (STAGE_WIDTH - DINO_X) / NEAREST;
  const wanted = FRONT + Math.max(AHEAD * speed, AHEAD_OF_TURBO * turbo);
  return Math.min(STAGE_WIDTH, Math.max(nearest, wanted));
}

function wantedEnd({ run: { pace } }: Story): number {
  return shownUntil(pace.score, pace.gameSpeed);
}

/**
 * On a tall stage the camera is near while the run is slow, and pulls back as it becomes faster.
 * An opening may be near on other stages, too. The dino's feet stay in their place. Sky, hills and
 * HUD aren't enlarged.
 */
export class Camera implements View {
  private end = STAGE_WIDTH;

  constructor(private readonly layers: Layers) {}

  begin(story: Story): void {
    this.end = wantedEnd(story);
  }

  afterStep(story: Story): void {
    const { end } = this;
    this.end = Math.max(end - PULL.nearer, Math.min(wantedEnd(story), end + PULL.back));
  }

  draw(frame: FrameInfo): void {
    const { view, state } = frame;
    const { viewport, reducedMotion } = state;
    const { camera, grid, worldGrid } = this.layers;
    const { score } = view.pace;
    // As with turbo, so that turbo doesn't move it.
    const end = reducedMotion ? shownUntil(score, turboSpeed(baseSpeed(score))) : this.end;
    const zoom = isTall(viewport) ? (STAGE_WIDTH - DINO_X) / (end - DINO_X) : openingZoom(frame);
    worldGrid.fit(grid.resolution * zoom, DINO_X, GROUND_Y);
    camera.scale.set(zoom);
    camera.position.set(grid.column(DINO_X) - DINO_X * zoom, grid.row(GROUND_Y) - GROUND_Y * zoom);
  }
}

/** In small steps, because the eye follows the dino. */
function openingZoom({ view, alpha, state: { opening } }: FrameInfo): number {
  if (opening?.zoom === undefined) return 1;
  const passed = (exactScoreOf(view, alpha) - FIRST_DAWN_POINTS) / DAY_FADE_POINTS;
  return 1 + (opening.zoom - 1) * Math.max(0, 1 - Math.max(0, passed));
}

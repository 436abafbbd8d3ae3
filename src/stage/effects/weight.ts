import type { Story } from '#story';
import { ART_PIXEL } from '../atlas.ts';
import { extrapolatedY } from '../extrapolation.ts';
import type { Layers } from '../layers.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { FrameInfo, View } from '../view.ts';

/** Of a stretch, a squash or a kick, steps. */
const DURATION = 3;
/** px: the dino grows at take-off, and shrinks at a landing. */
const STRETCH = 2 * ART_PIXEL;
const KICK = ART_PIXEL;

/** Nothing moves for this long after a crash, ms. */
export const FREEZE_MS = 80;
/** Then the dino is thrown back, and comes to rest, px. */
const RECOIL = [6, 4, 2] as const;
const RECOIL_MS = 20;
const CRASH_MS = FREEZE_MS + RECOIL.length * RECOIL_MS;

/** Gives the dino weight at a jump, a landing, a shot and a crash, but not with reduced motion. */
export class Weight implements View {
  isAnimating = false;

  private readonly dino: SpriteLayer;
  private readonly hats: SpriteLayer;

  constructor(private readonly layers: Layers) {
    this.dino = layers('dino');
    this.hats = layers('hats');
  }

  draw(frame: FrameInfo): void {
    const { story, view, state } = frame;
    const { reducedMotion, msSinceCrash } = state;
    const back = reducedMotion ? 0 : view.gameOver ? recoil(msSinceCrash) : kick(story);
    const taller = reducedMotion || view.gameOver ? 0 : stretch(story);
    const { worldGrid } = this.layers;
    const height = view.components.Size.height.get(view.dino);
    const scale = (height + taller) / height;
    const feet = worldGrid.row(extrapolatedY(frame, view.dino) + height);
    const x = -worldGrid.length(back);
    pose(this.dino, x, feet * (1 - scale), scale);
    pose(this.hats, x, feet * (1 - scale), scale);
    this.isAnimating = !reducedMotion && view.gameOver && msSinceCrash < CRASH_MS;
  }
}

function pose(layer: SpriteLayer, x: number, y: number, scale: number): void {
  layer.position.set(x, y);
  layer.scale.y = scale;
}

function kick(story: Story): number {
  return story.since('shot') < DURATION ? KICK : 0;
}

function stretch(story: Story): number {
  if (story.since('jumped') < DURATION) return STRETCH;
  return story.since('landed') < DURATION ? -STRETCH : 0;
}

function recoil(msSinceCrash: number): number {
  return RECOIL[Math.floor((msSinceCrash - FREEZE_MS) / RECOIL_MS)] ?? 0;
}

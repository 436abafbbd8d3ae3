import type { RunView } from '#simulation';
import { ART_PIXEL } from '../atlas.ts';
import { dinoFrame } from '../figures/dino-frame.ts';
import { interpolatedGroundX, interpolatedX, interpolatedY } from '../interpolation.ts';
import { HAT_DEPTH, HEADS } from '../late-atlas.ts';
import type { LateFrame } from '../late-sheets.ts';
import type { Layers } from '../quads/layers.ts';
import type { QuadLayer } from '../quads/quad-layer.ts';
import type { Art } from '../sheets.ts';
import type { Skin } from '../stage.ts';
import type { FrameInfo, View } from '../view.ts';
import { GHOST_OPACITY } from './ghost.ts';

type Hat = Extract<LateFrame<'sprite4'>, `hat-${string}`>;

/** The hat of each look; null for none. */
export const HATS: Readonly<Record<Skin, Hat | null>> = {
  classic: null,
  ocean: null,
  moss: null,
  coal: null,
  cowboy: 'hat-cowboy',
  gentleman: 'hat-top',
  party: 'hat-party',
  royal: 'hat-crown',
};

/** The hat of the dino and of its ghost. It has no hitbox. */
export class Hats implements View {
  private readonly frontLayer: QuadLayer;
  private readonly ghostLayer: QuadLayer;

  constructor(
    layers: Layers,
    private readonly art: Art<Hat>,
  ) {
    this.frontLayer = layers('frontEffects');
    this.ghostLayer = layers('backEffects');
  }

  draw({ view, alpha, groundX, state: { skin, ghost } }: FrameInfo): void {
    const hat = HATS[skin];
    if (hat === null) return;
    this.drawHat(hat, view, alpha, groundX, 0, this.frontLayer);
    if (ghost === null) return;
    // As the ghost itself: one that is over stands still at its last step.
    const ghostAlpha = ghost.gameOver || ghost.steps < view.steps ? 1 : alpha;
    const ghostGroundX = interpolatedGroundX(ghost, ghostAlpha);
    this.ghostLayer.opacity = GHOST_OPACITY;
    this.drawHat(hat, ghost, ghostAlpha, ghostGroundX, ghostGroundX - groundX, this.ghostLayer);
    this.ghostLayer.opacity = 1;
  }

  /** @param offsetX as in `drawDino`, px. */
  private drawHat(hat: Hat, view: RunView, alpha: number, groundX: number, offsetX: number, layer: QuadLayer): void {
    const frame = this.art.frame(hat);
    // The head of the waiting dino does not move when it blinks.
    const head = HEADS[dinoFrame(view, groundX, 0)];
    const left = head.x - (frame.width - 1) / 2;
    const top = head.y + HAT_DEPTH - frame.height;
    const x = interpolatedX(view, view.dino, alpha) + offsetX + left * ART_PIXEL;
    layer.add(frame, x, interpolatedY(view, view.dino, alpha) + top * ART_PIXEL);
  }
}

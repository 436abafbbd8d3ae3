import { ART_PIXEL } from '../atlas.ts';
import { dinoFrame } from '../figures/dino-frame.ts';
import { type InterpolatedRun, interpolatedX, interpolatedY } from '../interpolation.ts';
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

  draw(frame: FrameInfo): void {
    const { ghost, state } = frame;
    const hat = HATS[state.skin];
    if (hat === null) return;
    this.drawHat(hat, frame, 0, this.frontLayer);
    if (ghost === null) return;
    this.ghostLayer.opacity = GHOST_OPACITY;
    this.drawHat(hat, ghost, ghost.groundX - frame.groundX, this.ghostLayer);
    this.ghostLayer.opacity = 1;
  }

  /** @param offsetX as in `drawDino`, px. */
  private drawHat(hat: Hat, run: InterpolatedRun, offsetX: number, layer: QuadLayer): void {
    const frame = this.art.frame(hat);
    // The head of the waiting dino does not move when it blinks.
    const head = HEADS[dinoFrame(run, 0)];
    const left = head.x - (frame.width - 1) / 2;
    const top = head.y + HAT_DEPTH - frame.height;
    const x = interpolatedX(run, run.view.dino) + offsetX + left * ART_PIXEL;
    layer.add(frame, x, interpolatedY(run, run.view.dino) + top * ART_PIXEL);
  }
}

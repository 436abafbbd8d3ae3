import { ART_PIXEL } from '../atlas.ts';
import { type Hat, HAT_DEPTH, HATS, HEAD } from '../colours/skins.ts';
import { dinoFrame, GUN_HELD } from '../figures/dino.ts';
import { type ExtrapolatedRun, extrapolatedX, extrapolatedY } from '../extrapolation.ts';
import type { Layers } from '../layers.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { Art } from '../sheets.ts';
import type { RivalLook } from '../stage.ts';
import type { FrameInfo, View } from '../view.ts';
import { GHOST_OPACITY } from './ghost.ts';
import { Tumble } from './tumble.ts';

function hatOf({ hat }: RivalLook): Hat | null {
  return hat === null ? null : HATS[hat];
}

export class Hats implements View {
  private readonly layer: SpriteLayer;
  private readonly ghostLayer: SpriteLayer;
  private readonly tumble = new Tumble();

  constructor(
    layers: Layers,
    private readonly art: Art<Hat>,
  ) {
    this.layer = layers('hats');
    this.ghostLayer = layers('backEffects');
  }

  draw(frame: FrameInfo): void {
    const { ghost, state } = frame;
    const hat = HATS[state.skin];
    if (hat !== null) this.drawHat(hat, frame, 0, this.layer);
    if (ghost === null) return;
    this.tumble.follow(frame);
    if (this.tumble.isGone) return;
    const rival = state.ghost?.rival;
    const ghostHat = rival ? hatOf(rival.look) : hat;
    if (ghostHat === null) return;
    this.ghostLayer.opacity = GHOST_OPACITY;
    this.drawHat(ghostHat, ghost, ghost.groundX - frame.groundX, this.ghostLayer, this.tumble);
    this.ghostLayer.opacity = 1;
  }

  private drawHat(
    hat: Hat,
    run: ExtrapolatedRun,
    offsetX: number,
    layer: SpriteLayer,
    tumble?: Tumble,
  ): void {
    const frame = this.art.frame(hat);
    // Any waiting time will do, because the head doesn't move when the dino blinks.
    const arm = GUN_HELD[dinoFrame(run, 0)];
    const left = arm.x + HEAD.x - (frame.width - 1) / 2;
    const top = (arm.y + HEAD.y + HAT_DEPTH - frame.height) * ART_PIXEL;
    const x = extrapolatedX(run, run.view.dino) + offsetX + left * ART_PIXEL;
    if (tumble === undefined) layer.put(frame, x, extrapolatedY(run, run.view.dino) + top);
    else tumble.put(layer, frame, x, top);
  }
}

import { STAGE } from '#content';
import { ART_PIXEL, ATLAS, FONT } from '../atlas.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { FrameInfo, View, ViewContext } from '../view.ts';
import { hasHudWords, HUD, hudPixel, isSecondRowCovered } from './hud-layout.ts';
import { layOutText } from './text-layout.ts';
import { PixelText } from './pixel-text.ts';
import { isTurboDimmed, turboPhase } from './turbo-gauge.ts';

/** Room between a cap's text and its border, and the border's width, art pixels. */
const PADDING = { x: 4, y: 2 } as const;
const BORDER = 1;
/** The lower border is thicker, as a key seen from above and in front. */
const EDGE = 2;
/** A text that would be wider than this, px, is written smaller: the high score stands to the right of it. */
const MAX_TEXT_WIDTH = 140;
const SMALLER = [ART_PIXEL, 0.75 * ART_PIXEL] as const;
/** Between an icon or a word and its cap, art pixels. */
const GAP = 7;

const GUN_WIDTH = ATLAS.gun.frame.w;
const READY_WIDTH = layOutText(STAGE.turboReady).width;

type Context = Pick<ViewContext, 'layers' | 'art' | 'tints'>;

/** What the player presses, beside what it does: to shoot beside the weapon, and for turbo beside the gauge when it is ready and no risk. */
export class KeyCaps implements View {
  private readonly shoot: KeyCap;
  private readonly turbo: KeyCap;

  constructor(context: Context) {
    this.shoot = new KeyCap(context);
    this.turbo = new KeyCap(context);
  }

  draw({ view, state }: FrameInfo): void {
    // Neither a run that has not begun, nor one that is played back or over, takes these.
    if (state.phase === 'ready' || state.phase === 'shown' || isSecondRowCovered(state)) return;
    const pixel = hudPixel(state);
    if (view.components.Dino.hasWeapon.get(view.dino) === 1) {
      this.shoot.draw(state.shootKey, HUD.margin + GUN_WIDTH + GAP, HUD.secondRow, pixel);
    }
    if (turboPhase(view) === 'ready' && !isTurboDimmed(state)) {
      const x = HUD.besideGauge + (hasHudWords(pixel) ? READY_WIDTH + GAP : 0);
      this.turbo.draw(state.turboKey, x, HUD.top, pixel);
    }
  }
}

class KeyCap {
  private readonly layer: SpriteLayer;
  private readonly text: PixelText;

  constructor(private readonly context: Context) {
    this.layer = context.layers('hud');
    this.text = new PixelText(context.art, context.tints, { colour: 'text' });
  }

  /** @param x, row the cap's left edge, and the top of the row of text that it stands in, art pixels of `pixel` px each. */
  draw(key: string, x: number, row: number, pixel: number): void {
    if (key === '') return;
    const { layer, text } = this;
    const { art, tints } = this.context;
    text.write(key);
    text.scale = pixel;
    for (let i = 0; i < SMALLER.length && text.width > MAX_TEXT_WIDTH; i++) {
      text.scale = Math.min(text.scale, SMALLER[i] ?? pixel);
    }
    const unit = text.scale;
    const left = x * pixel;
    const top = (row + FONT.capHeight / 2) * pixel - (FONT.capHeight / 2) * unit;
    text.moveTo(left + (PADDING.x + BORDER) * unit, top);
    const frame = art.frame('pixel');
    const { text: dark, panel: light } = tints.colours;
    const y = top - PADDING.y * unit;
    const width = text.width + 2 * (PADDING.x + BORDER) * unit;
    const height = (FONT.capHeight + 2 * PADDING.y) * unit;
    const border = BORDER * unit;
    const edge = EDGE * unit;
    // Two crossing boxes leave the corners free.
    layer.putScaled(frame, left + border, y - border, width - 2 * border, height + border + edge, 1, dark);
    layer.putScaled(frame, left, y, width, height + edge - border, 1, dark);
    layer.putScaled(frame, left + border, y, width - 2 * border, height, 1, light);
    text.draw(layer);
  }
}

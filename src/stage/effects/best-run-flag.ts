import { DINO_SIZE, DINO_X, GROUND_Y, PX_PER_METRE, STAGE_WIDTH } from '#simulation';
import { ART_PIXEL } from '../atlas.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { Art } from '../sheets.ts';
import type { FrameInfo, View } from '../view.ts';
import { onGrid } from '../viewport.ts';

const POLE = { width: 2 * ART_PIXEL, height: 32 * ART_PIXEL } as const;
/** Lengths of the cloth's stripes from top to bottom, px. The flag's lower edge slants. */
const STRIPES = [12, 12, 11, 11, 10, 10, 8, 8].map((length) => length * ART_PIXEL);
const OUTLINE = ART_PIXEL;
const STRIPE_HEIGHT = ART_PIXEL;
const CLOTH_WIDTH = Math.max(...STRIPES);
const FRONT = DINO_X + DINO_SIZE.width;

export class BestRunFlag implements View {
  constructor(
    private readonly layer: SpriteLayer,
    private readonly art: Art,
  ) {}

  draw(frame: FrameInfo): void {
    const { bestEnd, phase } = frame.state;
    if (bestEnd === 0 || phase === 'shown') return;
    const x = onGrid(FRONT + bestEnd * PX_PER_METRE - frame.groundX);
    if (x > STAGE_WIDTH || x + POLE.width + CLOTH_WIDTH + OUTLINE < 0) return;
    const { layer } = this;
    const text = this.art.frame('pixel-text');
    const accent = this.art.frame('pixel-accent');
    const top = GROUND_Y - POLE.height;
    const clothX = x + POLE.width;
    layer.putScaled(text, x, top - OUTLINE, POLE.width, POLE.height + OUTLINE);
    for (let i = 0; i < STRIPES.length; i++) {
      const length = STRIPES[i] ?? 0;
      const y = top + i * STRIPE_HEIGHT;
      layer.putScaled(text, clothX, y - OUTLINE, length + OUTLINE, STRIPE_HEIGHT + 2 * OUTLINE);
    }
    for (let i = 0; i < STRIPES.length; i++) {
      layer.putScaled(accent, clothX, top + i * STRIPE_HEIGHT, STRIPES[i] ?? 0, STRIPE_HEIGHT);
    }
  }
}

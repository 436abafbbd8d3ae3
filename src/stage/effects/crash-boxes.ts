import { Container } from 'pixi.js';
import type { RunView } from '#simulation';
import { type Box, type Crash, readCrash } from '../crash-report.ts';
import type { Embellishment } from '../embellishment.ts';
import { PALETTE } from '../palette.ts';
import type { Art } from '../sheets.ts';
import { SpritePool } from '../sprite-pool.ts';
import type { StageState } from '../stage.ts';

/** How long the two boxes are shown, ms, and how much of that they take to fade. */
const CRASH_BOXES_MS = 1600;
const FADE_MS = 300;
/** One brightening and darkening of the overlap, ms. */
const PULSE_MS = 800;
const FILL = { min: 0.55, max: 1 } as const;
const LINE = 2;

/** The two hitboxes that met, and what of them lay over each other. */
export class CrashBoxes implements Embellishment {
  stirring = false;

  private readonly box = new Container();
  private readonly pixels: SpritePool;
  private view: RunView | undefined;
  private crash: Crash | undefined;

  constructor(
    layer: Container,
    private readonly art: Art,
  ) {
    this.pixels = new SpritePool(layer.addChild(this.box));
  }

  follow(): void {
    // Nothing to show before the end, and no step after it.
  }

  draw(view: RunView, _moment: number, _covered: number, { calm, sinceCrash, theme }: Readonly<StageState>): void {
    const shown = view.gameOver && sinceCrash < CRASH_BOXES_MS;
    if (shown && this.view !== view) {
      this.view = view;
      this.crash = readCrash(view);
    }
    if (shown && this.crash !== undefined) {
      const { dinoBox, threatBox, overlap } = this.crash;
      this.box.alpha = Math.min(1, (CRASH_BOXES_MS - sinceCrash) / FADE_MS);
      this.outline(dinoBox);
      this.outline(threatBox);
      const colour = theme === 'monochrome' ? PALETTE.outline : PALETTE.debugHitbox;
      this.bar(overlap.x, overlap.y, overlap.width, overlap.height, colour, calm ? FILL.max : pulse(sinceCrash));
    }
    this.pixels.finish();
    this.stirring = shown;
  }

  /** Light with a dark edge: seen on a dark figure as on a light sky. */
  private outline({ x, y, width, height }: Box): void {
    this.frame(x - LINE, y - LINE, width + 2 * LINE, height + 2 * LINE, PALETTE.outline);
    this.frame(x, y, width, height, PALETTE.white);
  }

  private frame(x: number, y: number, width: number, height: number, colour: number): void {
    this.bar(x, y, width, LINE, colour, 1);
    this.bar(x, y + height - LINE, width, LINE, colour, 1);
    this.bar(x, y + LINE, LINE, height - 2 * LINE, colour, 1);
    this.bar(x + width - LINE, y + LINE, LINE, height - 2 * LINE, colour, 1);
  }

  private bar(x: number, y: number, width: number, height: number, colour: number, alpha: number): void {
    const pixel = this.pixels.place(this.art.texture('pixel'), x, y);
    pixel.scale.set(width, height);
    pixel.tint = colour;
    pixel.alpha = alpha;
  }
}

/** Begins bright. */
function pulse(sinceCrash: number): number {
  const brightness = (1 + Math.cos((sinceCrash / PULSE_MS) * 2 * Math.PI)) / 2;
  return FILL.min + (FILL.max - FILL.min) * brightness;
}

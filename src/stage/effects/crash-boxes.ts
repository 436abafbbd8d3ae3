import { type Box, readCrash } from '#simulation';
import { Boxes, LINE_WIDTH } from './boxes.ts';
import { PALETTE } from '../palette.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { Art } from '../sheets.ts';
import type { FrameInfo, View } from '../view.ts';

/** Milliseconds, including the fade. */
const CRASH_BOXES_MS = 1600;
const FADE_MS = 300;
const PULSE_MS = 800;
const FILL = { min: 0.55, max: 1 } as const;

export class CrashBoxes implements View {
  isAnimating = false;

  private readonly boxes: Boxes;

  constructor(
    private readonly layer: SpriteLayer,
    art: Art,
  ) {
    this.boxes = new Boxes(layer, art);
  }

  draw({
    view,
    state: { reducedMotion, crashBoxes, debug, msSinceCrash, theme },
  }: FrameInfo): void {
    const isShown = (crashBoxes || debug) && view.gameOver && msSinceCrash < CRASH_BOXES_MS;
    const crash = isShown ? readCrash(view) : undefined;
    if (crash !== undefined) {
      const { dinoBox, threatBox, overlap } = crash;
      const colour = theme === 'monochrome' ? PALETTE.outline : PALETTE.debugHitbox;
      this.layer.opacity = Math.min(1, (CRASH_BOXES_MS - msSinceCrash) / FADE_MS);
      this.outline(dinoBox);
      this.outline(threatBox);
      const { x, y, width, height } = overlap;
      this.boxes.fill(x, y, width, height, colour, reducedMotion ? FILL.max : pulse(msSinceCrash));
      this.layer.opacity = 1;
    }
    this.isAnimating = isShown;
  }

  /** A light line with a dark edge is visible both on dark figures and on a light sky. */
  private outline({ x, y, width, height }: Box): void {
    const { boxes } = this;
    boxes.outline(
      x - LINE_WIDTH,
      y - LINE_WIDTH,
      width + 2 * LINE_WIDTH,
      height + 2 * LINE_WIDTH,
      PALETTE.outline,
    );
    boxes.outline(x, y, width, height, PALETTE.white);
  }
}

function pulse(msSinceCrash: number): number {
  const brightness = (1 + Math.cos((msSinceCrash / PULSE_MS) * 2 * Math.PI)) / 2;
  return FILL.min + (FILL.max - FILL.min) * brightness;
}

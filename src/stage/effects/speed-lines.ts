import { STAGE_WIDTH, TURBO_STEPS } from '#simulation';
import { ART_PIXEL } from '../atlas.ts';
import { PALETTE } from '../palette.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { Art } from '../sheets.ts';
import { type FrameInfo, hasScenery, type View } from '../view.ts';
import { quasiRandomBetween } from './quasi-random.ts';
import { onGrid } from '../viewport.ts';

const LINES = 5;
const STRENGTH = 0.5;
/** Light and dark lines, so that some of them stand out from any sky. */
const LOOKS = [
  { colour: PALETTE.white, grey: PALETTE.white },
  { colour: PALETTE.earth, grey: PALETTE.steel },
] as const;
const LENGTH = { min: 70, max: 190 } as const;
/** Top edges, px: between the HUD and the ground line. */
const Y = { min: 70, max: 340 } as const;
/** Multiples of the ground's speed. */
const SPEED = { min: 1.5, max: 2.2 } as const;
const FADE_STEPS = 14;
/** A line enters again after this distance, px: the stage plus the longest line. */
const LAP = STAGE_WIDTH + LENGTH.max;

/**
 * Lines of rushing air during turbo. Left out with reduced motion, and with high contrast, where
 * nothing may look like a threat.
 */
export class SpeedLines implements View {
  constructor(
    private readonly layer: SpriteLayer,
    private readonly art: Art,
  ) {}

  draw(frame: FrameInfo): void {
    const { reducedMotion, theme, detail } = frame.state;
    const { turbo, gameOver } = frame.view;
    if (
      turbo.stepsLeft === 0 ||
      gameOver ||
      reducedMotion ||
      theme === 'contrast' ||
      !hasScenery(detail)
    )
      return;
    const { alpha, groundX } = frame;
    const left = turbo.stepsLeft - alpha;
    const strength = Math.min(left, TURBO_STEPS - turbo.stepsLeft + alpha, FADE_STEPS) / FADE_STEPS;
    for (let line = 0; line < LINES; line++)
      this.drawLine(line, groundX, strength, theme === 'monochrome');
  }

  private drawLine(line: number, groundX: number, strength: number, grey: boolean): void {
    const distance =
      groundX * quasiRandomBetween(line, 0, SPEED.min, SPEED.max) + (line * LAP) / LINES;
    const lap = Math.floor(distance / LAP);
    const width = quasiRandomBetween(line, 3 * lap + 1, LENGTH.min, LENGTH.max);
    // Each line has its own strip of the height and moves within it from lap to lap.
    const y =
      Y.min + ((line + quasiRandomBetween(line, 3 * lap + 2, 0, 1)) / LINES) * (Y.max - Y.min);
    const x = STAGE_WIDTH - (distance - lap * LAP);
    const look = LOOKS[line % LOOKS.length] ?? LOOKS[0];
    this.layer.putScaled(
      this.art.frame('pixel'),
      x,
      onGrid(y),
      width,
      ART_PIXEL,
      STRENGTH * strength,
      grey ? look.grey : look.colour,
    );
  }
}

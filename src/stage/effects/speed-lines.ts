import { type RunView, STAGE_WIDTH, TURBO_STEPS } from '#simulation';
import { hasScenery } from '../detail.ts';
import type { Embellishment } from '../view.ts';
import { PALETTE } from '../palette.ts';
import type { QuadLayer } from '../quads/quad-layer.ts';
import type { Art } from '../sheets.ts';
import type { StageState } from '../stage.ts';
import { pseudoRandomBetween } from './pseudo-random.ts';

const LINES = 10;
/** Thin and light ones are far away, thick and dark ones near: some are seen on any sky. */
const LOOKS = [
  { height: 2, colour: PALETTE.white, grey: PALETTE.white, strength: 0.8 },
  { height: 2, colour: PALETTE.sand, grey: PALETTE.steel, strength: 0.9 },
  { height: 4, colour: PALETTE.sand, grey: PALETTE.steel, strength: 0.6 },
] as const;
const LENGTH = { min: 70, max: 190 } as const;
/** Top edges, px: from below the HUD to above the ground line. */
const Y = { min: 70, max: 340 } as const;
/** Times the ground's speed. */
const SPEED = { min: 1.5, max: 2.2 } as const;
/** They come and go within as many steps. */
const FADE_STEPS = 14;
/** A line comes again after this way, px: the stage and its own length. */
const ROUND = STAGE_WIDTH + LENGTH.max;

/**
 * Under turbo the air rushes by. Not for those who want calm, and not in high contrast, where nothing that comes flying
 * may be taken for a threat.
 */
export class SpeedLines implements Embellishment {
  readonly stirring = false;

  constructor(
    private readonly layer: QuadLayer,
    private readonly art: Art,
  ) {}

  follow(): void {
    // The view says it all.
  }

  draw(view: RunView, moment: number, covered: number, { calm, theme, detail }: Readonly<StageState>): void {
    const left = view.turboStepsLeft + 1 - moment;
    const strength = Math.min(left, TURBO_STEPS - view.turboStepsLeft + moment, FADE_STEPS) / FADE_STEPS;
    if (view.turboStepsLeft > 0 && !view.gameOver && !calm && theme !== 'contrast' && hasScenery(detail)) {
      for (let line = 0; line < LINES; line++) this.drawLine(line, covered, strength, theme === 'monochrome');
    }
  }

  private drawLine(line: number, covered: number, strength: number, grey: boolean): void {
    const way = covered * pseudoRandomBetween(line, 0, SPEED.min, SPEED.max) + (line * ROUND) / LINES;
    const round = Math.floor(way / ROUND);
    const width = pseudoRandomBetween(line, 3 * round + 1, LENGTH.min, LENGTH.max);
    // Each has its own strip of the height, and another place in it on each round.
    const y = Y.min + ((line + pseudoRandomBetween(line, 3 * round + 2, 0, 1)) / LINES) * (Y.max - Y.min);
    const x = STAGE_WIDTH - (way - round * ROUND);
    const look = LOOKS[line % LOOKS.length] ?? LOOKS[0];
    const colour = grey ? look.grey : look.colour;
    const alpha = look.strength * strength;
    this.layer.addScaled(this.art.frame('pixel'), x, Math.round(y), width, look.height, alpha, colour);
  }
}

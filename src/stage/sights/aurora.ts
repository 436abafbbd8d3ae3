import { STAGE_WIDTH } from '#simulation';
import { ART_PIXEL } from '../atlas.ts';
import { onGrid } from '../viewport.ts';
import { type Brush, fadeInOut, type Sight, type SightFrame } from './sight.ts';

const COLUMN_WIDTH = 4 * ART_PIXEL;
const COLUMN_HEIGHT = 46 * ART_PIXEL;

interface Curtain {
  readonly frame: SightFrame;
  readonly from: number;
  readonly to: number;
  /** Mean y of the lower edge, and the amplitude of its waves, px. */
  readonly hem: number;
  readonly waves: number;
  /** Opacity in the middle of a fold, 0 to 1. */
  readonly bright: number;
  readonly phase: number;
}

/** Below and beside the messages of a wide stage. */
const CURTAINS: readonly Curtain[] = [
  {
    frame: 'aurora-2',
    from: 640,
    to: STAGE_WIDTH + 80,
    hem: 142,
    waves: 20,
    bright: 0.5,
    phase: 2.4,
  },
  { frame: 'aurora-1', from: -80, to: 760, hem: 198, waves: 24, bright: 0.7, phase: 0 },
];

const END_FADE = 220;

function draw(brush: Brush, age: number): void {
  for (const curtain of CURTAINS) {
    for (let x = curtain.from; x < curtain.to; x += COLUMN_WIDTH)
      drawColumn(brush, curtain, x, age);
  }
}

/** All waves take more than five seconds, so nothing flickers. */
function drawColumn(
  brush: Brush,
  { frame, from, to, hem, waves, bright, phase }: Curtain,
  x: number,
  age: number,
): void {
  const bend =
    Math.sin(x * 0.0085 + age * 0.006 + phase) * 0.7 +
    Math.sin(x * 0.021 - age * 0.011 + phase) * 0.3;
  const fold =
    0.5 + 0.5 * Math.sin(x * 0.036 + age * 0.014 + 2.6 * Math.sin(x * 0.008 - age * 0.005 + phase));
  const opacity = bright * (0.22 + 0.78 * fold * fold) * fadeInOut(x, from, to, END_FADE);
  if (opacity < 0.02) return;
  brush.paint(frame, x, onGrid(hem + waves * bend - 14 * fold) - COLUMN_HEIGHT, opacity, true);
}

export const aurora: Sight = { layer: 'skySights', high: true, draw };

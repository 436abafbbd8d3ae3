import { STAGE, turboSeconds } from '#content';
import { isAssisted, type RunView, STAGE_WIDTH, STEPS_PER_SECOND, TURBO_COOLDOWN_STEPS } from '#simulation';
import { ART_PIXEL } from './atlas.ts';
import { DIGIT_ADVANCE, drawCounter } from './counter.ts';
import type { Paint, TintName } from './paint.ts';
import { PixelText } from './pixel-text.ts';
import type { QuadLayer } from './quads/quad-layer.ts';
import type { Art } from './sheets.ts';
import { turboFill, type TurboPhase, turboPhase, turboTenthsLeft } from './turbo-gauge.ts';

/** Distance of the HUD from the stage's edges, px. */
const MARGIN = 20;
const TOP = 16;

/** All scores of a person's game fit; a longer one grows into the gap. */
const SCORE_DIGITS = 5;
const SCORE_WIDTH = SCORE_DIGITS * DIGIT_ADVANCE;
const GAP = 40;

const BAR = { x: MARGIN + 32, y: TOP + 4, width: 128, height: 20 } as const;
const BAR_FRAME = 2 * ART_PIXEL;
const BAR_INSIDE = {
  x: BAR.x + BAR_FRAME,
  y: BAR.y + BAR_FRAME,
  width: BAR.width - 2 * BAR_FRAME,
  height: BAR.height - 2 * BAR_FRAME,
} as const;
const WORD_X = BAR.x + BAR.width + 14;
const WEAPON = { x: MARGIN, y: TOP + 36 } as const;

const wordOf = (phase: TurboPhase): string => {
  if (phase === 'ready') return STAGE.turboReady;
  return phase === 'active' ? STAGE.turbo : STAGE.turboCooling;
};
const BAR_COLOURS = {
  ready: 'ready',
  active: 'turbo',
  cooling: 'cooldown',
} as const satisfies Record<TurboPhase, TintName>;

/** '0.0' to '5.0': every time left that can be shown, written once. */
const SECONDS = Array.from({ length: (TURBO_COOLDOWN_STEPS * 10) / STEPS_PER_SECOND + 1 }, (_, tenths) =>
  turboSeconds(tenths),
);

/** Where the mark of an assisted run begins, px: between the turbo's seconds and the high score. */
const ASSISTED_X = 442;

const RIGHT = STAGE_WIDTH - MARGIN;
const HIGH_SCORE_RIGHT = RIGHT - SCORE_WIDTH - GAP;

/** Score and high score, turbo, weapon; a run with assists is marked as one. */
export class Hud {
  private readonly highScoreLabel: PixelText;
  private readonly word: PixelText;
  private readonly seconds: PixelText;
  private readonly assisted: PixelText;
  private phase: TurboPhase | undefined;

  /** @param scoreLayer what only the score is in. */
  constructor(
    private readonly layer: QuadLayer,
    private readonly art: Art,
    private readonly paint: Paint,
    private readonly scoreLayer = layer,
  ) {
    this.highScoreLabel = new PixelText(art, paint, { colour: 'accent' });
    this.highScoreLabel.write(STAGE.highScore);
    this.highScoreLabel.moveTo(HIGH_SCORE_RIGHT - SCORE_WIDTH - this.highScoreLabel.width - 16, TOP);
    this.word = new PixelText(art, paint, { colour: 'text' });
    this.seconds = new PixelText(art, paint, { colour: 'text' });
    this.assisted = new PixelText(art, paint, { colour: 'accent' });
    this.assisted.write(STAGE.assisted);
    this.assisted.moveTo(ASSISTED_X, TOP);
  }

  draw(view: RunView, highScore: number): void {
    const { layer, art, paint } = this;
    drawCounter(this.scoreLayer, art, view.score, RIGHT, TOP, paint.tints.text, SCORE_DIGITS);
    drawCounter(layer, art, highScore, HIGH_SCORE_RIGHT, TOP, paint.tints.text, SCORE_DIGITS);
    this.highScoreLabel.draw(layer);
    if (isAssisted(view.assists)) this.assisted.draw(layer);
    if (view.components.Dino.hasWeapon.get(view.dino) === 1) layer.add(art.frame('gun'), WEAPON.x, WEAPON.y);
    this.drawTurbo(view);
  }

  private drawTurbo(view: RunView): void {
    const { layer, art } = this;
    const { tints } = this.paint;
    const phase = turboPhase(view);
    if (phase !== this.phase) {
      this.phase = phase;
      this.word.write(wordOf(phase));
      this.word.moveTo(WORD_X, TOP);
      this.seconds.moveTo(WORD_X + this.word.width + 14, TOP);
      this.seconds.visible = phase !== 'ready';
    }
    this.seconds.write(SECONDS[turboTenthsLeft(view)] ?? '');

    const pixel = art.frame('pixel');
    // Whole art pixels: a bar of this art has no finer steps.
    const filled = Math.round((turboFill(view) * BAR_INSIDE.width) / ART_PIXEL) * ART_PIXEL;
    layer.add(art.frame('icon-turbo'), MARGIN, TOP + 2);
    layer.addScaled(pixel, BAR.x, BAR.y, BAR.width, BAR.height, 1, tints.text);
    layer.addScaled(pixel, BAR_INSIDE.x, BAR_INSIDE.y, BAR_INSIDE.width, BAR_INSIDE.height, 1, tints.panel);
    layer.addScaled(pixel, BAR_INSIDE.x, BAR_INSIDE.y, filled, BAR_INSIDE.height, 1, tints[BAR_COLOURS[phase]]);
    this.word.draw(layer);
    this.seconds.draw(layer);
  }
}

import { STAGE, turboSeconds } from '#content';
import { isAssisted, type RunView, STAGE_WIDTH, STEPS_PER_SECOND, TURBO_COOLDOWN_STEPS } from '#simulation';
import { ART_PIXEL } from '../atlas.ts';
import { DIGIT_ADVANCE, drawCounter } from './counter.ts';
import type { Tints, TintName } from '../tints.ts';
import type { FrameInfo, View, ViewContext } from '../view.ts';
import { PixelText } from './pixel-text.ts';
import type { QuadLayer } from '../quads/quad-layer.ts';
import type { Art } from '../sheets.ts';
import { turboFill, type TurboPhase, turboPhase, turboTenthsLeft } from './turbo-gauge.ts';

/** Distance of the HUD from the stage's edges, px. */
const MARGIN = 20;
const TOP = 16;

/** Enough digits for any score that a person reaches; a longer one grows into the gap to its left. */
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

/** '0.0 s' to '5.0 s': every remaining time that can be shown, made once so that no frame makes texts. */
const SECONDS = Array.from({ length: (TURBO_COOLDOWN_STEPS * 10) / STEPS_PER_SECOND + 1 }, (_, tenths) =>
  turboSeconds(tenths),
);

/** Left edge of the label of assisted runs, px: between the turbo's seconds and the high score. */
const ASSISTED_X = 442;

const RIGHT = STAGE_WIDTH - MARGIN;
const HIGH_SCORE_RIGHT = RIGHT - SCORE_WIDTH - GAP;

/** Head-up display: score and high score, turbo gauge, weapon, and a label on assisted runs. */
export class Hud implements View {
  private readonly layer: QuadLayer;
  /** Holds the score alone, so that the score can blink. */
  private readonly scoreLayer: QuadLayer;
  private readonly art: Art;
  private readonly tints: Tints;
  private readonly highScoreLabel: PixelText;
  private readonly word: PixelText;
  private readonly seconds: PixelText;
  private readonly assisted: PixelText;
  private phase: TurboPhase | undefined;

  constructor({ layers, art, tints }: ViewContext) {
    this.layer = layers('hud');
    this.scoreLayer = layers('score');
    this.art = art;
    this.tints = tints;
    this.highScoreLabel = new PixelText(art, tints, { colour: 'accent' });
    this.highScoreLabel.write(STAGE.highScore);
    this.highScoreLabel.moveTo(HIGH_SCORE_RIGHT - SCORE_WIDTH - this.highScoreLabel.width - 16, TOP);
    this.word = new PixelText(art, tints, { colour: 'text' });
    this.seconds = new PixelText(art, tints, { colour: 'text' });
    this.assisted = new PixelText(art, tints, { colour: 'accent' });
    this.assisted.write(STAGE.assisted);
    this.assisted.moveTo(ASSISTED_X, TOP);
  }

  draw({ view, state }: FrameInfo): void {
    const { layer, art } = this;
    const { text } = this.tints.colours;
    drawCounter(this.scoreLayer, art, view.score, RIGHT, TOP, text, SCORE_DIGITS);
    drawCounter(layer, art, state.highScore, HIGH_SCORE_RIGHT, TOP, text, SCORE_DIGITS);
    this.highScoreLabel.draw(layer);
    if (isAssisted(view.assists)) this.assisted.draw(layer);
    if (view.components.Dino.hasWeapon.get(view.dino) === 1) layer.add(art.frame('gun'), WEAPON.x, WEAPON.y);
    this.drawTurbo(view);
  }

  private drawTurbo(view: RunView): void {
    const { layer, art } = this;
    const { colours } = this.tints;
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
    // Rounded to whole art pixels, as everything in this art is.
    const filled = Math.round((turboFill(view) * BAR_INSIDE.width) / ART_PIXEL) * ART_PIXEL;
    layer.add(art.frame('icon-turbo'), MARGIN, TOP + 2);
    layer.addScaled(pixel, BAR.x, BAR.y, BAR.width, BAR.height, 1, colours.text);
    layer.addScaled(pixel, BAR_INSIDE.x, BAR_INSIDE.y, BAR_INSIDE.width, BAR_INSIDE.height, 1, colours.panel);
    layer.addScaled(pixel, BAR_INSIDE.x, BAR_INSIDE.y, filled, BAR_INSIDE.height, 1, colours[BAR_COLOURS[phase]]);
    this.word.draw(layer);
    this.seconds.draw(layer);
  }
}

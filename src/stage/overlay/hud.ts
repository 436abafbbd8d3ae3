import { STAGE, turboSeconds } from '#content';
import { type RunView, STAGE_WIDTH, STEPS_PER_SECOND, TURBO_COOLDOWN_STEPS } from '#simulation';
import type { FrameName } from '../atlas.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { Art } from '../sheets.ts';
import type { StageState } from '../stage.ts';
import type { FrameInfo, View, ViewContext } from '../view.ts';
import { DIGIT_ADVANCE, digitsOf, drawCounter } from './counter.ts';
import { hasHudWords, HUD, hudPixel } from './hud-layout.ts';
import { PixelText } from './pixel-text.ts';
import { isTurboDimmed, turboFill, type TurboPhase, turboPhase, turboTenthsLeft } from './turbo-gauge.ts';

/** Enough digits for any score that a person reaches. Everything to the left of a longer one moves to the left. */
const SCORE_DIGITS = 5;
/** Between score and high score, and between the high score and its label, art pixels. */
const GAP = 20;
const LABEL_GAP = 8;

/** The turbo gauge, art pixels. */
const BAR = { x: HUD.margin + 16, y: HUD.top + 2, width: 64, height: 10, frame: 2 } as const;

/** How opaque the gauge is where the player had better wait. */
const DIMMED = 0.45;

const wordOf = (phase: TurboPhase): string => {
  if (phase === 'ready') return STAGE.turboReady;
  return phase === 'active' ? STAGE.turbo : STAGE.turboCooling;
};
const BAR_FRAMES = {
  ready: 'pixel-ready',
  active: 'pixel-turbo',
  cooling: 'pixel-cooldown',
} as const satisfies Record<TurboPhase, FrameName>;

/** '0.0 s' to '5.0 s': every remaining time that can be shown, made once so that no frame makes texts. */
const SECONDS = Array.from({ length: (TURBO_COOLDOWN_STEPS * 10) / STEPS_PER_SECOND + 1 }, (_, tenths) =>
  turboSeconds(tenths),
);

/** Head-up display: score and high score, turbo gauge and weapon. */
export class Hud implements View {
  private readonly layer: SpriteLayer;
  /** Each holds one of the scores alone, so that it can blink. */
  private readonly scoreLayer: SpriteLayer;
  private readonly highScoreLayer: SpriteLayer;
  private readonly art: Art;
  private readonly highScoreLabel: PixelText;
  private readonly word: PixelText;
  private readonly seconds: PixelText;
  private phase: TurboPhase | undefined;
  private isDimmed = false;
  /** Side of an art pixel, px, and digits of score and high score, that the texts have been placed for. */
  private pixel = 0;
  private scoreDigits = 0;
  private highScoreDigits = 0;
  /** Right edge of the high score, px. */
  private highScoreRight = 0;

  constructor({ layers, art }: ViewContext) {
    this.layer = layers('hud');
    this.scoreLayer = layers('score');
    this.highScoreLayer = layers('highScore');
    this.art = art;
    this.highScoreLabel = new PixelText(art, 'accent');
    this.highScoreLabel.write(STAGE.highScore);
    this.word = new PixelText(art, 'text');
    this.seconds = new PixelText(art, 'text');
  }

  draw({ view, state }: FrameInfo): void {
    const { layer, art } = this;
    const pixel = hudPixel(state);
    const highScore = highScoreOf(view, state);
    this.place(pixel, digitsOf(view.score, SCORE_DIGITS), digitsOf(highScore, SCORE_DIGITS));
    const top = HUD.top * pixel;
    drawCounter(this.scoreLayer, art, view.score, STAGE_WIDTH - HUD.margin * pixel, top, SCORE_DIGITS, pixel);
    drawCounter(this.highScoreLayer, art, highScore, this.highScoreRight, top, SCORE_DIGITS, pixel);
    this.highScoreLabel.draw(layer);
    if (view.components.Dino.hasWeapon.get(view.dino) === 1) this.drawFrame('gun', HUD.margin, HUD.secondRow);
    const isDimmed = isTurboDimmed(state);
    layer.opacity = isDimmed ? DIMMED : 1;
    this.drawTurbo(view, isDimmed);
    layer.opacity = 1;
  }

  private place(pixel: number, scoreDigits: number, highScoreDigits: number): void {
    const isSameSize = pixel === this.pixel;
    if (isSameSize && scoreDigits === this.scoreDigits && highScoreDigits === this.highScoreDigits) return;
    this.scoreDigits = scoreDigits;
    this.highScoreDigits = highScoreDigits;
    const { highScoreLabel, word, seconds } = this;
    if (!isSameSize) {
      this.pixel = pixel;
      this.phase = undefined;
      for (const text of [highScoreLabel, word, seconds]) text.scale = pixel;
      word.visible = hasHudWords(pixel);
    }
    this.highScoreRight = STAGE_WIDTH - (HUD.margin + scoreDigits * DIGIT_ADVANCE + GAP) * pixel;
    const labelRight = this.highScoreRight - (highScoreDigits * DIGIT_ADVANCE + LABEL_GAP) * pixel;
    highScoreLabel.moveTo(labelRight - highScoreLabel.width, HUD.top * pixel);
  }

  private drawTurbo(view: RunView, isDimmed: boolean): void {
    const { layer, pixel, word } = this;
    const phase = turboPhase(view);
    if (phase !== this.phase || isDimmed !== this.isDimmed) {
      this.phase = phase;
      this.isDimmed = isDimmed;
      word.write(isDimmed ? STAGE.turboRisky : wordOf(phase));
      const x = HUD.besideGauge * pixel;
      word.moveTo(x, HUD.top * pixel);
      this.seconds.moveTo(word.visible ? x + word.width + HUD.gap * pixel : x, HUD.top * pixel);
      this.seconds.visible = phase !== 'ready';
    }
    this.seconds.write(SECONDS[turboTenthsLeft(view)] ?? '');

    const { x, y, width, height, frame } = BAR;
    const inside = width - 2 * frame;
    // Rounded to whole art pixels, as everything in this art is.
    const filled = Math.round(turboFill(view) * inside);
    this.drawFrame('icon-turbo', HUD.margin, HUD.top + 1);
    this.drawBox('pixel-text', x, y, width, height);
    this.drawBox('pixel-panel', x + frame, y + frame, inside, height - 2 * frame);
    this.drawBox(BAR_FRAMES[phase], x + frame, y + frame, filled, height - 2 * frame);
    word.draw(layer);
    this.seconds.draw(layer);
  }

  /** @param x, y top left corner, art pixels. */
  private drawFrame(name: 'gun' | 'icon-turbo', x: number, y: number): void {
    const { width, height } = this.art.frame(name);
    this.drawBox(name, x, y, width, height);
  }

  /** All in art pixels. */
  private drawBox(name: FrameName, x: number, y: number, width: number, height: number): void {
    const { pixel } = this;
    this.layer.putScaled(this.art.frame(name), x * pixel, y * pixel, width * pixel, height * pixel);
  }
}

/** A score that passes the high score takes its place at once; but not that of a first run, nor of a run that is played back. */
function highScoreOf({ score, practice }: RunView, { highScore, phase, ranked }: Readonly<StageState>): number {
  return highScore > 0 && (ranked || practice !== null) && phase !== 'shown' ? Math.max(score, highScore) : highScore;
}

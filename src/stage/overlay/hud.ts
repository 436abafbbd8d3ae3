import { STAGE } from '#content';
import {
  isArmed,
  isFasterWithTurbo,
  type RunView,
  STAGE_WIDTH,
  TURBO_COOLDOWN_STEPS,
  TURBO_STEPS,
} from '#simulation';
import type { FrameName } from '../atlas.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { Art } from '../sheets.ts';
import { type StageState, type TurboPhase, turboPhase } from '../stage.ts';
import type { FrameInfo, View, ViewContext } from '../view.ts';
import type { CaptionBoard } from './captions.ts';
import { HUD, hudLayout } from './hud-layout.ts';
import { DIGIT_ADVANCE, digitsOf, drawCounter } from './text.ts';

/** Enough for any score that a person reaches. A longer one moves its neighbours to the left. */
const SCORE_DIGITS = 5;
/** Between score and high score, px, and between the high score and its label, art pixels. */
const GAP = 32;
const LABEL_GAP = 8;

/** Art pixels; `y` from the top of the row. */
const BAR = { x: HUD.margin + 16, y: 2, width: 32, height: 10, frame: 2 } as const;

const BAR_FRAMES = {
  ready: 'pixel-ready',
  active: 'pixel-turbo',
  cooling: 'pixel-cooldown',
} as const satisfies Record<TurboPhase, FrameName>;

export class Hud implements View {
  private readonly layer: SpriteLayer;
  /** Layers of their own, so that each score can blink. */
  private readonly scoreLayer: SpriteLayer;
  private readonly highScoreLayer: SpriteLayer;
  private readonly art: Art;
  private readonly captions: CaptionBoard;

  constructor({ layers, captions, art }: ViewContext) {
    this.layer = layers('hud');
    this.scoreLayer = layers('score');
    this.highScoreLayer = layers('highScore');
    this.captions = captions;
    this.art = art;
  }

  draw({ view, state }: FrameInfo): void {
    const { scoreLayer, art } = this;
    const { left, top: edge } = state.viewport;
    const { pixel, scorePixel, endMargin, top, weaponRow } = hudLayout(state);
    const right = STAGE_WIDTH - endMargin;
    drawCounter(scoreLayer, art, view.score, right, edge + top, SCORE_DIGITS, scorePixel);
    const highScore = highScoreOf(view, state);
    if (highScore > 0) this.drawHighScore(highScore, view.score, state);
    if (isArmed(view)) this.drawIcon('gun', left, edge + weaponRow, pixel);
    if (isGaugeShown(view, state)) this.drawTurbo(view, left, edge + top, pixel);
  }

  private drawHighScore(highScore: number, score: number, state: Readonly<StageState>): void {
    const { captions, art } = this;
    const { scorePixel, highScorePixel, endMargin, top, highScoreRow } = hudLayout(state);
    const scoreWidth = digitsOf(score, SCORE_DIGITS) * DIGIT_ADVANCE * scorePixel;
    const beside = highScoreRow === top ? scoreWidth + GAP : 0;
    const right = STAGE_WIDTH - endMargin - beside;
    const y = state.viewport.top + highScoreRow;
    drawCounter(this.highScoreLayer, art, highScore, right, y, SCORE_DIGITS, highScorePixel);
    const width = (digitsOf(highScore, SCORE_DIGITS) * DIGIT_ADVANCE + LABEL_GAP) * highScorePixel;
    captions.put('highScoreLabel', STAGE.highScore, right - width, y, highScorePixel, 'right');
  }

  /** @param left, top of the row, px. @param pixel side of an art pixel, px. */
  private drawTurbo(view: RunView, left: number, top: number, pixel: number): void {
    const { x, y, width, height, frame } = BAR;
    this.drawIcon('icon-turbo', left, top + pixel, pixel);
    this.drawBox('pixel-text', left + x * pixel, top + y * pixel, width * pixel, height * pixel);
    const insideX = left + (x + frame) * pixel;
    const insideY = top + (y + frame) * pixel;
    const insideWidth = width - 2 * frame;
    const insideHeight = (height - 2 * frame) * pixel;
    this.drawBox('pixel-panel', insideX, insideY, insideWidth * pixel, insideHeight);
    // Whole art pixels, like everything in this art.
    const filled = Math.round(turboFill(view) * insideWidth) * pixel;
    this.drawBox(BAR_FRAMES[turboPhase(view)], insideX, insideY, filled, insideHeight);
  }

  private drawIcon(name: 'gun' | 'icon-turbo', left: number, y: number, pixel: number): void {
    const { width, height } = this.art.frame(name);
    this.drawBox(name, left + HUD.margin * pixel, y, width * pixel, height * pixel);
  }

  private drawBox(name: FrameName, x: number, y: number, width: number, height: number): void {
    this.layer.putScaled(this.art.frame(name), x, y, width, height);
  }
}

/** A score that passes the high score replaces it at once, except in a first run or a playback. */
function highScoreOf(
  { score, practice }: RunView,
  { highScore, phase, ranked }: Readonly<StageState>,
): number {
  return highScore > 0 && (ranked || practice !== null) && phase !== 'shown'
    ? Math.max(score, highScore)
    : highScore;
}

/** 0 to 1. Drains during turbo and refills during the cooldown. */
export function turboFill(view: RunView): number {
  if (view.turbo.stepsLeft > 0) return view.turbo.stepsLeft / TURBO_STEPS;
  return 1 - view.turbo.cooldownStepsLeft / TURBO_COOLDOWN_STEPS;
}

/** The poster shows the ready stage, and no poster knows what the player has been taught. */
function isGaugeShown(
  { pace, turbo }: RunView,
  { showsTurbo, phase }: Readonly<StageState>,
): boolean {
  const isOfUse = isFasterWithTurbo(pace.baseSpeed) || turbo.stepsLeft > 0;
  return showsTurbo && phase !== 'ready' && isOfUse;
}

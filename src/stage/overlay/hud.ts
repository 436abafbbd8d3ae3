import { STAGE } from '#content';
import { isArmed, type RunView, STAGE_WIDTH } from '#simulation';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { Art } from '../sheets.ts';
import type { StageState } from '../stage.ts';
import type { FrameInfo, View, ViewContext } from '../view.ts';
import type { CaptionBoard } from './captions.ts';
import { gunRow, HUD, hudLayout, scoreMargin } from './hud-layout.ts';
import { Counter, DIGIT_ADVANCE, digitsOf } from './text.ts';

/** Enough for any score that a person reaches. A longer one moves its neighbours to the left. */
const SCORE_DIGITS = 5;
/** Between score and high score, px, and between the high score and its label, art pixels. */
const GAP = 32;
const LABEL_GAP = 8;

export class Hud implements View {
  private readonly layer: SpriteLayer;
  /** In layers of their own, so that each can blink. */
  private readonly score: Counter;
  private readonly highScore: Counter;
  private readonly art: Art;
  private readonly captions: CaptionBoard;

  constructor({ layers, captions, art }: ViewContext) {
    this.layer = layers('hud');
    this.score = new Counter(layers('score'), art);
    this.highScore = new Counter(layers('highScore'), art);
    this.captions = captions;
    this.art = art;
  }

  draw({ view, state }: FrameInfo): void {
    if (state.hasResult) return;
    const { left, top: edge } = state.viewport;
    const { pixel, scorePixel, top } = hudLayout(state);
    const right = STAGE_WIDTH - scoreMargin(state);
    if (showsScore(state)) this.score.draw(view.score, right, edge + top, SCORE_DIGITS, scorePixel);
    // The card compares the two.
    if (state.phase !== 'over') this.drawTarget(view, state);
    if (isArmed(view)) this.drawGun(left, edge + gunRow(view, state), pixel);
  }

  /** One number to beat at a time: the rival's until it's passed, or else the high score. */
  private drawTarget(view: RunView, state: Readonly<StageState>): void {
    const rival = state.ghost?.rival;
    if (rival && view.score <= rival.score)
      this.drawHighScore(rival.name.toUpperCase(), rival.score, view.score, state);
    else {
      const highScore = highScoreOf(view, state);
      if (highScore > 0) this.drawHighScore(STAGE.highScore, highScore, view.score, state);
    }
  }

  private drawHighScore(
    label: string,
    highScore: number,
    score: number,
    state: Readonly<StageState>,
  ): void {
    const { captions } = this;
    const { scorePixel, highScorePixel, top, highScoreRow } = hudLayout(state);
    const scoreWidth = digitsOf(score, SCORE_DIGITS) * DIGIT_ADVANCE * scorePixel;
    const beside = highScoreRow === top && showsScore(state) ? scoreWidth + GAP : 0;
    const right = STAGE_WIDTH - scoreMargin(state) - beside;
    // Alone, it takes the score's place and size.
    const pixel = showsScore(state) ? highScorePixel : scorePixel;
    const y = state.viewport.top + (showsScore(state) ? highScoreRow : top);
    this.highScore.draw(highScore, right, y, SCORE_DIGITS, pixel);
    const width = (digitsOf(highScore, SCORE_DIGITS) * DIGIT_ADVANCE + LABEL_GAP) * pixel;
    captions.put('highScoreLabel', label, right - width, y, pixel, 'right');
  }

  private drawGun(left: number, y: number, pixel: number): void {
    const gun = this.art.frame('gun');
    const x = left + HUD.margin * pixel;
    this.layer.putScaled(gun, x, y, gun.width * pixel, gun.height * pixel);
  }
}

function showsScore({ phase }: Readonly<StageState>): boolean {
  return phase !== 'ready';
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

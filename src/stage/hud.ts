import { Container, Sprite } from 'pixi.js';
import { isAssisted, type RunView, STAGE_WIDTH, STEPS_PER_SECOND, TURBO_COOLDOWN_STEPS } from '#simulation';
import { ART_PIXEL } from './atlas.ts';
import { Counter, DIGIT_ADVANCE } from './counter.ts';
import type { Paint, TintName } from './paint.ts';
import { PixelText } from './pixel-text.ts';
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
const WORD_X = BAR.x + BAR.width + 14;
const WEAPON = { x: MARGIN, y: TOP + 36 } as const;

const WORDS = { ready: 'Turbo ready', active: 'Turbo', cooling: 'Cooling' } as const satisfies Record<
  TurboPhase,
  string
>;
const BAR_COLOURS = {
  ready: 'ready',
  active: 'turbo',
  cooling: 'cooldown',
} as const satisfies Record<TurboPhase, TintName>;

/** '0.0' to '5.0': every time left that can be shown, written once. */
const SECONDS = Array.from(
  { length: (TURBO_COOLDOWN_STEPS * 10) / STEPS_PER_SECOND + 1 },
  (_, tenths) => `${(tenths / 10).toFixed(1)} s`,
);

/** Where the mark of an assisted run begins, px: between the turbo's seconds and the high score. */
const ASSISTED_X = 442;

/** Score and high score, turbo, weapon; a run with assists is marked as one. */
export class Hud {
  private readonly score: Counter;
  private readonly highScore: Counter;
  private readonly bar: Sprite;
  private readonly word: PixelText;
  private readonly seconds: PixelText;
  private readonly weapon: Sprite;
  private readonly assisted: PixelText;
  private phase: TurboPhase | undefined;

  /** @param scoreLayer what only the score is in. */
  constructor(
    layer: Container,
    art: Art,
    private readonly paint: Paint,
    scoreLayer = layer,
  ) {
    const right = STAGE_WIDTH - MARGIN;
    const highRight = right - SCORE_WIDTH - GAP;
    this.score = new Counter(scoreLayer, art, paint, right, TOP, 'text', SCORE_DIGITS);
    this.highScore = new Counter(layer, art, paint, highRight, TOP, 'text', SCORE_DIGITS);
    const label = new PixelText(layer, art, paint, { colour: 'accent' });
    label.write('HI');
    label.moveTo(highRight - SCORE_WIDTH - label.width - 16, TOP);

    layer.addChild(new Sprite({ texture: art.texture('icon-turbo'), x: MARGIN, y: TOP + 2, scale: ART_PIXEL }));
    const pixel = art.texture('pixel');
    const frame = new Sprite({ texture: pixel, x: BAR.x, y: BAR.y });
    frame.scale.set(BAR.width, BAR.height);
    const empty = new Sprite({ texture: pixel, x: BAR.x + BAR_FRAME, y: BAR.y + BAR_FRAME });
    empty.scale.set(BAR.width - 2 * BAR_FRAME, BAR.height - 2 * BAR_FRAME);
    this.bar = new Sprite({ texture: pixel, x: BAR.x + BAR_FRAME, y: BAR.y + BAR_FRAME });
    this.bar.scale.set(BAR.width - 2 * BAR_FRAME, BAR.height - 2 * BAR_FRAME);
    paint.tint(frame, 'text');
    paint.tint(empty, 'panel');
    layer.addChild(frame, empty, this.bar);
    this.word = new PixelText(layer, art, paint, { colour: 'text' });
    this.seconds = new PixelText(layer, art, paint, { colour: 'text' });

    this.weapon = new Sprite({ texture: art.texture('gun'), ...WEAPON, scale: ART_PIXEL, visible: false });
    layer.addChild(this.weapon);
    this.assisted = new PixelText(layer, art, paint, { colour: 'accent' });
    this.assisted.write('ASSISTED');
    this.assisted.moveTo(ASSISTED_X, TOP);
  }

  draw(view: RunView, highScore: number): void {
    this.score.show(view.score);
    this.highScore.show(highScore);
    this.assisted.visible = isAssisted(view.assists);
    this.weapon.visible = view.components.Dino.hasWeapon.get(view.dino) === 1;
    this.drawTurbo(view);
  }

  private drawTurbo(view: RunView): void {
    const phase = turboPhase(view);
    if (phase !== this.phase) {
      this.phase = phase;
      this.paint.tint(this.bar, BAR_COLOURS[phase]);
      this.word.write(WORDS[phase]);
      this.word.moveTo(WORD_X, TOP);
      this.seconds.moveTo(WORD_X + this.word.width + 14, TOP);
      this.seconds.visible = phase !== 'ready';
    }
    // Whole art pixels: a bar of this art has no finer steps.
    const width = BAR.width - 2 * BAR_FRAME;
    this.bar.scale.x = Math.round((turboFill(view) * width) / ART_PIXEL) * ART_PIXEL;
    this.seconds.write(SECONDS[turboTenthsLeft(view)] ?? '');
  }
}

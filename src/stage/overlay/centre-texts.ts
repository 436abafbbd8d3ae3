import { DINO_SIZE, DINO_X, STAGE_WIDTH } from '#simulation';
import { ART_PIXEL, FONT } from '../atlas.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { HudSize } from '../stage.ts';
import type { FrameInfo, View, ViewContext } from '../view.ts';
import { hintTargetX } from './hint-target.ts';
import {
  BUBBLE_RIGHT,
  BUBBLE_TOP,
  CENTRE_X,
  FIRST_CENTRE_ROW,
  isFirstRowTaken,
  SECOND_CENTRE_ROW,
} from './hud-layout.ts';
import { drawPanel } from './panel.ts';
import { PixelText } from './pixel-text.ts';

/** Height of the capitals, px. */
const TEXT_HEIGHT = FONT.capHeight * ART_PIXEL;
/** Between a bubble's text and its edges, px. */
const PADDING = { x: 16, y: 8 } as const;
/** A bubble stands right of the dino, px. */
const BUBBLE_LEFT = DINO_X + DINO_SIZE.width + 32;
/** The bubble's pointer, rows of an art pixel that end above the highest pterodactyl; each is narrower than the one above. */
const POINTER_ROWS = { small: 5, normal: 5, large: 2 } as const satisfies Record<HudSize, number>;
/** From the bubble's edges to its pointer, px. */
const POINTER_MARGIN = 16;

/**
 * The texts in the middle, below the first row of the HUD and above the highest pterodactyl: the badge of the course, what has just
 * happened, and the bubble of a hint. Where two want the second row, a hint goes before a note, and a note before the badge.
 */
export class CentreTexts implements View {
  private readonly layer: SpriteLayer;
  private readonly badge: PixelText;
  private readonly note: PixelText;
  private readonly hint: PixelText;

  constructor(private readonly context: Pick<ViewContext, 'layers' | 'art' | 'tints'>) {
    const { layers, art, tints } = context;
    this.layer = layers('hud');
    this.badge = new PixelText(art, tints, { colour: 'accent' });
    this.note = new PixelText(art, tints, { colour: 'text' });
    this.hint = new PixelText(art, tints, { colour: 'text' });
  }

  draw(frame: FrameInfo): void {
    const { state } = frame;
    const { phase, hudSize, hint, note, course } = state;
    // The other messages lie over these rows, and a recorded run is not on the course of the player's next runs.
    if (phase !== 'ready' && phase !== 'running') return;
    const first = FIRST_CENTRE_ROW[hudSize];
    const second = SECOND_CENTRE_ROW[hudSize];
    const isRunning = phase === 'running';
    // The first row belongs to the lead in a race.
    const badgeRow = state.ghost === null ? first : second;
    const isTaken = badgeRow === second ? isRunning && (hint !== null || note !== '') : isFirstRowTaken(state);
    if (!isTaken) this.write(this.badge, course, badgeRow, hudSize);
    if (!isRunning) return;
    if (hint !== null) this.drawBubble(frame, hint.text);
    else this.write(this.note, note, second, hudSize);
  }

  private write(text: PixelText, words: string, top: number, hudSize: HudSize): void {
    if (words === '') return;
    text.write(words);
    text.moveTo(onGrid(CENTRE_X[hudSize] - text.width / 2), top);
    text.draw(this.layer);
  }

  private drawBubble(frame: FrameInfo, words: string): void {
    const { hint, layer } = this;
    const { art, tints } = this.context;
    const { hudSize } = frame.state;
    hint.write(words);
    const width = onGrid(hint.width) + 2 * PADDING.x;
    const height = TEXT_HEIGHT + 2 * PADDING.y;
    const target = hintTargetX(frame);
    const centred = (target ?? STAGE_WIDTH / 2) - width / 2;
    const x = onGrid(Math.max(BUBBLE_LEFT, Math.min(centred, BUBBLE_RIGHT[hudSize] - width)));
    const y = BUBBLE_TOP[hudSize];
    drawPanel(layer, art, tints, x, y, width, height);
    hint.moveTo(x + PADDING.x, y + PADDING.y);
    hint.draw(layer);
    if (target === undefined) return;
    const tip = onGrid(Math.max(x + POINTER_MARGIN, Math.min(target, x + width - POINTER_MARGIN)));
    const rows = POINTER_ROWS[hudSize];
    for (let row = 0; row < rows; row++) {
      const half = (rows - row) * ART_PIXEL;
      const top = y + height + row * ART_PIXEL;
      layer.putScaled(art.frame('pixel'), tip - half, top, 2 * half, ART_PIXEL, 1, tints.colours.text);
    }
  }
}

/** The nearest whole art pixel, px. */
function onGrid(x: number): number {
  return Math.round(x / ART_PIXEL) * ART_PIXEL;
}

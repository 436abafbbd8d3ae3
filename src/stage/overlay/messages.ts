import { isAssisted, metresOf, type RunView, STAGE_WIDTH } from '#simulation';
import { ART_PIXEL, FONT } from '../atlas.ts';
import { type MessageLine, messageLines } from './message-lines.ts';
import type { Tints, TintName } from '../tints.ts';
import { drawPanel } from './panel.ts';
import { PixelText } from './pixel-text.ts';
import type { QuadLayer } from '../quads/quad-layer.ts';
import type { Art } from '../sheets.ts';
import { type StageState, DEFAULT_STAGE_STATE } from '../stage.ts';

/** Side of an art pixel of each size of text, px. */
const SCALES = { title: 2 * ART_PIXEL, plain: ART_PIXEL } as const satisfies Record<MessageLine['size'], number>;
const COLOURS = { plain: 'text', proud: 'accent' } as const satisfies Record<MessageLine['tone'], TintName>;

/** The middle of the panel, px: above the figures on the ground, below the HUD. */
const MIDDLE_Y = 156;
const PADDING = { x: 32, y: 24 } as const;
/** So many lines stand closer to the panel's edge: the figures on the ground are to be seen below it. */
const MANY_LINES = { count: 4, padding: 16 } as const;
const LINE_GAP = 14;
/** Not nearer to the stage's top edge than this, px: the HUD is there. */
const HIGHEST = 56;
/** The widest panel keeps this far from the stage's right edge, px. */
const MARGIN = 8;
/** The result leaves this much free on the left, px: what hit the dino is to be seen there. */
const CRASH_WIDTH = 304;

/** What the stage says in the middle: how to start, how it ended, that it waits. */
export class Messages {
  /** Says how a run ended, in a line; it comes after the first frame. */
  describeCrash: (view: RunView) => string = () => '';

  private readonly panel = { x: 0, y: 0, width: 0, height: 0 };
  /** What is said now, line by line. */
  private lines: readonly PixelText[] = [];
  /** A slot for each combination of place, size and tone that has been needed. */
  private readonly texts = new Map<string, PixelText>();
  private readonly said: StageState = { ...DEFAULT_STAGE_STATE, phase: 'running' };
  private run: RunView | undefined;
  /** The high score when the run was first seen: at its end, play's own already counts it. */
  private toBeat = 0;

  constructor(
    private readonly layer: QuadLayer,
    private readonly art: Art,
    private readonly paint: Tints,
  ) {}

  draw(view: RunView, state: Readonly<StageState>): void {
    this.update(view, state);
    if (this.lines.length === 0) return;
    const { x, y, width, height } = this.panel;
    drawPanel(this.layer, this.art, this.paint, x, y, width, height);
    for (let i = 0; i < this.lines.length; i++) this.lines[i]?.draw(this.layer);
  }

  /** Writes anew what is to be said, if that has changed. */
  private update(view: RunView, state: Readonly<StageState>): void {
    // A run that is played back is not the player's: theirs is told as it was when it is on show again.
    const newRun = view !== this.run && state.phase !== 'shown';
    if (newRun) {
      this.run = view;
      this.toBeat = state.highScore;
    }
    if (!newRun && saysTheSame(state, this.said)) return;
    Object.assign(this.said, state);
    const result = {
      score: view.score,
      metres: metresOf(view),
      record: view.score > this.toBeat,
      crash: this.describeCrash(view),
      assisted: isAssisted(view.assists),
    };
    this.say(messageLines(state, result), state.phase === 'over' ? CRASH_WIDTH : 0);
  }

  /** @param leftmost no part of the panel is further left, px. */
  private say(lines: readonly MessageLine[], leftmost: number): void {
    const written = lines.map((line, place) => this.write(line, place));
    this.lines = written.map(({ text }) => text);
    if (lines.length === 0) return;
    const widest = Math.max(...written.map(({ text }) => text.width));
    const tall = written.reduce((sum, { height }) => sum + height, LINE_GAP * (lines.length - 1));
    const width = even(widest) + 2 * PADDING.x;
    const padding = lines.length < MANY_LINES.count ? PADDING.y : MANY_LINES.padding;
    const height = tall + 2 * padding;
    const left = Math.max((STAGE_WIDTH - width) / 2, Math.min(leftmost, STAGE_WIDTH - width - MARGIN));
    const top = Math.max(MIDDLE_Y - height / 2, HIGHEST);
    Object.assign(this.panel, { x: left, y: top, width, height });
    let y = top + padding;
    for (const { text, height: lineHeight } of written) {
      text.moveTo(left + (width - even(text.width)) / 2, y);
      y += lineHeight + LINE_GAP;
    }
  }

  private write(line: MessageLine, place: number): { text: PixelText; height: number } {
    const scale = SCALES[line.size];
    const slot = `${place} ${line.size} ${line.tone}`;
    let text = this.texts.get(slot);
    if (text === undefined) {
      text = new PixelText(this.art, this.paint, { colour: COLOURS[line.tone], scale });
      this.texts.set(slot, text);
    }
    text.write(line.text);
    text.visible = line.shown;
    return { text, height: FONT.capHeight * scale };
  }
}

function saysTheSame(a: Readonly<StageState>, b: Readonly<StageState>): boolean {
  return (
    a.phase === b.phase &&
    a.countdown === b.countdown &&
    a.touch === b.touch &&
    a.mayRestart === b.mayRestart &&
    a.jumpKey === b.jumpKey
  );
}

/** Centred on whole art pixels. */
function even(width: number): number {
  return Math.ceil(width / (2 * ART_PIXEL)) * 2 * ART_PIXEL;
}

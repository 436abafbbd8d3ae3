import { isAssisted, metresOf, type RunView, STAGE_WIDTH } from '#simulation';
import { ART_PIXEL } from '../atlas.ts';
import { DEFAULT_STAGE_STATE, type StageState } from '../stage.ts';
import type { FrameInfo, View, ViewContext } from '../view.ts';
import { isTall, onGrid } from '../viewport.ts';
import type { MessageContent, MessageLineContent, Rectangle } from './captions.ts';
import { RESULT_TOP, SKY_MESSAGE_BOTTOM, skyMessageCentre, TALL_HUD_HEIGHT } from './hud-layout.ts';
import { isCrashMoment, type MessageLine, messageLines } from './message-lines.ts';
import { CAP_HEIGHT, DESCENT, layOutText, type TextLayout } from './text.ts';

/** Vertical centre of the panel, px: above the figures on the ground, below the HUD. */
const CENTRE_Y = 160;
/** Where a message without a panel ends, px: above the highest pterodactyl and the clouds. */
const BOTTOM = 144;
const PADDING = { x: 32, y: 24 } as const;
/**
 * With this many lines there is less between and around them, so that the panel does not cover the
 * figures on the ground; and above buttons the largest is no larger than this, px an art pixel.
 */
const MANY_LINES = { count: 4, padding: 16, gap: 8, pixel: 3 } as const;
const LINE_GAP = 12;
/** What reaches below the line. */
const DESCENDING = /[,;gjpqy]/;
/** Least distance from the panel to the stage's right edge, px. */
const MARGIN = 8;
/**
 * The panel with the result leaves this much free on the left, px, so that the crash can be seen.
 */
const CRASH_WIDTH = 304;
/**
 * The panel with the result where the page shows buttons over its lower part: always in the same
 * place, px. The text lies above `buttonsTop`. play-buttons.module.css has the same numbers.
 */
const RESULT_PANEL = {
  left: CRASH_WIDTH,
  top: RESULT_TOP,
  width: 688,
  height: 302 - RESULT_TOP,
  buttonsTop: 222,
} as const;

/** How much larger a message may be where there is room for it in the sky of a tall stage. */
const ENLARGED = [2, 1.5, 1.25] as const;

/** A line with its size, px. */
interface WrittenLine {
  readonly line: MessageLine;
  readonly text: TextLayout;
  readonly pixel: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The message in the middle of the stage: how to start, that the game is paused, how the run ended.
 */
export class Messages implements View {
  /** The current message. */
  private content: MessageContent | null = null;
  /** The state that the current message was written for. */
  private readonly writtenState: StageState = { ...DEFAULT_STAGE_STATE, phase: 'running' };
  private view: RunView | undefined;
  /**
   * The high score when the run was first drawn; at the end of the run the state's own already
   * includes the run.
   */
  private previousHighScore = 0;

  constructor(private readonly context: Pick<ViewContext, 'captions' | 'describeCrash'>) {}

  draw({ view, state }: FrameInfo): void {
    this.update(view, state);
    this.context.captions.message = this.content;
  }

  /** Writes the message again if it has changed. */
  private update(view: RunView, state: Readonly<StageState>): void {
    // A run that is played back does not count: when the player's own run is back, it is still
    // compared with the old high score.
    const isNewRun = view !== this.view && state.phase !== 'shown';
    if (isNewRun) {
      this.view = view;
      this.previousHighScore = state.highScore;
    }
    if (!isNewRun && hasSameMessage(state, this.writtenState)) return;
    Object.assign(this.writtenState, state);
    const result = {
      score: view.score,
      metres: metresOf(view),
      record: (state.ranked || view.practice !== null) && view.score > this.previousHighScore,
      best: this.previousHighScore,
      crash: this.context.describeCrash(view),
      assisted: isAssisted(view.assists),
      practice: view.practice !== null,
    };
    const lines = messageLines(state, result).map((line) => write(line));
    if (lines.length === 0) this.content = null;
    else if (isTall(state.viewport)) this.content = layOutInSky(lines, state);
    else if (state.phase === 'over' && state.buttonsOverStage)
      this.content = layOutAboveButtons(lines);
    else if (state.phase === 'over') this.content = layOut(lines);
    else this.content = layOutInMiddle(lines);
  }

  /**
   * The result is not said at once after the crash; then it comes although the run stands still.
   */
  get isAnimating(): boolean {
    return isCrashMoment(this.writtenState);
  }
}

/** @param enlarged how much larger than on a wide stage. */
function write(line: MessageLine, enlarged = 1): WrittenLine {
  const text = layOutText(line.text);
  const pixel = line.pixel * enlarged;
  return { line, text, pixel, width: text.width * pixel, height: CAP_HEIGHT * pixel };
}

/** The panel's size, px. @param padding above and below the lines. */
function sizeAround(lines: readonly WrittenLine[], padding: number) {
  return {
    width: roundUpToEven(widestOf(lines)) + 2 * PADDING.x,
    height: heightOf(lines) + 2 * padding,
  };
}

/** The same around enlarged lines, of which the last one reaches further down. */
function sizeInSky(lines: readonly WrittenLine[]) {
  const { width, height } = sizeAround(lines, MANY_LINES.padding);
  return { width, height: height + DESCENT * (lines.at(-1)?.pixel ?? 0) };
}

function layOutInMiddle(lines: readonly WrittenLine[]): MessageContent {
  const around = { x: 0, y: 0, width: STAGE_WIDTH, height: BOTTOM };
  return { panel: null, lines: centre(lines, around, BOTTOM - heightOf(lines)) };
}

function layOut(lines: readonly WrittenLine[]): MessageContent {
  const padding = lines.length < MANY_LINES.count ? PADDING.y : MANY_LINES.padding;
  const { width, height } = sizeAround(lines, padding);
  const x = Math.max(
    (STAGE_WIDTH - width) / 2,
    Math.min(CRASH_WIDTH, STAGE_WIDTH - width - MARGIN),
  );
  const y = Math.max(CENTRE_Y - height / 2, RESULT_TOP);
  const panel = { x, y, width, height };
  return { panel, lines: centre(lines, panel, y + padding) };
}

function layOutInSky(
  lines: readonly WrittenLine[],
  { phase, viewport: { left, top, width: room } }: Readonly<StageState>,
): MessageContent {
  const hudBottom = top + TALL_HUD_HEIGHT;
  const fits = (written: readonly WrittenLine[]) => {
    const { width, height } = sizeInSky(written);
    return width <= room - 2 * MARGIN && height <= SKY_MESSAGE_BOTTOM - hudBottom;
  };
  const written =
    ENLARGED.map((enlarged) => lines.map(({ line }) => write(line, enlarged))).find(fits) ?? lines;
  const { width, height } = sizeInSky(written);
  const x = onGrid(left + (room - width) / 2);
  const y = Math.min(SKY_MESSAGE_BOTTOM - height, skyMessageCentre(top) - height / 2);
  const panel = { x, y, width, height };
  const centred = centre(written, panel, y + MANY_LINES.padding);
  return { panel: phase === 'over' ? panel : null, lines: centred };
}

function layOutAboveButtons(all: readonly WrittenLine[]): MessageContent {
  const { top, height, buttonsTop } = RESULT_PANEL;
  const { count, pixel } = MANY_LINES;
  const lines =
    all.length < count
      ? all
      : all.map(({ line }) => write({ ...line, pixel: Math.min(line.pixel, pixel) }));
  // Very long lines need more room, which there is on the left.
  const width = Math.max(RESULT_PANEL.width, roundUpToEven(widestOf(lines)) + PADDING.x);
  const panel = { x: RESULT_PANEL.left + RESULT_PANEL.width - width, y: top, width, height };
  const y = roundUpToEven((top + buttonsTop - heightOf(lines)) / 2);
  return { panel, lines: centre(lines, panel, y) };
}

/** Places the lines in the middle of a rectangle, from `y` px on. */
function centre(
  lines: readonly WrittenLine[],
  around: Rectangle,
  y: number,
): readonly MessageLineContent[] {
  const gap = gapBetween(lines);
  let lineY = y;
  return lines.flatMap((written) => {
    const { line, text, pixel, width, height } = written;
    const x = around.x + (around.width - roundUpToEven(width)) / 2;
    const content = { text, x, y: lineY, pixel, colour: line.colour };
    lineY += height + gapBelow(written, gap);
    return line.shown ? [content] : [];
  });
}

function hasSameMessage(a: Readonly<StageState>, b: Readonly<StageState>): boolean {
  return (
    a.phase === b.phase &&
    a.countdown === b.countdown &&
    a.touch === b.touch &&
    a.viewport === b.viewport &&
    a.buttonsOverStage === b.buttonsOverStage &&
    isCrashMoment(a) === isCrashMoment(b) &&
    a.mayRestart === b.mayRestart &&
    a.next === b.next &&
    a.jumpKey === b.jumpKey
  );
}

function widestOf(lines: readonly WrittenLine[]): number {
  return Math.max(...lines.map(({ width }) => width));
}

function heightOf(lines: readonly WrittenLine[]): number {
  const gap = gapBetween(lines);
  return lines.reduce(
    (sum, line, i) => sum + line.height + (i < lines.length - 1 ? gapBelow(line, gap) : 0),
    0,
  );
}

function gapBetween(lines: readonly WrittenLine[]): number {
  return lines.length < MANY_LINES.count ? LINE_GAP : MANY_LINES.gap;
}

/** From a line's capitals to the next line, px: what reaches below it touches no letter there. */
function gapBelow({ line, pixel }: WrittenLine, gap: number): number {
  return DESCENDING.test(line.text) ? Math.max(gap, (DESCENT + 1) * pixel) : gap;
}

/**
 * Rounds a width up to an even number of art pixels, so that its half is a whole one: centred text
 * stays on the grid.
 */
function roundUpToEven(width: number): number {
  return Math.ceil(width / (2 * ART_PIXEL)) * 2 * ART_PIXEL;
}

import { pressToContinue, STAGE } from '#content';
import { STAGE_WIDTH } from '#simulation';
import { ART_PIXEL } from '../atlas.ts';
import { DEFAULT_STAGE_STATE, type StageState } from '../stage.ts';
import type { FrameInfo, View, ViewContext } from '../view.ts';
import { isTall, onGrid } from '../viewport.ts';
import type { MessageContent } from './captions.ts';
import { SKY_MESSAGE_BOTTOM, skyMessageCentre, TALL_HUD_HEIGHT } from './hud-layout.ts';
import { CAP_HEIGHT, DESCENT, layOutText } from './text.ts';

/** A message on a wide stage ends here, px: above the clouds and the highest pterodactyl. */
const BOTTOM = 144;
const LINE_GAP = 12;
/** Minimum distance from a message to the edges of what the stage shows, px. */
const MARGIN = 8;

/** Factors to enlarge a message by, if a tall stage has room for it. */
const ENLARGED = [2, 1.5, 1.25, 1] as const;

const LINE = ART_PIXEL;
const TITLE = 2 * ART_PIXEL;

interface Line {
  readonly words: string;
  readonly pixel: number;
}

/** Tells how to start, or that the game is paused. */
export class Messages implements View {
  private content: MessageContent | null = null;
  private readonly writtenState: StageState = { ...DEFAULT_STAGE_STATE, phase: 'running' };

  constructor(private readonly context: Pick<ViewContext, 'captions'>) {}

  draw({ state }: FrameInfo): void {
    if (!hasSameMessage(state, this.writtenState)) {
      Object.assign(this.writtenState, state);
      this.content = layOut(linesOf(state), state);
    }
    this.context.captions.message = this.content;
  }
}

/** During a run there's no message, and after it the page shows the result. */
function linesOf({ phase, jumpKey, touch, countdown }: Readonly<StageState>): readonly Line[] {
  switch (phase) {
    case 'ready':
      return [{ words: pressToContinue(jumpKey, touch, 'start'), pixel: LINE }];
    case 'paused':
      return [
        { words: STAGE.paused, pixel: TITLE },
        { words: pressToContinue(jumpKey, touch, 'resume'), pixel: LINE },
      ];
    case 'counting':
      return [{ words: String(countdown), pixel: TITLE }];
    case 'running':
    case 'shown':
    case 'over':
      return [];
  }
}

function layOut(lines: readonly Line[], { viewport }: Readonly<StageState>): MessageContent | null {
  if (lines.length === 0) return null;
  if (!isTall(viewport)) {
    const descent = DESCENT * (lines.at(-1)?.pixel ?? 0);
    return centre(lines, STAGE_WIDTH / 2, BOTTOM + descent - heightOf(lines));
  }
  const { left, top, width } = viewport;
  const room = SKY_MESSAGE_BOTTOM - top - TALL_HUD_HEIGHT;
  const enlarge = (by: number) => lines.map(({ words, pixel }) => ({ words, pixel: pixel * by }));
  const enlarged =
    ENLARGED.map(enlarge).find(
      (larger) => widestOf(larger) <= width - 2 * MARGIN && heightOf(larger) <= room,
    ) ?? lines;
  const height = heightOf(enlarged);
  const y = Math.min(SKY_MESSAGE_BOTTOM - height, skyMessageCentre(top) - height / 2);
  return centre(enlarged, left + width / 2, y);
}

function centre(lines: readonly Line[], middle: number, top: number): MessageContent {
  let y = top;
  return {
    lines: lines.map(({ words, pixel }) => {
      const text = layOutText(words);
      const content = { text, x: onGrid(middle - (text.width * pixel) / 2), y, pixel };
      y += CAP_HEIGHT * pixel + LINE_GAP;
      return content;
    }),
  };
}

function widestOf(lines: readonly Line[]): number {
  return Math.max(...lines.map(({ words, pixel }) => layOutText(words).width * pixel));
}

/** Includes what reaches below the last line. */
function heightOf(lines: readonly Line[]): number {
  const capitals = lines.reduce((sum, { pixel }) => sum + CAP_HEIGHT * pixel + LINE_GAP, 0);
  return capitals - LINE_GAP + DESCENT * (lines.at(-1)?.pixel ?? 0);
}

function hasSameMessage(a: Readonly<StageState>, b: Readonly<StageState>): boolean {
  return (
    a.phase === b.phase &&
    a.countdown === b.countdown &&
    a.touch === b.touch &&
    a.viewport === b.viewport &&
    a.jumpKey === b.jumpKey
  );
}

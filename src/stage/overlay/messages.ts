import { pressToContinue, STAGE } from '#content';
import { STAGE_WIDTH } from '#simulation';
import { ART_PIXEL } from '../atlas.ts';
import type { StageState } from '../stage.ts';
import type { FrameInfo, View, ViewContext } from '../view.ts';
import { isTall } from '../viewport.ts';
import { SKY_MESSAGE_BOTTOM, skyMessageCentre, skyMessageTop } from './hud-layout.ts';
import { CAP_HEIGHT, DESCENT, layOutText } from './text.ts';

/** A message on a wide stage ends here, px: above the clouds and the highest pterodactyl. */
const BOTTOM = 144;
/** Art pixels of the line above. */
const LINE_GAP = 3;
const MARGIN = 8;

/** Factors to enlarge a message by, if a tall stage has room for it. */
const ENLARGED = [2, 1.5, 1.25] as const;

interface Line {
  readonly caption: 'title' | 'message';
  readonly text: string;
  readonly pixel: number;
}

const NO_LINES: readonly Line[] = [];

export class Messages implements View {
  constructor(private readonly context: Pick<ViewContext, 'captions'>) {}

  draw({ state }: FrameInfo): void {
    const lines = linesOf(state);
    if (lines.length === 0) return;
    if (isTall(state.viewport)) this.putInSky(lines, state);
    else {
      const descent = DESCENT * (lines.at(-1)?.pixel ?? 0);
      this.put(lines, STAGE_WIDTH / 2, BOTTOM + descent - heightOf(lines));
    }
  }

  private putInSky(lines: readonly Line[], state: Readonly<StageState>): void {
    const { left, width } = state.viewport;
    const highest = skyMessageTop(state);
    const room = SKY_MESSAGE_BOTTOM - highest;
    const widest = Math.max(...lines.map(({ text, pixel }) => layOutText(text).width * pixel));
    const factor =
      ENLARGED.find(
        (by) => widest * by <= width - 2 * MARGIN && heightOf(enlarge(lines, by)) <= room,
      ) ?? 1;
    const enlarged = enlarge(lines, factor);
    const height = heightOf(enlarged);
    const centred = Math.max(highest, skyMessageCentre(state.viewport) - height / 2);
    const y = Math.min(SKY_MESSAGE_BOTTOM - height, centred);
    this.put(enlarged, left + width / 2, y);
  }

  private put(lines: readonly Line[], middle: number, top: number): void {
    let y = top;
    for (const { caption, text, pixel } of lines) {
      this.context.captions.put(caption, text, middle, y, pixel, 'centre');
      y += (CAP_HEIGHT + LINE_GAP) * pixel;
    }
  }
}

/** During a run there's no message, and after it the page shows the result. */
function linesOf({ phase, jumpKey, touch, countdown }: Readonly<StageState>): readonly Line[] {
  switch (phase) {
    case 'ready':
      return [messageLine(pressToContinue(jumpKey, touch, 'start'))];
    case 'paused':
      return [titleLine(STAGE.paused), messageLine(pressToContinue(jumpKey, touch, 'resume'))];
    case 'counting':
      return [titleLine(String(countdown))];
    case 'running':
    case 'shown':
    case 'over':
      return NO_LINES;
  }
}

function titleLine(text: string): Line {
  return { caption: 'title', text, pixel: 2 * ART_PIXEL };
}

function messageLine(text: string): Line {
  return { caption: 'message', text, pixel: ART_PIXEL };
}

function enlarge(lines: readonly Line[], by: number): readonly Line[] {
  return lines.map((line) => ({ ...line, pixel: line.pixel * by }));
}

/** Includes what reaches below the last line. */
function heightOf(lines: readonly Line[]): number {
  const rows = lines.reduce((sum, { pixel }) => sum + (CAP_HEIGHT + LINE_GAP) * pixel, 0);
  return rows + (DESCENT - LINE_GAP) * (lines.at(-1)?.pixel ?? 0);
}

import { pausedText, pressToContinue } from '#content';
import { ART_PIXEL } from '../atlas.ts';
import type { StageState } from '../stage.ts';
import type { FrameInfo, View, ViewContext } from '../view.ts';
import { isTall } from '../viewport.ts';
import { centreX, hudBottom, hudLayout, messageMiddle, messagesBottom } from './hud-layout.ts';
import { CAP_HEIGHT, DESCENT, layOutText } from './text.ts';

const LINE_HEIGHT = CAP_HEIGHT + DESCENT;
/** Between the course and the message below it, art pixels. */
const COURSE_GAP = 12;
const MARGIN = 8;

/** Factors to enlarge a message by, if a tall stage has room for it. */
const ENLARGED = [2, 1.5, 1.25] as const;

/** What the stage says while the run stands still. During a run `RunMessages` does. */
export class Messages implements View {
  constructor(private readonly context: Pick<ViewContext, 'captions'>) {}

  draw({ state }: FrameInfo): void {
    const text = messageOf(state);
    const { captions } = this.context;
    const { textPixel } = hudLayout(state);
    const { course, phase } = state;
    const hasCourse = phase === 'ready' && course !== '';
    if (text === '' && !hasCourse) return;
    const above = hasCourse ? (LINE_HEIGHT + COURSE_GAP) * textPixel : 0;
    const pixel = fittingPixel(text, state, above);
    const centred = messageMiddle(state) - (above + CAP_HEIGHT * pixel) / 2;
    const lowest = messagesBottom(state) - above - LINE_HEIGHT * pixel;
    const top = hasCourse ? Math.max(hudBottom(state), Math.min(centred, lowest)) : centred;
    const middle = centreX(state);
    if (hasCourse) captions.put('course', course, middle, top, textPixel, 'centre');
    captions.put('message', text, middle, top + above, pixel, 'centre');
  }
}

/** @param above height of what stands above the text, px. */
function fittingPixel(text: string, state: Readonly<StageState>, above: number): number {
  const pixel = state.phase === 'counting' ? 2 * ART_PIXEL : ART_PIXEL;
  if (!isTall(state.viewport)) return pixel;
  const width = layOutText(text).width * pixel;
  const room = messagesBottom(state) - hudBottom(state) - above;
  const factor = ENLARGED.find(
    (by) => width * by <= state.viewport.width - 2 * MARGIN && LINE_HEIGHT * pixel * by <= room,
  );
  return pixel * (factor ?? 1);
}

/** After a run the page shows the result. */
function messageOf(state: Readonly<StageState>): string {
  const { phase, jumpKey, touch, countdown, viewport } = state;
  switch (phase) {
    case 'ready':
      // On an upright stage Start is right below, as wide as the screen.
      return viewport.cssPixel === null ? pressToContinue(jumpKey, touch, 'start') : '';
    case 'paused':
      return pausedText(jumpKey, touch);
    case 'counting':
      return String(countdown);
    case 'running':
    case 'shown':
    case 'over':
      return '';
  }
}

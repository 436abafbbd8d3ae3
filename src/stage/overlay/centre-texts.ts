import { DINO_SIZE, DINO_X, type Entities, STAGE_WIDTH } from '#simulation';
import { extrapolatedX } from '../extrapolation.ts';
import type { StageState } from '../stage.ts';
import type { FrameInfo, View, ViewContext } from '../view.ts';
import { onGrid } from '../viewport.ts';
import type { HintContent, LineContent } from './captions.ts';
import { bubbleLayout, bubbleWidth, centreX, hudLayout, isFirstRowTaken } from './hud-layout.ts';
import { layOutText } from './text.ts';

/** The middle of the nearest subject of the hint that is still ahead, px. */
function hintTargetX(frame: FrameInfo): number | undefined {
  const { cacti, pterodactyls, pickups } = frame.view.entities;
  switch (frame.state.hint?.about) {
    case 'cactus':
      return nearestAhead(cacti, frame);
    case 'pterodactyl':
      return nearestAhead(pterodactyls, frame);
    case 'pickup':
      return nearestAhead(pickups, frame);
    case 'turbo':
    case 'fall':
    case undefined:
      return undefined;
  }
}

function nearestAhead(entities: Entities, frame: FrameInfo): number | undefined {
  let nearest: number | undefined;
  for (let i = 0; i < entities.length; i++) {
    const entity = entities.get(i);
    const middle = extrapolatedX(frame, entity) + frame.view.components.Size.width.get(entity) / 2;
    if (middle > DINO_X && (nearest === undefined || middle < nearest)) nearest = middle;
  }
  return nearest;
}

const BUBBLE_LEFT = DINO_X + DINO_SIZE.width + 32;
/** From the bubble's edges to its pointer. */
const POINTER_MARGIN = 16;

/**
 * Texts between the first row of the HUD and the highest pterodactyl: the badge of the course, a
 * note on what has just happened, and the bubble of a hint. For the second row a hint takes
 * precedence over a note.
 */
export class CentreTexts implements View {
  /** Kept, so that React gets the same object while nothing changes. */
  private course: LineContent | null = null;
  private note: LineContent | null = null;
  private hint: HintContent | null = null;

  constructor(private readonly context: Pick<ViewContext, 'captions'>) {}

  draw(frame: FrameInfo): void {
    const { captions } = this.context;
    const { state } = frame;
    const { phase, hint, note, course } = state;
    // Other messages cover these rows, and a recorded run isn't on the player's next course.
    if (phase !== 'ready' && phase !== 'running') return;
    const { firstCentreRow, secondCentreRow } = hudLayout(state);
    const isRunning = phase === 'running';
    // In a race the first row shows the lead, and a second row would be in the dino's way.
    const isTaken = (isRunning && state.ghost !== null) || isFirstRowTaken(state);
    if (!isTaken && course !== '')
      captions.course = this.course = lineOf(this.course, course, firstCentreRow, state);
    if (!isRunning) return;
    if (hint !== null) this.drawBubble(frame, hint.text);
    else if (note !== '')
      captions.note = this.note = lineOf(this.note, note, secondCentreRow, state);
  }

  private drawBubble(frame: FrameInfo, words: string): void {
    const { captions } = this.context;
    const layout = bubbleLayout(frame.state);
    let { hint } = this;
    if (hint === null || hint.words !== words || hint.layout !== layout) {
      hint = { words, text: layOutText(words), layout };
      this.hint = hint;
    }
    captions.hint = hint;
    const width = bubbleWidth(hint.text.width, layout);
    const target = hintTargetX(frame);
    const centred = (target ?? STAGE_WIDTH / 2) - width / 2;
    const x = onGrid(Math.max(BUBBLE_LEFT, Math.min(centred, layout.right - width)));
    if (target === undefined) captions.moveHint(x, undefined);
    else
      captions.moveHint(
        x,
        onGrid(Math.max(x + POINTER_MARGIN, Math.min(target, x + width - POINTER_MARGIN))),
      );
  }
}

/**
 * Returns `last` if nothing has changed.
 * @param row px from the viewport's top.
 */
function lineOf(
  last: LineContent | null,
  words: string,
  row: number,
  state: Readonly<StageState>,
): LineContent {
  const centre = centreX(state);
  const top = state.viewport.top + row;
  if (last !== null && last.words === words && last.top === top && last.centre === centre)
    return last;
  return { words, text: layOutText(words), centre, top, pixel: hudLayout(state).textPixel };
}

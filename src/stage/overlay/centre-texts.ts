import { DINO_X, type Entities, STAGE_WIDTH } from '#simulation';
import { extrapolatedX } from '../extrapolation.ts';
import type { FrameInfo, View, ViewContext } from '../view.ts';
import { onGrid } from '../viewport.ts';
import {
  BUBBLE_PADDING,
  bubbleLayout,
  bubbleWidth,
  centreX,
  courseTop,
  hudLayout,
  isFirstRowTaken,
} from './hud-layout.ts';

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

const POINTER_MARGIN = 16;

/**
 * Texts between the first row of the HUD and the highest pterodactyl: the badge of the course, a
 * note on what has just happened, and the bubble of a hint. For the second row a hint takes
 * precedence over a note.
 */
export class CentreTexts implements View {
  constructor(private readonly context: Pick<ViewContext, 'captions' | 'layers'>) {}

  draw(frame: FrameInfo): void {
    const { captions } = this.context;
    const { state } = frame;
    const { phase, hint, note, course, viewport } = state;
    // Other messages cover these rows, and a recorded run isn't on the player's next course.
    if (phase !== 'ready' && phase !== 'running') return;
    const { secondCentreRow, textPixel } = hudLayout(state);
    const middle = centreX(state);
    const isRunning = phase === 'running';
    // In a race the first row shows the lead, and a second row would be in the dino's way.
    const isTaken = (isRunning && state.ghost !== null) || isFirstRowTaken(state);
    if (!isTaken && course !== '')
      captions.put('course', course, middle, courseTop(state), textPixel, 'centre');
    if (!isRunning) return;
    if (hint !== null) this.putBubble(frame, hint.text);
    else if (note !== '')
      captions.put('note', note, middle, viewport.top + secondCentreRow, textPixel, 'centre');
  }

  private putBubble(frame: FrameInfo, text: string): void {
    const { captions, layers } = this.context;
    const { top, left, right, pixel } = bubbleLayout(frame.state);
    const { layout } = captions.put('hint', text, BUBBLE_PADDING.x, top + BUBBLE_PADDING.y, pixel);
    const width = bubbleWidth(layout.width, pixel);
    const { x: shift, scale } = layers.camera;
    const ahead = hintTargetX(frame);
    const target = ahead === undefined ? undefined : shift + scale.x * ahead;
    const centred = (target ?? STAGE_WIDTH / 2) - width / 2;
    const x = onGrid(Math.max(left, Math.min(centred, right - width)));
    if (target === undefined) captions.moveHint(x, undefined);
    else
      captions.moveHint(
        x,
        onGrid(Math.max(x + POINTER_MARGIN, Math.min(target, x + width - POINTER_MARGIN))),
      );
  }
}

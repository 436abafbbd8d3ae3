import { ASSISTED_ON_STAGE, crashedGhostLead, ghostLead, nearMissesOnStage } from '#content';
import {
  DINO_SIZE,
  DINO_X,
  type Entities,
  GROUND_Y,
  isAssisted,
  PX_PER_METRE,
  STAGE_WIDTH,
  STEPS_PER_SECOND,
} from '#simulation';
import { ART_PIXEL } from '../atlas.ts';
import { extrapolatedX } from '../extrapolation.ts';
import type { FrameInfo, View, ViewContext } from '../view.ts';
import { isTall, onGrid } from '../viewport.ts';
import { BUBBLE_PADDING, bubbleHeight, bubbleWidth } from '../overlay/caption-sprites.ts';
import { centreX, hudBottom, hudLayout, messageMiddle } from '../overlay/hud-layout.ts';
import { CAP_HEIGHT } from '../overlay/text.ts';

const NEAR_MISS_STEPS = 1.5 * STEPS_PER_SECOND;
/** The course of a run is named at its start, and then whether it is assisted. */
const COURSE_STEPS = 3 * STEPS_PER_SECOND;

/** Metres that a rival is ahead until somebody turbos, at most. */
const RIVAL_LEAD = 2;

/** Right edge of a bubble at most, px: a touch screen has Pause there. */
const BUBBLE_RIGHT = 932;
/** Between the dino and a bubble, px. */
const DINO_MARGIN = 16;
/** Between a bubble and what it's about, CSS px on an upright stage. */
const ABOVE = 16;

/** Between the pointer and the bubble's sides, px. */
const POINTER_MARGIN = 16;

/**
 * Decides what the stage says during a run: one message at a time. In order of precedence: a hint,
 * a note on what has just happened, a near miss, the lead in a race, the run's course.
 */
export class RunMessages implements View {
  constructor(private readonly context: Pick<ViewContext, 'captions' | 'layers'>) {}

  draw(frame: FrameInfo): void {
    const { state } = frame;
    if (state.phase !== 'running') return;
    if (state.hint !== null) {
      this.putBubble(frame, state.hint.text);
      return;
    }
    const text = state.note || nearMissText(frame) || leadText(frame) || courseText(frame);
    if (text === '') return;
    const { textPixel } = hudLayout(state);
    const top = messageMiddle(state) - (CAP_HEIGHT / 2) * textPixel;
    this.context.captions.put('note', text, centreX(state), top, textPixel, 'centre');
  }

  private putBubble(frame: FrameInfo, text: string): void {
    const { captions, layers } = this.context;
    const { state } = frame;
    const { viewport } = state;
    const pixel = isTall(viewport) ? 3 : ART_PIXEL;
    const height = bubbleHeight(pixel);
    const row = messageMiddle(state) - onGrid(height / 2);
    const { layout } = captions.put('hint', text, BUBBLE_PADDING.x, row + BUBBLE_PADDING.y, pixel);
    const width = bubbleWidth(layout.width, pixel);
    const ahead = hintTargetX(frame);
    if (ahead === undefined) {
      captions.moveHint(onGrid((STAGE_WIDTH - width) / 2), 0, undefined);
      return;
    }
    const { x: shift, y: lift, scale } = layers.camera;
    const target = shift + scale.x * ahead;
    // Right of the dino, whose jump it would cover.
    const left = shift + scale.x * (DINO_X + DINO_SIZE.width) + DINO_MARGIN;
    const x = onGrid(Math.min(BUBBLE_RIGHT - width, Math.max(left, target - width / 2)));
    const bottom = lift + scale.y * highestAhead(frame) - ABOVE * (viewport.cssPixel ?? 1);
    const down = Math.max(hudBottom(state), bottom - height) - row;
    const tip = Math.max(x + POINTER_MARGIN, Math.min(target, x + width - POINTER_MARGIN));
    // An upright stage doesn't show it at once.
    captions.moveHint(x, onGrid(down), target < STAGE_WIDTH ? onGrid(tip) : undefined);
  }
}

function nearMissText({ story }: FrameInfo): string {
  if (story.since('nearMiss') >= NEAR_MISS_STEPS) return '';
  return nearMissesOnStage(story.count('nearMiss'));
}

function courseText({ story, view, state: { course } }: FrameInfo): string {
  const age = story.sinceBeginning;
  if (course !== '' && age < COURSE_STEPS) return course;
  const end = course === '' ? COURSE_STEPS : 2 * COURSE_STEPS;
  return age < end && isAssisted(view.assists) ? ASSISTED_ON_STAGE : '';
}

function leadText({ ghost, groundX, state }: FrameInfo): string {
  if (ghost === null) return '';
  const metres = Math.round((groundX - ghost.groundX) / PX_PER_METRE);
  // A rival's end has a note.
  if (state.ghost?.rival && (ghost.view.gameOver || Math.abs(metres) <= RIVAL_LEAD)) return '';
  return ghost.view.gameOver ? crashedGhostLead(metres) : ghostLead(metres);
}

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

/** Top of the highest threat or pickup, px: a bubble covers none. */
function highestAhead({ view }: FrameInfo): number {
  const { entities, components } = view;
  let top = GROUND_Y;
  for (const each of [entities.threats, entities.pickups])
    for (let i = 0; i < each.length; i++)
      if (components.Position.x.get(each.get(i)) > DINO_X)
        top = Math.min(top, components.Position.y.get(each.get(i)));
  return top;
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

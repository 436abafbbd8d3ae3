import { ASSISTED_ON_STAGE, crashedGhostLead, ghostLead, nearMissesOnStage } from '#content';
import {
  DINO_X,
  type Entities,
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
import { centreX, hudLayout, messageMiddle } from '../overlay/hud-layout.ts';
import { CAP_HEIGHT } from '../overlay/text.ts';

const NEAR_MISS_STEPS = 1.5 * STEPS_PER_SECOND;
/** The course of a run is named at its start, and then whether it is assisted. */
const COURSE_STEPS = 3 * STEPS_PER_SECOND;

/** Metres that a rival is ahead until somebody turbos, at most. */
const RIVAL_LEAD = 2;

/** Limits of a bubble, px: the weapon with its key cap stands left of it. */
const WIDE_BUBBLE = { left: 260, right: 984 } as const;
const TALL_BUBBLE = { left: 88, right: 984 } as const;
const UPRIGHT_BUBBLE = { left: 16, right: 984 } as const;

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
    const { left, right } =
      viewport.cssPixel !== null ? UPRIGHT_BUBBLE : isTall(viewport) ? TALL_BUBBLE : WIDE_BUBBLE;
    const top = messageMiddle(state) - onGrid(bubbleHeight(pixel) / 2) + BUBBLE_PADDING.y;
    const { layout } = captions.put('hint', text, BUBBLE_PADDING.x, top, pixel);
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

function nearestAhead(entities: Entities, frame: FrameInfo): number | undefined {
  let nearest: number | undefined;
  for (let i = 0; i < entities.length; i++) {
    const entity = entities.get(i);
    const middle = extrapolatedX(frame, entity) + frame.view.components.Size.width.get(entity) / 2;
    if (middle > DINO_X && (nearest === undefined || middle < nearest)) nearest = middle;
  }
  return nearest;
}

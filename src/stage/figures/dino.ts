import { isAirborne, isArmed, isCrouching, type RunView } from '#simulation';
import { ART_PIXEL, type FrameName } from '../atlas.ts';
import { type ExtrapolatedRun, extrapolatedX, extrapolatedY } from '../extrapolation.ts';
import type { Art } from '../sheets.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import { frameAt, type ViewFactory } from '../view.ts';

/** The frames of each animation, in order. */
export const ANIMATIONS = {
  run: ['dino-run-1', 'dino-run-2', 'dino-run-3', 'dino-run-4'],
  crouch: ['dino-crouch-1', 'dino-crouch-2', 'dino-crouch-3', 'dino-crouch-4'],
} as const satisfies Readonly<Record<string, readonly FrameName[]>>;

const HELD_STANDING = { frame: 'gun-held', x: 25, y: 2 } as const;
const HELD_CROUCHING = { frame: 'gun-held-crouching', x: 40, y: 2 } as const;
/** In the passing positions of the run cycle the body is lower by one, and so is the weapon. */
const HELD_SUNK = { ...HELD_STANDING, y: 3 } as const;

/**
 * For each frame of the dino, the arm that holds the weapon, and the arm's top left corner from
 * that of the frame, art pixels. It aims from in front of the snout, with the barrel at the height
 * of the bullets (10 px below the dino's top edge).
 */
export const GUN_HELD = {
  'dino-idle': HELD_STANDING,
  'dino-blink': HELD_STANDING,
  'dino-run-1': HELD_STANDING,
  'dino-run-2': HELD_SUNK,
  'dino-run-3': HELD_STANDING,
  'dino-run-4': HELD_SUNK,
  'dino-jump': HELD_STANDING,
  'dino-fall': HELD_STANDING,
  'dino-crash': HELD_STANDING,
  'dino-crouch-1': HELD_CROUCHING,
  'dino-crouch-2': HELD_CROUCHING,
  'dino-crouch-3': HELD_CROUCHING,
  'dino-crouch-4': HELD_CROUCHING,
  'dino-crouch-crash': HELD_CROUCHING,
} as const satisfies Readonly<
  Partial<Record<FrameName, { readonly frame: FrameName; readonly x: number; readonly y: number }>>
>;

export type DinoFrame = keyof typeof GUN_HELD;

/**
 * Ground covered from one frame of the run or crouch cycle to the next, px: five steps at the first
 * speed, two at the last.
 */
const STRIDE = 35;

/** The waiting dino blinks this often and for this long, ms. */
const BLINK_INTERVAL = 3200;
const BLINK_DURATION = 140;

/**
 * The frame that shows the dino of a run. The ground covered drives its cycle, so that the feet do
 * not slide over the ground.
 * @param waited how long the dino has been waiting for the start, ms.
 */
export function dinoFrame(
  run: Pick<ExtrapolatedRun, 'view' | 'groundX'>,
  waited: number,
): DinoFrame {
  const { view } = run;
  const { Velocity } = view.components;
  const { dino } = view;
  const crouching = isCrouching(view);
  if (view.gameOver) return crouching ? 'dino-crouch-crash' : 'dino-crash';
  if (view.steps === 0) return isBlinking(waited) ? 'dino-blink' : 'dino-idle';
  if (isAirborne(view)) return Velocity.y.get(dino) < 0 ? 'dino-jump' : 'dino-fall';
  return frameAt(crouching ? ANIMATIONS.crouch : ANIMATIONS.run, run.groundX / STRIDE);
}

/** Whether the waiting dino has its eyes closed. @param waited how long it has been waiting, ms. */
function isBlinking(waited: number): boolean {
  return waited % BLINK_INTERVAL >= BLINK_INTERVAL - BLINK_DURATION;
}

export const createDino: ViewFactory = ({ layers, art }) => {
  const layer = layers('dino');
  let drawnView: RunView | undefined;
  /**
   * When the run was first drawn, ms: the waiting animation begins there, at the frame that the
   * poster shows.
   */
  let firstDrawnAt = 0;
  let wasBlinking = false;
  return {
    draw(run) {
      const { view } = run;
      if (view !== drawnView) {
        drawnView = view;
        firstDrawnAt = performance.now();
      }
      // The clock is read only while the dino waits: each reading allocates a number.
      const waited = view.steps === 0 ? performance.now() - firstDrawnAt : 0;
      wasBlinking = isBlinking(waited);
      drawDino(run, waited, layer, art);
    },
    /** It waits for the start without a new frame, until it blinks. */
    get isAnimating() {
      return drawnView?.steps === 0 && isBlinking(performance.now() - firstDrawnAt) !== wasBlinking;
    },
  };
};

/**
 * Draws the dino of a run, and the arm that holds the weapon if it has one.
 * @param waited how long it has been waiting for the start, ms.
 * @param offsetX how far to the right of its own position to draw it, px.
 */
export function drawDino(
  run: ExtrapolatedRun,
  waited: number,
  layer: SpriteLayer,
  art: Art,
  offsetX = 0,
): void {
  const { dino } = run.view;
  const frame = dinoFrame(run, waited);
  const x = extrapolatedX(run, dino) + offsetX;
  const y = extrapolatedY(run, dino);
  layer.put(art.frame(frame), x, y);
  if (isArmed(run.view)) {
    const held = GUN_HELD[frame];
    layer.put(art.frame(held.frame), x + held.x * ART_PIXEL, y + held.y * ART_PIXEL);
  }
}

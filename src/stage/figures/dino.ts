import { isAirborne, isArmed, isCrouching } from '#simulation';
import { ART_PIXEL, type FrameName } from '../atlas.ts';
import { type ExtrapolatedRun, extrapolatedX, extrapolatedY } from '../extrapolation.ts';
import type { Art } from '../sheets.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import { frameAt, type ViewFactory } from '../view.ts';

export const ANIMATIONS = {
  run: ['dino-run-1', 'dino-run-2', 'dino-run-3', 'dino-run-4'],
  crouch: ['dino-crouch-1', 'dino-crouch-2', 'dino-crouch-3', 'dino-crouch-4'],
} as const satisfies Readonly<Record<string, readonly FrameName[]>>;

const HELD_STANDING = { frame: 'gun-held', x: 25, y: 2 } as const;
const HELD_CROUCHING = { frame: 'gun-held-crouching', x: 40, y: 2 } as const;
/** In the passing positions of the run cycle body and weapon are lower by one art pixel. */
const HELD_SUNK = { ...HELD_STANDING, y: 3 } as const;

/**
 * The arm with the weapon for each frame, and its top left corner measured from the frame's, in art
 * pixels. The barrel is in front of the snout, at the height of the bullets: 10 px below the dino's
 * top edge.
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

/** px of ground for each frame: five steps at the first speed, two at top speed. */
const STRIDE = 35;

const BLINK_INTERVAL_MS = 3200;
const BLINK_DURATION_MS = 140;

/**
 * The cycle follows the ground covered, so that the feet don't slide.
 * @param waited how long the dino has waited for the start, ms.
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

function isBlinking(waited: number): boolean {
  return waited % BLINK_INTERVAL_MS >= BLINK_INTERVAL_MS - BLINK_DURATION_MS;
}

export const createDino: ViewFactory = ({ layers, art }) => {
  const layer = layers('dino');
  /** ms. The waiting animation starts here, with the frame that the poster shows. */
  let waitsSince = 0;
  let isWaiting = false;
  let wasBlinking = false;
  return {
    begin() {
      waitsSince = performance.now();
    },
    draw(run) {
      isWaiting = run.view.steps === 0;
      // Read the clock only while the dino waits, because each reading allocates a number.
      const waited = isWaiting ? performance.now() - waitsSince : 0;
      wasBlinking = isBlinking(waited);
      drawDino(run, waited, layer, art);
    },
    /** The waiting dino needs a new frame only when it blinks. */
    get isAnimating() {
      return isWaiting && isBlinking(performance.now() - waitsSince) !== wasBlinking;
    },
  };
};

/**
 * Includes the arm with the weapon, until a crash.
 * @param waited how long the dino has waited for the start, ms.
 * @param offsetX px to the right of its own position.
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
  // After a crash it would stick in a pterodactyl.
  if (isArmed(run.view) && !run.view.gameOver) {
    const held = GUN_HELD[frame];
    layer.put(art.frame(held.frame), x + held.x * ART_PIXEL, y + held.y * ART_PIXEL);
  }
}

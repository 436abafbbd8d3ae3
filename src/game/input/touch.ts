import { allOf, listen } from '#platform';
import type { ControlsTarget, InputDevice } from './controls.ts';
import type { GameElements } from './game-elements.ts';

type TouchTarget = Pick<ControlsTarget, 'touchMode' | 'press' | 'release'>;

/** A finger that moves this far downwards is swiping, CSS px. */
const SWIPE_PX = 10;

/** How far to the side a swipe may go for each px down: the tangent of 60 degrees. */
const SWIPE_SLOPE = Math.sqrt(3);

/** A finger that moves this far down, CSS px, is probably starting to swipe: a tap moves less. */
const EARLY_SWIPE_PX = 2;

/**
 * Watch a finger that may become a swipe for this long before it jumps after all, ms. Browsers that
 * leave out the first 15 px report a finger after 83 ms if it rests for 33 ms and then moves at 400
 * px/s.
 */
export const WATCH_MS = 100;

interface Finger {
  readonly x: number;
  readonly y: number;
  readonly since: number;
  /** 0 means until the next frame. */
  readonly watchMs: number;
  /** Movement to the side and down, px. */
  across: number;
  down: number;
  state: 'undecided' | 'jump' | 'crouch' | 'tap' | 'none';
}

/**
 * Recognizes taps and swipes on the stage. Both begin alike, and a jump can't be undone: a dino in
 * the air doesn't duck. A finger jumps in the next frame, as a player who taps expects. It waits
 * longer only where a jump is probably wrong, because that would lift the dino into the pterodactyl
 * that the player wants to pass under. A swipe recognized after the jump brings the dino down fast
 * and crouches on landing.
 *
 * Between runs a finger on the stage must still scroll the page, so a tap counts when the finger is
 * lifted.
 */
export class Gestures {
  private readonly fingers = new Map<number, Finger>();

  constructor(private readonly target: TouchTarget) {}

  down(id: number, x: number, y: number, now: number): void {
    const mode = this.target.touchMode();
    const isWatched = mode === 'playing' || mode === 'patient';
    const state = isWatched ? 'undecided' : 'tap';
    const watchMs = mode === 'patient' ? WATCH_MS : 0;
    const finger: Finger = { x, y, since: now, watchMs, across: 0, down: 0, state };
    this.fingers.set(id, finger);
    if (mode === 'immediate') this.act(id, finger, 'jump');
  }

  move(id: number, x: number, y: number): void {
    const finger = this.fingers.get(id);
    if (finger === undefined) return;
    finger.across = Math.abs(x - finger.x);
    finger.down = y - finger.y;
    if (finger.state === 'tap') {
      if (Math.max(finger.across, Math.abs(finger.down)) > SWIPE_PX) finger.state = 'none';
    } else if (finger.state === 'undecided' || finger.state === 'jump') {
      if (hasSwiped(finger, SWIPE_PX)) this.act(id, finger, 'crouch');
    }
  }

  up(id: number): void {
    const finger = this.fingers.get(id);
    if (finger === undefined) return;
    if (finger.state === 'undecided' || finger.state === 'tap') this.act(id, finger, 'jump');
    this.cancel(id);
  }

  cancel(id: number): void {
    const finger = this.fingers.get(id);
    if (finger === undefined) return;
    this.fingers.delete(id);
    if (finger.state === 'jump' || finger.state === 'crouch')
      this.target.release(finger.state, source(id));
  }

  releaseAll(): void {
    for (const id of this.fingers.keys()) this.cancel(id);
  }

  frame(now: number): void {
    if (this.fingers.size === 0) return;
    for (const [id, finger] of this.fingers) {
      if (finger.state !== 'undecided') continue;
      const watchMs = hasSwiped(finger, EARLY_SWIPE_PX) ? WATCH_MS : finger.watchMs;
      // The frame's time is its start, which can be before the touch.
      if (watchMs === 0 || now - finger.since >= watchMs) this.act(id, finger, 'jump');
    }
  }

  reset(): void {
    this.fingers.clear();
  }

  private act(id: number, finger: Finger, action: 'jump' | 'crouch'): void {
    if (finger.state === 'jump') this.target.release('jump', source(id));
    finger.state = action;
    this.target.press(action, source(id));
  }
}

export function hasSwiped({ across, down }: Pick<Finger, 'across' | 'down'>, px: number): boolean {
  return across <= down * SWIPE_SLOPE && Math.hypot(across, down) >= px;
}

function source(id: number): string {
  return `finger ${id}`;
}

const CONTROLS = 'button, a, input, select, dialog, [role=alert]';

/**
 * Listens to touches and the mouse on the stage. In full screen a touch counts everywhere but on
 * other controls, so that no place under a thumb is dead.
 */
export function attachTouch(
  { stage, playArea, root }: Pick<GameElements, 'stage' | 'playArea' | 'root'>,
  target: TouchTarget,
): InputDevice {
  const gestures = new Gestures(target);
  const onPointerUp = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') target.release('jump', 'mouse');
    else gestures.up(event.pointerId);
  };
  const isMeant = ({ target: touched }: Event) => {
    if (!(touched instanceof Element)) return false;
    return (
      stage.contains(touched) ||
      (root.dataset['fullScreen'] !== undefined && touched.closest(CONTROLS) === null)
    );
  };
  const dispose = allOf([
    listen(playArea, 'pointerdown', (event) => {
      if (event.button !== 0 || !isMeant(event)) return;
      // A mouse neither swipes nor scrolls by dragging, so it jumps at once.
      if (event.pointerType === 'mouse') target.press('jump', 'mouse');
      else gestures.down(event.pointerId, event.clientX, event.clientY, performance.now());
    }),
    listen(playArea, 'pointermove', (event) =>
      gestures.move(event.pointerId, event.clientX, event.clientY),
    ),
    // On the window, because a mouse may leave the stage before its button is released.
    listen(window, 'pointerup', onPointerUp),
    listen(window, 'pointercancel', (event) => {
      if (event.pointerType === 'mouse') target.release('jump', 'mouse');
      else gestures.cancel(event.pointerId);
    }),
    listen(playArea, 'contextmenu', (event) => {
      if (isMeant(event)) event.preventDefault();
    }),
  ]);
  return {
    frame: (now) => gestures.frame(now),
    releaseFingers: () => gestures.releaseAll(),
    reset: () => gestures.reset(),
    dispose,
  };
}

import { listen } from '#platform';

/** A finger that has come this far down, and more down than sideways, crouches. CSS px. */
const SWIPE_PX = 10;

/** A finger that stays put this long jumps. */
const DECIDE_MS = 50;

/** One that has set out downwards gets longer, to make a slow swipe of it. */
const SETTING_OUT_PX = 3;
const DECIDE_SLOWLY_MS = 100;

/**
 * While playing, a finger acts once it is known what it means; eager, without that look, because it means a jump alone; while
 * resting (before the start, paused, after the end) a tap does.
 */
export type TouchMode = 'playing' | 'eager' | 'resting' | 'deaf';

export interface TouchOptions {
  readonly mode: () => TouchMode;
  readonly press: (action: 'jump' | 'crouch', source: string) => void;
  readonly release: (action: 'jump' | 'crouch', source: string) => void;
}

interface Finger {
  readonly x: number;
  readonly y: number;
  readonly since: number;
  /** How far down it has come, px. */
  down: number;
  does: 'deciding' | 'jump' | 'crouch' | 'tapping' | 'nothing';
}

/**
 * What fingers on the stage mean. A tap and a swipe begin alike, and a jump cannot be taken back: a dino in the air
 * does not duck, so jumping at once would throw every swipe into the pterodactyl it was to pass under. Hence a finger
 * is watched for 50 ms, three steps: once it has gone down, it crouches; lifted or still there, it jumps. The Jump
 * button, under the thumb, has no such delay.
 *
 * While nobody plays the stage must not catch a finger that scrolls the page, so a tap counts when it is lifted.
 */
export class Gestures {
  private readonly fingers = new Map<number, Finger>();

  constructor(private readonly options: TouchOptions) {}

  down(id: number, x: number, y: number, now: number): void {
    const mode = this.options.mode();
    const does = mode === 'playing' ? 'deciding' : mode === 'resting' ? 'tapping' : 'nothing';
    const finger: Finger = { x, y, since: now, down: 0, does };
    this.fingers.set(id, finger);
    if (mode === 'eager') this.become(id, finger, 'jump');
  }

  move(id: number, x: number, y: number): void {
    const finger = this.fingers.get(id);
    if (finger === undefined) return;
    const across = Math.abs(x - finger.x);
    const down = y - finger.y;
    finger.down = down;
    if (finger.does === 'tapping') {
      if (Math.max(across, Math.abs(down)) > SWIPE_PX) finger.does = 'nothing';
    } else if (finger.does === 'deciding' || finger.does === 'jump') {
      // A finger that jumped and then swipes crouches on landing.
      if (down >= SWIPE_PX && down > across) this.become(id, finger, 'crouch');
    }
  }

  up(id: number): void {
    const finger = this.fingers.get(id);
    if (finger === undefined) return;
    if (finger.does === 'deciding' || finger.does === 'tapping') this.become(id, finger, 'jump');
    this.cancel(id);
  }

  /** The browser took the finger for itself, or it is gone. */
  cancel(id: number): void {
    const finger = this.fingers.get(id);
    if (finger === undefined) return;
    this.fingers.delete(id);
    if (finger.does === 'jump' || finger.does === 'crouch') this.options.release(finger.does, source(id));
  }

  /** Called each frame: fingers that stayed put long enough jump. */
  frame(now: number): void {
    if (this.fingers.size === 0) return;
    for (const [id, finger] of this.fingers) {
      const patience = finger.down >= SETTING_OUT_PX ? DECIDE_SLOWLY_MS : DECIDE_MS;
      if (finger.does === 'deciding' && now - finger.since >= patience) this.become(id, finger, 'jump');
    }
  }

  /** Forgets every finger, telling nobody. */
  forget(): void {
    this.fingers.clear();
  }

  private become(id: number, finger: Finger, action: 'jump' | 'crouch'): void {
    if (finger.does === 'jump') this.options.release('jump', source(id));
    finger.does = action;
    this.options.press(action, source(id));
  }
}

function source(id: number): string {
  return `finger ${id}`;
}

/** Listens to fingers and mouse on the stage. */
export function attachTouch(
  stage: HTMLElement,
  gestures: Gestures,
  options: TouchOptions,
  clock: () => number,
): () => void {
  const lift = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') options.release('jump', 'mouse');
    else gestures.up(event.pointerId);
  };
  const undo = [
    listen(stage, 'pointerdown', (event) => {
      if (event.button !== 0) return;
      // A mouse neither swipes nor scrolls by dragging, so it need not be watched first.
      if (event.pointerType === 'mouse') options.press('jump', 'mouse');
      else gestures.down(event.pointerId, event.clientX, event.clientY, clock());
    }),
    listen(stage, 'pointermove', (event) => gestures.move(event.pointerId, event.clientX, event.clientY)),
    // At the window, because a mouse leaves the stage as it pleases.
    listen(window, 'pointerup', lift),
    listen(window, 'pointercancel', (event) => {
      if (event.pointerType === 'mouse') options.release('jump', 'mouse');
      else gestures.cancel(event.pointerId);
    }),
    listen(stage, 'contextmenu', (event) => event.preventDefault()),
  ];
  return () => {
    for (const remove of undo) remove();
  };
}

import { listen } from '#platform';

/** A finger that has moved at least this far down, and further down than sideways, crouches. CSS px. */
const SWIPE_PX = 10;

/** A finger that stays still for this long jumps, ms. */
const DECIDE_MS = 50;

/** A finger that has moved this far down, px, may be a slow swipe: it gets longer to become one, ms. */
const SLOW_SWIPE_PX = 3;
const DECIDE_SLOW_SWIPE_MS = 100;

/**
 * - playing: a touch jumps or crouches as soon as it is known whether it is a tap or a swipe.
 * - immediate: a touch jumps at once, because it can only mean a jump.
 * - idle (before the start, paused, after the end): a tap jumps when the finger is lifted.
 * - ignored: touches do nothing.
 */
export type TouchMode = 'playing' | 'immediate' | 'idle' | 'ignored';

export interface TouchOptions {
  readonly mode: () => TouchMode;
  readonly press: (action: 'jump' | 'crouch', source: string) => void;
  readonly release: (action: 'jump' | 'crouch', source: string) => void;
}

interface Finger {
  readonly x: number;
  readonly y: number;
  readonly since: number;
  /** How far it has moved down, px. */
  down: number;
  state: 'undecided' | 'jump' | 'crouch' | 'tap' | 'none';
}

/**
 * Recognizes taps and swipes on the stage. Both begin alike, and a jump cannot be undone: a dino in the air does not duck, so
 * jumping at once would lift the dino into the very pterodactyl that the player swipes to pass under. So a finger is observed
 * for 50 ms, three steps: if it has moved down, it crouches; if it was lifted or is still there, it jumps. The Jump button has
 * no such delay.
 *
 * While no run is under way the stage must not catch a finger that scrolls the page, so a tap counts when the finger is lifted.
 */
export class Gestures {
  private readonly fingers = new Map<number, Finger>();

  constructor(private readonly options: TouchOptions) {}

  down(id: number, x: number, y: number, now: number): void {
    const mode = this.options.mode();
    const state = mode === 'playing' ? 'undecided' : mode === 'idle' ? 'tap' : 'none';
    const finger: Finger = { x, y, since: now, down: 0, state };
    this.fingers.set(id, finger);
    if (mode === 'immediate') this.act(id, finger, 'jump');
  }

  move(id: number, x: number, y: number): void {
    const finger = this.fingers.get(id);
    if (finger === undefined) return;
    const across = Math.abs(x - finger.x);
    const down = y - finger.y;
    finger.down = down;
    if (finger.state === 'tap') {
      if (Math.max(across, Math.abs(down)) > SWIPE_PX) finger.state = 'none';
    } else if (finger.state === 'undecided' || finger.state === 'jump') {
      // A finger that has jumped and then swipes down crouches on landing.
      if (down >= SWIPE_PX && down > across) this.act(id, finger, 'crouch');
    }
  }

  up(id: number): void {
    const finger = this.fingers.get(id);
    if (finger === undefined) return;
    if (finger.state === 'undecided' || finger.state === 'tap') this.act(id, finger, 'jump');
    this.cancel(id);
  }

  /** The browser uses the finger for something else, such as scrolling, or it has been lifted. */
  cancel(id: number): void {
    const finger = this.fingers.get(id);
    if (finger === undefined) return;
    this.fingers.delete(id);
    if (finger.state === 'jump' || finger.state === 'crouch') this.options.release(finger.state, source(id));
  }

  /** Called once per frame: fingers that have stayed still long enough jump. */
  frame(now: number): void {
    if (this.fingers.size === 0) return;
    for (const [id, finger] of this.fingers) {
      const decideMs = finger.down >= SLOW_SWIPE_PX ? DECIDE_SLOW_SWIPE_MS : DECIDE_MS;
      if (finger.state === 'undecided' && now - finger.since >= decideMs) this.act(id, finger, 'jump');
    }
  }

  /** Drops all fingers, without calling `release`. */
  reset(): void {
    this.fingers.clear();
  }

  private act(id: number, finger: Finger, action: 'jump' | 'crouch'): void {
    if (finger.state === 'jump') this.options.release('jump', source(id));
    finger.state = action;
    this.options.press(action, source(id));
  }
}

function source(id: number): string {
  return `finger ${id}`;
}

/** Listens to touches and the mouse on the stage. Returns a dispose function. */
export function attachTouch(
  stage: HTMLElement,
  gestures: Gestures,
  options: TouchOptions,
  clock: () => number,
): () => void {
  const onPointerUp = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') options.release('jump', 'mouse');
    else gestures.up(event.pointerId);
  };
  const disposers = [
    listen(stage, 'pointerdown', (event) => {
      if (event.button !== 0) return;
      // A mouse neither swipes nor scrolls by dragging, so it jumps at once.
      if (event.pointerType === 'mouse') options.press('jump', 'mouse');
      else gestures.down(event.pointerId, event.clientX, event.clientY, clock());
    }),
    listen(stage, 'pointermove', (event) => gestures.move(event.pointerId, event.clientX, event.clientY)),
    // On the window, because a mouse may leave the stage before its button is released.
    listen(window, 'pointerup', onPointerUp),
    listen(window, 'pointercancel', (event) => {
      if (event.pointerType === 'mouse') options.release('jump', 'mouse');
      else gestures.cancel(event.pointerId);
    }),
    listen(stage, 'contextmenu', (event) => event.preventDefault()),
  ];
  return () => {
    for (const dispose of disposers) dispose();
  };
}

import { allOf, listen } from '#platform';
import { RESTART_DELAY_MS } from '../session/next-run.ts';

/** Who ducks too late still presses after the crash, ms. */
export const LATE_MS = 3000;

/** After a press that was late the next one is too, unless this much time has passed, ms. */
const QUIET_MS = RESTART_DELAY_MS;

interface Place {
  /** For this long after the crash a press here was meant for the run, ms. */
  readonly lateMs: number;
  /** The last press that was late, ms of `performance.now()`. */
  lastAt: number;
}

/**
 * After a crash other buttons appear, some where a key was. Pointers that were meant for the run
 * reach none of them, whoever renders them.
 */
export class LatePresses {
  private keys: readonly (Place & { readonly box: DOMRect })[] = [];
  private others = newPlace(RESTART_DELAY_MS);
  private isClickLate = false;

  /** @param msSinceCrash undefined while no result is on the stage. */
  constructor(private readonly msSinceCrash: (now: number) => number | undefined) {}

  attach(area: HTMLElement): () => void {
    return allOf([
      listen(
        area,
        'pointerdown',
        (event) => {
          this.isClickLate = this.isLate(event);
          if (this.isClickLate) stop(event);
        },
        { capture: true },
      ),
      listen(
        area,
        'click',
        (event) => {
          // A click without a pointer (detail 0) comes from a key or from assistive technology.
          if (this.isClickLate && event.detail !== 0) stop(event);
        },
        { capture: true },
      ),
    ]);
  }

  /** Call it before the keys go. */
  onCrash(area: HTMLElement): void {
    this.others = newPlace(RESTART_DELAY_MS);
    const keys = [...area.querySelectorAll<HTMLButtonElement>('button[data-action]')];
    this.keys = keys
      .filter(({ disabled }) => !disabled)
      .map((key) => ({
        box: key.getBoundingClientRect(),
        ...newPlace(key.dataset['action'] === 'crouch' ? LATE_MS : RESTART_DELAY_MS),
      }));
  }

  private isLate({ clientX: x, clientY: y, pointerType }: PointerEvent): boolean {
    const now = performance.now();
    const since = this.msSinceCrash(now);
    if (since === undefined) return false;
    // A mouse presses what it sees.
    const keys = pointerType === 'mouse' ? [] : this.keys;
    const place = keys.find(({ box }) => isInside(box, x, y)) ?? this.others;
    const isLate = since < place.lateMs || now - place.lastAt < QUIET_MS;
    if (isLate) place.lastAt = now;
    // The player looks at the result by now: what opens next may lie where a key was.
    else this.keys = [];
    return isLate;
  }
}

function newPlace(lateMs: number): Place {
  return { lateMs, lastAt: Number.NEGATIVE_INFINITY };
}

function isInside({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return x >= left && x < right && y >= top && y < bottom;
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

import { Store } from '#platform';
import type { Replay } from '#replay';
import { INPUT, isArmed, NO_INPUT, type RunView } from '#simulation';

export const SHOWN_KEYS = ['jump', 'crouch', 'shoot', 'turbo'] as const;
export type ShownKey = (typeof SHOWN_KEYS)[number];

/** ms: longer than a step in slow motion. A tap lasts one step, which is too short to see. */
const HIGHLIGHT_MS = 150;

/** A sum of INPUT bits. */
export class HighlightedKeys extends Store<{ readonly lit: number }> {
  private readonly highlightedUntil: Record<ShownKey, number> = {
    jump: 0,
    crouch: 0,
    shoot: 0,
    turbo: 0,
  };

  constructor() {
    super({ lit: NO_INPUT });
  }

  /**
   * @param keys all keys held or pressed since the last call, a sum of INPUT bits.
   * @param now ms.
   */
  update(keys: number, now: number): void {
    let lit: number = NO_INPUT;
    for (const key of SHOWN_KEYS) {
      if ((keys & INPUT[key]) !== 0) this.highlightedUntil[key] = now + HIGHLIGHT_MS;
      if (now < this.highlightedUntil[key]) lit |= INPUT[key];
    }
    this.light(lit);
  }

  reset(keys: number): void {
    for (const key of SHOWN_KEYS) this.highlightedUntil[key] = 0;
    this.light(keys);
  }

  private light(lit: number): void {
    // Skip unchanged frames, so they allocate nothing.
    if (lit !== this.get().lit) this.publish({ lit });
  }
}

/** A sum of INPUT bits. The special key counts as what it does: a shot or turbo. */
export function keysOfStep(view: RunView, { inputs }: Replay): number {
  const keys = inputs[view.steps - 1] ?? NO_INPUT;
  if ((keys & INPUT.special) === 0) return keys;
  return keys | (isArmed(view) ? INPUT.shoot : INPUT.turbo);
}

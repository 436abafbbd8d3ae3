import { INPUT, NO_INPUT } from '#simulation';
import { Store } from '#platform';

/** The keys that a replay shows. */
export const SHOWN_KEYS = ['jump', 'crouch', 'shoot', 'turbo'] as const;
export type ShownKey = (typeof SHOWN_KEYS)[number];

/**
 * How long a key stays lit after its last step, ms: a tap lasts one step, too short to be seen.
 * Longer than a step in slow motion.
 */
const LIT_MS = 150;

/** Which keys are lit while a replay plays. */
export class LitKeys {
  /** A sum of INPUT bits; published only when it changes. */
  readonly store = new Store<{ readonly lit: number }>({ lit: NO_INPUT });

  private readonly litUntil: Record<ShownKey, number> = { jump: 0, crouch: 0, shoot: 0, turbo: 0 };

  /**
   * @param keys that were held or pressed since the last call, a sum of INPUT bits.
   * @param now ms.
   */
  update(keys: number, now: number): void {
    let lit: number = NO_INPUT;
    for (const key of SHOWN_KEYS) {
      if ((keys & INPUT[key]) !== 0) this.litUntil[key] = now + LIT_MS;
      if (now < this.litUntil[key]) lit |= INPUT[key];
    }
    this.publish(lit);
  }

  /** Lights these keys and no others: those of a position that was gone to. */
  reset(keys: number): void {
    for (const key of SHOWN_KEYS) this.litUntil[key] = 0;
    this.publish(keys);
  }

  private publish(lit: number): void {
    // A frame without a change allocates nothing.
    if (lit !== this.store.get().lit) this.store.publish({ lit });
  }
}

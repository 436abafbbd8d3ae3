import { placeOfKey } from './bindings.ts';

/**
 * Remote desktops repeat a held key by releasing and pressing it in one go, every 33 ms. Nobody
 * presses a key again this soon, ms.
 */
const MAX_GAP_MS = 20;

/** Tells whether a key that comes down was held all the time. */
export class KeyRepeat<Action> {
  private last:
    { readonly place: string; readonly action: Action; readonly at: number } | undefined;

  released(event: KeyboardEvent, action: Action): void {
    this.last = { place: placeOfKey(event), action, at: event.timeStamp };
  }

  /** What the key still does. */
  heldBy(event: KeyboardEvent): Action | undefined {
    const { last } = this;
    const isHeld = last?.place === placeOfKey(event) && event.timeStamp - last.at <= MAX_GAP_MS;
    return isHeld ? last.action : undefined;
  }
}

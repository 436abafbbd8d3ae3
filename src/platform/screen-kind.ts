import { listen } from './listen.ts';

const SMALL_SCREEN = '(max-width: 767.98px)';
const TOUCH_SCREEN = '(pointer: coarse)';

export interface ScreenKind {
  /** Narrow enough for the scroll lock. The style sheet shows its button at the same width. */
  readonly small: boolean;
  readonly touch: boolean;
}

/** Calls back with the kind of screen that the page is on, at once and after each change. Returns an unsubscribe function. */
export function watchScreenKind(onChange: (kind: ScreenKind) => void): () => void {
  const small = matchMedia(SMALL_SCREEN);
  const touch = matchMedia(TOUCH_SCREEN);
  const notify = () => onChange({ small: small.matches, touch: touch.matches });
  const unsubscribes = [listen(small, 'change', notify), listen(touch, 'change', notify)];
  notify();
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}

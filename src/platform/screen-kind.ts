import { listen } from './listen.ts';

const SMALL_SCREEN = '(max-width: 767.98px)';
const TOUCH_SCREEN = '(pointer: coarse)';

export interface ScreenKind {
  /** Small enough for the scroll lock. The style sheet shows its button by the same width. */
  readonly small: boolean;
  readonly touch: boolean;
}

/** Calls `onChange` with the kind of screen now and after each change. Returns an unsubscribe function. */
export function subscribeToScreenKind(onChange: (kind: ScreenKind) => void): () => void {
  const small = matchMedia(SMALL_SCREEN);
  const touch = matchMedia(TOUCH_SCREEN);
  const report = () => onChange({ small: small.matches, touch: touch.matches });
  const disposers = [listen(small, 'change', report), listen(touch, 'change', report)];
  report();
  return () => {
    for (const dispose of disposers) dispose();
  };
}

import { listen } from './listen.ts';

const SMALL_SCREEN = '(max-width: 767.98px)';
const TOUCH_SCREEN = '(pointer: coarse)';

export interface ScreenKind {
  /** Small enough for the scroll lock, whose button the style sheet shows by the same width. */
  readonly small: boolean;
  readonly touch: boolean;
}

/** Tells what kind of screen the page is on, now and whenever that changes. */
export function subscribeToScreenKind(tell: (kind: ScreenKind) => void): () => void {
  const small = matchMedia(SMALL_SCREEN);
  const touch = matchMedia(TOUCH_SCREEN);
  const look = () => tell({ small: small.matches, touch: touch.matches });
  const undo = [listen(small, 'change', look), listen(touch, 'change', look)];
  look();
  return () => {
    for (const remove of undo) remove();
  };
}

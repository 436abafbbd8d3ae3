import { allOf, listen } from './listen.ts';

const SMALL_SCREEN = '(max-width: 767.98px)';
const OVER_STAGE = '(min-width: 768px) and (min-height: 500.02px) and (not (pointer: coarse))';
const TOUCH_SCREEN = '(pointer: coarse)';

export interface ScreenKind {
  /** Narrow enough for the scroll lock. The style sheet shows its button at the same width. */
  readonly small: boolean;
  /**
   * Buttons lie over the stage after a run. The style sheet places them there by the same query.
   */
  readonly buttonsOverStage: boolean;
  readonly touch: boolean;
}

/**
 * Calls back with the kind of screen that the page is on, at once and after each change. Returns an
 * unsubscribe function.
 */
export function watchScreenKind(onChange: (kind: ScreenKind) => void): () => void {
  const small = matchMedia(SMALL_SCREEN);
  const overStage = matchMedia(OVER_STAGE);
  const touch = matchMedia(TOUCH_SCREEN);
  const notify = () =>
    onChange({ small: small.matches, buttonsOverStage: overStage.matches, touch: touch.matches });
  notify();
  return allOf([small, overStage, touch].map((query) => listen(query, 'change', notify)));
}

/**
 * Calls back each time the player has turned the screen to another side. Returns an unsubscribe
 * function.
 */
export function onScreenTurn(listener: () => void): () => void {
  // Missing in some browsers within apps.
  if (!('orientation' in screen)) return () => undefined;
  return listen(screen.orientation, 'change', listener);
}

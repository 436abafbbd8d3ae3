import { listen, readCookies, writeCookie } from '#platform';
import { readPanelCookie, writePanelCookie } from './panel-cookie.ts';

/** Whether the panel was left open; it is on a first visit. */
const isPanelRememberedOpen = (): boolean => readPanelCookie(readCookies()) ?? true;

/**
 * Stores how the visitor leaves the panel; the toggle event is fired for rendered changes as well,
 * which store nothing new.
 */
function rememberPanel(isOpen: boolean): void {
  if (isOpen !== isPanelRememberedOpen()) writeCookie(writePanelCookie(isOpen));
}

/**
 * Shows the panel, which is rendered open, as the visitor left it, and remembers how they leave it.
 * Returns a function that ends that.
 */
export function restoreSidePanel(panel: HTMLDetailsElement): () => void {
  if (!isPanelRememberedOpen()) panel.open = false;
  return listen(panel, 'toggle', () => rememberPanel(panel.open));
}

/** Does so for a page that React has not hydrated. */
export function restoreServedSidePanel(): void {
  const panel = document.querySelector<HTMLDetailsElement>('details[data-side-panel]');
  if (panel !== null) restoreSidePanel(panel);
}

/**
 * Whoever closes the panel, or a part of it, by pointer goes on playing: the next Space is not to
 * open it again.
 */
export function focusStageAfterPanel(): void {
  const focusStage = ({ target, detail }: MouseEvent) => {
    const closing =
      target instanceof Element
        ? target.closest('[data-side-panel] summary')?.closest('details[open]')
        : null;
    // A click without a pointer leaves the focus where it is.
    if (closing === null || closing === undefined || detail === 0) return;
    document.querySelector<HTMLElement>('[role=application]')?.focus({ preventScroll: true });
  };
  // In the capture phase: while React hydrates it stops events.
  listen(document, 'click', focusStage, { capture: true });
}

import { listen, readCookies, writeCookie } from '#platform';

/** The cookie holds the word 'open' or 'closed', and no identifier. */
const NAME = 'dino-panel';

/** A year, s. */
const MAX_AGE = 31_536_000;

/** Whether the panel was left open; it is on a first visit. */
function isPanelRememberedOpen(): boolean {
  const cookies = readCookies().split(';');
  return !cookies.some((cookie) => cookie.trim() === `${NAME}=closed`);
}

/**
 * Stores how the visitor leaves the panel; the toggle event is fired for rendered changes as well,
 * which store nothing new.
 */
function rememberPanel(isOpen: boolean): void {
  if (isOpen !== isPanelRememberedOpen())
    writeCookie(`${NAME}=${isOpen ? 'open' : 'closed'}; Path=/; Max-Age=${MAX_AGE}; SameSite=Lax`);
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

import { listen, readCookies, writeCookie } from '#platform';

/** The cookie holds 'open' or 'closed' and no identifier. */
const NAME = 'dino-panel';

/** A year, s. */
export const MAX_AGE_S = 31_536_000;

function isPanelRememberedOpen(): boolean {
  const cookies = readCookies().split(';');
  return !cookies.some((cookie) => cookie.trim() === `${NAME}=closed`);
}

/** The toggle event also fires for rendered changes, which store nothing new. */
function rememberPanel(isOpen: boolean): void {
  if (isOpen !== isPanelRememberedOpen())
    writeCookie(
      `${NAME}=${isOpen ? 'open' : 'closed'}; Path=/; Max-Age=${MAX_AGE_S}; SameSite=Lax`,
    );
}

/** The panel is rendered open. Returns a function that stops remembering. */
export function restoreSidePanel(panel: HTMLDetailsElement): () => void {
  if (!isPanelRememberedOpen()) panel.open = false;
  return listen(panel, 'toggle', () => rememberPanel(panel.open));
}

export function restoreServedSidePanel(): void {
  const panel = document.querySelector<HTMLDetailsElement>('details[data-side-panel]');
  if (panel !== null) restoreSidePanel(panel);
}

/** After closing the panel by pointer, the next Space belongs to the game, not to the panel. */
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
  // In the capture phase, because React stops events while it hydrates.
  listen(document, 'click', focusStage, { capture: true });
}

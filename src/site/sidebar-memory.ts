import { listen, readCookies, writeCookie } from '#platform';

/** The cookie holds 'open' or 'closed' and no identifier. */
const NAME = 'dino-panel';

/** A year, s. */
export const MAX_AGE_S = 31_536_000;

function isRememberedOpen(): boolean {
  const cookies = readCookies().split(';');
  return !cookies.some((cookie) => cookie.trim() === `${NAME}=closed`);
}

/** The toggle event also fires for rendered changes, which store nothing new. */
function remember(isOpen: boolean): void {
  if (isOpen !== isRememberedOpen())
    writeCookie(
      `${NAME}=${isOpen ? 'open' : 'closed'}; Path=/; Max-Age=${MAX_AGE_S}; SameSite=Lax`,
    );
}

/** The sidebar is rendered open. Returns a function that stops remembering. */
export function restoreSidebar(sidebar: HTMLDetailsElement): () => void {
  if (!isRememberedOpen()) sidebar.open = false;
  return listen(sidebar, 'toggle', () => remember(sidebar.open));
}

export function restoreServedSidebar(): void {
  const sidebar = document.querySelector<HTMLDetailsElement>('details[data-sidebar]');
  if (sidebar !== null) restoreSidebar(sidebar);
}

/** After a press beside the game by pointer, the next Space belongs to the game. */
export function focusStageAfterFolding(): void {
  const focusStage = ({ target, detail }: MouseEvent) => {
    const isBeside = target instanceof Element && target.closest('aside summary') !== null;
    // A click without a pointer leaves the focus where it is.
    if (!isBeside || detail === 0) return;
    document.querySelector<HTMLElement>('[role=application]')?.focus({ preventScroll: true });
  };
  // In the capture phase, because React stops events while it hydrates.
  listen(document, 'click', focusStage, { capture: true });
}

import { listen, readCookies, writeCookie } from '#platform';

/** The cookie holds 'open' or 'closed' and no identifier. */
const NAME = 'dino-panel';

/** A year, s. */
export const MAX_AGE_S = 31_536_000;

function isRememberedOpen(): boolean {
  const cookies = readCookies().split(';');
  return cookies.some((cookie) => cookie.trim() === `${NAME}=open`);
}

/** The toggle event also fires for rendered changes, which store nothing new. */
function remember(isOpen: boolean): void {
  if (isOpen !== isRememberedOpen())
    writeCookie(
      `${NAME}=${isOpen ? 'open' : 'closed'}; Path=/; Max-Age=${MAX_AGE_S}; SameSite=Lax`,
    );
}

/** The panel is rendered closed. Returns a function that stops remembering. */
export function restorePanel(panel: HTMLDetailsElement): () => void {
  if (isRememberedOpen()) panel.open = true;
  return listen(panel, 'toggle', () => remember(panel.open));
}

export function restoreServedPanel(): void {
  const panel = document.querySelector<HTMLDetailsElement>('details[data-panel]');
  if (panel !== null) restorePanel(panel);
}

/** After a press on the panel by pointer, the next Space belongs to the game, not to the panel. */
export function focusStageAfterPanel(): void {
  const focusStage = ({ target, detail }: MouseEvent) => {
    const isPanel = target instanceof Element && target.closest('[data-panel] > summary') !== null;
    // A click without a pointer leaves the focus where it is.
    if (!isPanel || detail === 0) return;
    document.querySelector<HTMLElement>('[role=application]')?.focus({ preventScroll: true });
  };
  // In the capture phase, because React stops events while it hydrates.
  listen(document, 'click', focusStage, { capture: true });
}

import { listen, readCookies, writeCookie } from '#platform';
import { readPanelCookie, writePanelCookie } from './panel-cookie.ts';

/** Whether the panel was left open; it is on a first visit. */
export const isPanelRememberedOpen = (): boolean => readPanelCookie(readCookies()) ?? true;

/** Stores how the visitor leaves the panel; the toggle event is fired for rendered changes as well, which store nothing new. */
export function rememberPanel(isOpen: boolean): void {
  if (isOpen !== isPanelRememberedOpen()) writeCookie(writePanelCookie(isOpen));
}

/** Shows the panel of a prerendered page as the visitor left it, and remembers how they leave it. */
export function restoreSidePanel(): void {
  const panel = document.querySelector<HTMLDetailsElement>('details[data-side-panel]');
  if (panel === null) return;
  panel.open = isPanelRememberedOpen();
  listen(panel, 'toggle', () => rememberPanel(panel.open));
}

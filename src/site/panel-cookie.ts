const NAME = 'dino-panel';

/** A year, s. */
const MAX_AGE = 31_536_000;

/** Whether the visitor has left the panel open; undefined when nothing is known of it. */
export function readPanelCookie(cookies: string): boolean | undefined {
  const value = cookies
    .split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([name]) => name === NAME)?.[1];
  return value === 'open' ? true : value === 'closed' ? false : undefined;
}

/** What to give `document.cookie`: it says nothing but open or closed. */
export function writePanelCookie(open: boolean): string {
  return `${NAME}=${open ? 'open' : 'closed'}; Path=/; Max-Age=${MAX_AGE}; SameSite=Lax`;
}

/** What to give `document.cookie` so that there is none any more. */
export const NO_PANEL_COOKIE = `${NAME}=; Path=/; Max-Age=0; SameSite=Lax`;

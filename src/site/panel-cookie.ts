const NAME = 'dino-panel';

/** A year, s. */
const MAX_AGE = 31_536_000;

/** Whether the panel was open at the last visit; undefined if the cookie is missing or damaged. */
export function readPanelCookie(cookies: string): boolean | undefined {
  const value = cookies
    .split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([name]) => name === NAME)?.[1];
  return value === 'open' ? true : value === 'closed' ? false : undefined;
}

/**
 * The value to assign to `document.cookie`. The cookie holds the word 'open' or 'closed', and no
 * identifier.
 */
export function writePanelCookie(open: boolean): string {
  return `${NAME}=${open ? 'open' : 'closed'}; Path=/; Max-Age=${MAX_AGE}; SameSite=Lax`;
}

/** The value to assign to `document.cookie` to delete the cookie. */
export const EXPIRED_PANEL_COOKIE = `${NAME}=; Path=/; Max-Age=0; SameSite=Lax`;

import { writeCookie } from '#platform';
import { clearReloadRecord } from './chunk-reload.ts';
import { consent } from './consent/index.ts';
import { EXPIRED_PANEL_COOKIE } from './panel-cookie.ts';

/**
 * Removes everything that src/site stores in the browser. The consent banner appears as on a first
 * visit.
 */
export function clearVisitorData(): void {
  writeCookie(EXPIRED_PANEL_COOKIE);
  clearReloadRecord();
  consent.reset();
}

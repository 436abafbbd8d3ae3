import { clearReloadRecord } from './chunk-reload.ts';
import { consent } from './consent/index.ts';
import { NO_PANEL_COOKIE } from './panel-cookie.ts';

/** Removes all that the site itself keeps of a visitor in their browser. They are asked for their consent as on a first visit. */
export function clearVisitorData(): void {
  document.cookie = NO_PANEL_COOKIE;
  clearReloadRecord();
  consent.reset();
}

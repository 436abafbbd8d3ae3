import { clearReloadRecord } from './reload.ts';
import { consent } from './consent/consent.ts';
import { forgetPanel } from './side-panel-memory.ts';

/**
 * Removes everything that src/site stores in the browser. The consent banner appears as on a first
 * visit.
 */
export function clearVisitorData(): void {
  forgetPanel();
  clearReloadRecord();
  consent.reset();
}

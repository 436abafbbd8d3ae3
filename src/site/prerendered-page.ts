import { startAccordionKeys } from './answers.ts';
import { trackPageView } from './analytics.ts';
import { NOT_FOUND_PAGE, readPageName, reportMissingPage } from './page-name.ts';
import { focusStageAfterPanel, restoreServedSidePanel } from './side-panel-memory.ts';
import { showToday } from './today.ts';

/**
 * Does for a prerendered page what React does for those that the router shows: visitors who only
 * read never load it.
 */
export function startPrerenderedPage(): void {
  const { pathname } = location;
  const page = readPageName();
  if (page === NOT_FOUND_PAGE) reportMissingPage(pathname);
  if (page !== undefined) trackPageView({ page, title: document.title, path: pathname });
  showToday();
  restoreServedSidePanel();
  focusStageAfterPanel();
  startAccordionKeys();
}

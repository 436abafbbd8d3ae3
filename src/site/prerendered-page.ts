import { formatDate, formatIsoDate } from '#content';
import { startAccordionKeys } from './answers.ts';
import { trackPageView } from './analytics.ts';
import { focusStageAfterFolding, restoreServedSidebar } from './sidebar-memory.ts';

/** Does what React does on other pages, for visitors who only read and never load React. */
export function startPrerenderedPage(): void {
  const { pathname } = location;
  const page = readPageName();
  if (page === NOT_FOUND_PAGE && pathname.includes('%23')) {
    // Some app has encoded the link's # as part of the path.
    location.replace(location.href.replace('%23', '#'));
    return;
  }
  if (page === NOT_FOUND_PAGE) reportMissingPage(pathname);
  if (page !== undefined) trackPageView({ page, title: document.title, path: pathname });
  showToday();
  restoreServedSidebar();
  focusStageAfterFolding();
  startAccordionKeys();
}

export const PAGE_NAME_TAG = 'page-name';

function readPageName(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${PAGE_NAME_TAG}"]`)?.content;
}

export const NOT_FOUND_PAGE = 'not-found';

/**
 * Some hosts serve a page at its files' names or with two slashes, where the router finds none.
 * Leaves a slash at the end: a sandboxed frame, which may not change its path, has /embed/ as well.
 */
export function correctAddress(): void {
  const { pathname, search, hash } = location;
  const page = readPageName();
  if (page === undefined || page === NOT_FOUND_PAGE) return;
  const path = page === 'home' ? '/' : `/${page}`;
  if (pathname.replace(/(?<=\w)\/$/, '') !== path)
    history.replaceState(history.state, '', path + search + hash);
}

let reported: string | undefined;

export function reportMissingPage(path: string): void {
  if (path === reported) return;
  reported = path;
  console.error(`No page at ${path}`);
}

/** YYYY-MM-DD. */
export const today = (): string => formatIsoDate(Date.now());

export function wordsOfDay(day: string): string {
  return day === '' ? '' : formatDate(new Date(`${day}T12:00`));
}

function showToday(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-today]')) {
    const day = today();
    time.dateTime = day;
    time.textContent = wordsOfDay(day);
  }
}
